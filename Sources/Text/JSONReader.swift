/// Reads one JSON text (RFC 8259) strictly: UTF-8, no byte order mark, no trailing text.
package struct JSONReader {
    /// How deep arrays and objects may stand in each other.
    package static let defaultDepthLimit = 128

    var bytes: [UInt8]
    var offset = 0
    private let depthLimit: Int

    private init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    /// The value that the bytes spell; the limit also bounds this function's own recursion.
    package static func read(
        _ bytes: [UInt8],
        depthLimit: Int = defaultDepthLimit
    ) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes, depthLimit: min(depthLimit, 512))
        reader.skipWhiteSpace()
        let value = try reader.value(depth: 0)
        reader.skipWhiteSpace()
        guard reader.offset == bytes.count else {
            throw .trailingText(offset: reader.offset)
        }
        return value
    }

    /// The value that the text spells.
    package static func read(_ text: String) throws(JSONError) -> JSONValue {
        try read(Array(text.utf8))
    }

    /// The byte at the reading place, which stays; nil at the end.
    var current: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    mutating func skipWhiteSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
        }
    }

    private func unexpected() -> JSONError {
        if let byte = current {
            .unexpectedByte(byte, offset: offset)
        } else {
            .unexpectedEnd(offset: offset)
        }
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard let byte = current else { throw unexpected() }
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw unexpected()
        }
    }

    private mutating func literal(
        _ word: StaticString,
        _ value: JSONValue
    ) throws(JSONError) -> JSONValue {
        for byte in word.description.utf8 {
            guard current == byte else { throw unexpected() }
            offset += 1
        }
        return value
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        try enter(depth)
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            elements.append(try value(depth: depth))
            skipWhiteSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { throw unexpected() }
            skipWhiteSpace()
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        try enter(depth)
        var members: [JSONMember] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            guard current == UInt8(ascii: "\"") else { throw unexpected() }
            let key = try string()
            skipWhiteSpace()
            guard take(UInt8(ascii: ":")) else { throw unexpected() }
            skipWhiteSpace()
            members.append(JSONMember(key: key, value: try value(depth: depth)))
            skipWhiteSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw unexpected() }
            skipWhiteSpace()
        }
    }

    /// Steps over the opening bracket and the white space after it.
    private mutating func enter(_ depth: Int) throws(JSONError) {
        guard depth <= depthLimit else { throw .tooDeep(limit: depthLimit, offset: offset) }
        offset += 1
        skipWhiteSpace()
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        offset += 1
        return true
    }
}
