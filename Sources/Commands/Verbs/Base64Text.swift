/// Bytes as base64 (RFC 4648 §4), in one line with its padding.
enum Base64Text {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// The text for some bytes.
    static func encoded(_ bytes: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let count = min(3, bytes.endIndex - index)
            var bits: UInt32 = 0
            for offset in 0..<3 {
                bits = bits << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0)
            }
            for place in 0..<4 {
                let value = Int(bits >> UInt32(18 - 6 * place) & 0x3F)
                text.append(place <= count ? alphabet[value] : UInt8(ascii: "="))
            }
            index += count
        }
        return String(decoding: text, as: UTF8.self)
    }
}
