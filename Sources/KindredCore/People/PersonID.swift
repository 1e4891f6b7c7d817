import Text

/// The permanent identity of a person: 16 random bytes, written as a UUID.
public struct PersonID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The bytes; always 16.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        for index in 0..<16 { bytes.append(byte(at: index)) }
        return bytes
    }

    /// One of the sixteen bytes.
    private func byte(at index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (index < 8 ? high : low) >> UInt64(56 - 8 * (index & 7)))
    }

    /// The identity of these bytes, which the caller draws at random; nil unless there are 16.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension PersonID: LosslessStringConvertible {
    /// The identity written as 32 hexadecimal digits, with the hyphens of a UUID or without any.
    public init?(_ description: String) {
        let groups = description.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.count == 1 || groups.map(\.count) == [8, 4, 4, 4, 12],
            let bytes = Hex.decode(groups.joined())
        else { return nil }
        self.init(bytes: bytes)
    }

    /// The identity as a UUID in small letters.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for index in 0..<16 {
            if index == 4 || index == 6 || index == 8 || index == 10 {
                text.append(UInt8(ascii: "-"))
            }
            let byte = byte(at: index)
            text.append(Hex.digit(byte >> 4))
            text.append(Hex.digit(byte))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension PersonID: Comparable {
    /// Orders identities by their bytes.
    public static func < (left: PersonID, right: PersonID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
