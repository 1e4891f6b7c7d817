/// The 32 bytes of a SHA-256 or HMAC-SHA-256 value.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
    package static let byteCount = 32

    /// The bytes in order; always `byteCount` of them.
    package let bytes: [UInt8]

    /// A digest kept elsewhere; nil unless there are exactly 32 bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = Array(bytes)
    }

    /// A digest written as 64 hexadecimal digits.
    package init?(hex: String) {
        guard let bytes = Hex.decode(hex) else { return nil }
        self.init(bytes: bytes)
    }

    init(words: [8 of UInt32]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.byteCount)
        for index in 0..<8 {
            let word = words[index]
            for shift: UInt32 in [24, 16, 8, 0] {
                bytes.append(UInt8(truncatingIfNeeded: word >> shift))
            }
        }
        self.bytes = bytes
    }

    /// The digest as 64 small hexadecimal digits.
    package var hex: String { Hex.encode(bytes) }

    package var description: String { hex }
}
