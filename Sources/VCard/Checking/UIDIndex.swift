import Diagnostics

/// The UIDs of a file with what tells two people apart, as short hashes.
struct UIDIndex {
    private struct Owner {
        var line: Int
        var name: UInt64
        var mail: UInt64
        var telephone: UInt64
    }

    private var owners: [UInt64: Owner] = [:]

    init() {}

    /// Notes a card's UID; a finding where another name has it already and nothing is shared.
    mutating func conflict(of card: Card) -> Finding? {
        guard let uid = card.firstProperty(.uid), let key = UIDIndex.hash(uid) else { return nil }
        let owner = Owner(
            line: card.line,
            name: UIDIndex.hash(card.firstProperty(.fn)) ?? 0,
            mail: UIDIndex.hash(card.firstProperty(.email)) ?? 0,
            telephone: UIDIndex.hash(card.firstProperty(.tel)) ?? 0
        )
        guard let earlier = owners[key] else {
            owners[key] = owner
            return nil
        }
        guard earlier.name != owner.name,
            earlier.mail != owner.mail || owner.mail == 0,
            earlier.telephone != owner.telephone || owner.telephone == 0
        else { return nil }
        return Finding(
            .uidConflict,
            at: Position(line: uid.line),
            card: card.number,
            arguments: [String(earlier.line)]
        )
    }

    /// A hash of a value's bytes without `urn:uuid:` and letter case, or nil where there is none (FNV-1a).
    private static func hash(_ property: Property?) -> UInt64? {
        guard let property else { return nil }
        let bytes = property.storage.bytes
        let span = bytes.span
        var range = span.trimmed(property.record.value.wide)
        if span.hasPrefix("URN:UUID:", in: range) {
            range = range.lowerBound + 9..<range.upperBound
        }
        guard !range.isEmpty else { return nil }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in range {
            hash = (hash ^ UInt64(span[index].capital)) &* 0x100_0000_01B3
        }
        return hash
    }
}
