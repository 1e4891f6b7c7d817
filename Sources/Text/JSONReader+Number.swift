extension JSONReader {
    /// A number by the grammar of RFC 8259 §6, kept as it is written.
    mutating func number() throws(JSONError) -> JSONValue {
        let start = offset
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits(from: start) }
        if take(UInt8(ascii: ".")) { try digits(from: start) }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits(from: start)
        }
        if let byte = current, Self.isDigit(byte) { throw .invalidNumber(offset: start) }
        return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    /// One digit or more.
    private mutating func digits(from start: Int) throws(JSONError) {
        let first = offset
        while let byte = current, Self.isDigit(byte) { offset += 1 }
        guard offset > first else { throw .invalidNumber(offset: start) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
