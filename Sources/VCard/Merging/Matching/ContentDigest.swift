internal import Text

/// Everything a card says apart from its version, PRODID and REV, in 128 bits; equal content has equal digests.
///
/// Neither the order of properties and parameters counts, nor the version, the letter case of names and TYPE,
/// folds, encodings and group names; labels count with what they label.
struct ContentDigest: Hashable, Comparable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The digest of canonical entries in order.
    init(_ entries: [ArraySlice<UInt8>]) {
        var message: [UInt8] = []
        message.reserveCapacity(entries.reduce(entries.count) { $0 + $1.count })
        for entry in entries {
            message += entry
            message.append(ASCII.lineFeed)
        }
        let bytes = SHA256.digest(of: message).bytes
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
    }

    static func < (one: ContentDigest, other: ContentDigest) -> Bool {
        (one.high, one.low) < (other.high, other.low)
    }
}
