import Diagnostics

/// The UIDs of a file with what tells two people apart, as hashes: 24 bytes a card.
///
/// The memory is bounded: past ``mostCards`` UIDs a file's further ones are not remembered, and one finding says so.
struct UIDIndex {
    /// How many UIDs are remembered.
    static let mostCards = 1_000_000

    /// Tables that grow one at a time, so that growing never doubles the whole.
    private var shards = Array(repeating: Shard(), count: 256)
    private var count = 0
    private var told = false

    init() {}

    /// Notes a card's UID; a finding where another name has it already and nothing is shared.
    mutating func conflict(of card: Card) -> Finding? {
        guard let uid = card.firstProperty(.uid), let key = UIDIndex.hash(uid) else { return nil }
        let owner = Owner(
            key: key,
            line: UInt32(clamping: card.line),
            name: UInt32(truncatingIfNeeded: UIDIndex.hash(card.firstProperty(.fn)) ?? 0),
            mail: UInt32(truncatingIfNeeded: UIDIndex.hash(card.firstProperty(.email)) ?? 0),
            telephone: UInt32(truncatingIfNeeded: UIDIndex.hash(card.firstProperty(.tel)) ?? 0)
        )
        let shard = Int(key >> 56)
        guard let earlier = shards[shard].owner(of: key) else {
            return remember(owner, in: shard, uid, card)
        }
        guard !earlier.isShared(with: owner) else { return nil }
        return Finding(
            .uidConflict,
            at: Position(line: uid.line),
            card: card.number,
            arguments: [String(earlier.line)]
        )
    }

    private mutating func remember(
        _ owner: Owner,
        in shard: Int,
        _ uid: Property,
        _ card: Card
    ) -> Finding? {
        guard count < UIDIndex.mostCards else {
            defer { told = true }
            return told
                ? nil
                : Finding(
                    .uidsNotCompared,
                    at: Position(line: uid.line),
                    card: card.number,
                    arguments: [String(UIDIndex.mostCards)]
                )
        }
        count += 1
        shards[shard].insert(owner)
        return nil
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
        return hash == 0 ? 1 : hash
    }
}

/// What is remembered of the first card of a UID.
private struct Owner {
    /// The hash of the UID, never 0; 0 marks an empty place.
    var key: UInt64 = 0
    var line: UInt32 = 0
    var name: UInt32 = 0
    var mail: UInt32 = 0
    var telephone: UInt32 = 0

    /// Whether the name, or a mail address or a telephone number, is the same.
    func isShared(with other: Owner) -> Bool {
        name == other.name || mail != 0 && mail == other.mail
            || telephone != 0 && telephone == other.telephone
    }
}

/// An open-addressing table.
private struct Shard {
    private var places: [Owner] = []
    private var count = 0

    func owner(of key: UInt64) -> Owner? {
        guard !places.isEmpty else { return nil }
        let owner = places[place(of: key)]
        return owner.key == key ? owner : nil
    }

    mutating func insert(_ owner: Owner) {
        if (count + 1) * 4 > places.count * 3 { grow() }
        places[place(of: owner.key)] = owner
        count += 1
    }

    /// The place of a key, or the empty one where it would stand.
    private func place(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: key & 0xFFFF_FFFF) % places.count
        while places[index].key != 0, places[index].key != key {
            index = index + 1 == places.count ? 0 : index + 1
        }
        return index
    }

    private mutating func grow() {
        let old = places
        places = Array(repeating: Owner(), count: max(16, old.count * 3 / 2))
        for owner in old where owner.key != 0 { places[place(of: owner.key)] = owner }
    }
}
