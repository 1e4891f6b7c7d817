/// The types that VALUE can name (RFC 6350 §5.2, RFC 2425 §5.8.4, RFC 2426 §2.4, vCard 2.1 §2.1.8).
enum ValueType: String, CaseIterable, Sendable {
    case text = "TEXT"
    case uri = "URI"
    case date = "DATE"
    case time = "TIME"
    case dateTime = "DATE-TIME"
    case dateAndOrTime = "DATE-AND-OR-TIME"
    case timestamp = "TIMESTAMP"
    case boolean = "BOOLEAN"
    case integer = "INTEGER"
    case float = "FLOAT"
    case utcOffset = "UTC-OFFSET"
    case languageTag = "LANGUAGE-TAG"
    // RFC 2426
    case binary = "BINARY"
    case vcard = "VCARD"
    case phoneNumber = "PHONE-NUMBER"
    // vCard 2.1
    case inline = "INLINE"
    case url = "URL"
    case contentID = "CONTENT-ID"
    case cid = "CID"

    /// All names.
    static let names = WordTable(allCases.map(\.rawValue))

    /// A set with this one type.
    var set: ValueTypes {
        ValueTypes(rawValue: 1 << UInt32(ValueType.allCases.firstIndex(of: self) ?? 0))
    }
}

/// A set of value types.
struct ValueTypes: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The set of these types.
    init(_ types: [ValueType]) {
        self.init(rawValue: types.reduce(0) { $0 | $1.set.rawValue })
    }

    /// Whether the type at a place of ``ValueType/allCases`` is in the set.
    func contains(index: Int) -> Bool { rawValue & 1 << UInt32(index) != 0 }
}
