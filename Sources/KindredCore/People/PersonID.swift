import Text

/// The permanent identity of a person: 16 random bytes, written as a UUID.
public struct PersonID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The bytes; always 16.
    public var bytes: [UInt8] {
        [high, low].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
        }
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
        var text = ""
        text.reserveCapacity(36)
        for (index, digit) in Hex.encode(bytes).enumerated() {
            if [8, 12, 16, 20].contains(index) { text += "-" }
            text.append(digit)
        }
        return text
    }
}

extension PersonID: Comparable {
    /// Orders identities by their bytes.
    public static func < (left: PersonID, right: PersonID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
