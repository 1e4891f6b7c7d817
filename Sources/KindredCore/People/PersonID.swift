import Text

/// The permanent identity of a person: 16 random bytes, written as a UUID.
public struct PersonID: Hashable, Sendable {
    /// The bytes; always 16.
    public let bytes: [UInt8]

    /// The identity of these bytes, which the caller draws at random; nil unless there are 16.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.bytes = bytes
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
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            text += Hex.encode([byte])
        }
        return text
    }
}

extension PersonID: Comparable {
    /// Orders identities by their bytes.
    public static func < (left: PersonID, right: PersonID) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
