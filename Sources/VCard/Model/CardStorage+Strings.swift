extension CardStorage {
    /// The bytes of a range as text; bytes that are no UTF-8 become U+FFFD.
    func string(_ range: Range<Int32>) -> String {
        String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    /// Whether a range, in capital ASCII letters, equals these bytes.
    func equals(_ range: Range<Int32>, capitals: [UInt8]) -> Bool {
        guard range.count == capitals.count else { return false }
        var offset = Int(range.lowerBound)
        for wanted in capitals {
            let byte = bytes[offset]
            let capital = byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
            guard capital == wanted else { return false }
            offset += 1
        }
        return true
    }
}
