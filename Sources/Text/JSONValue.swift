/// A JSON value (RFC 8259 §3) that keeps the order of members, duplicates and the text of numbers.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as it was written, for example `1e2` or `-0.50`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// A whole number.
    package static func integer(_ value: some BinaryInteger) -> JSONValue {
        .number(String(value))
    }

    /// An object of members in the order they are given, duplicates kept.
    package static func members(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
        .object(members.map { JSONMember(key: $0.key, value: $0.value) })
    }

    /// The first member of that name; nil where there is none or this is no object.
    package subscript(key: String) -> JSONValue? {
        object?.first { $0.key == key }?.value
    }

    /// The element at that place; nil beyond the ends or where this is no array.
    package subscript(index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    package var isNull: Bool { self == .null }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number as an `Int`; nil for fractions, exponents and what does not fit.
    package var integer: Int? {
        if case .number(let text) = self { Int(text) } else { nil }
    }

    package var double: Double? {
        if case .number(let text) = self { Double(text) } else { nil }
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    package var object: [JSONMember]? {
        if case .object(let members) = self { members } else { nil }
    }
}

/// A name and a value in a JSON object.
package struct JSONMember: Equatable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember(key: $0.0, value: $0.1) })
    }
}
