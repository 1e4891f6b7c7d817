/// Which of several cards a merge builds on: of the newest version, changed last, saying most.
///
/// The order depends on the cards alone, never on where they stand.
struct MergeRank: Comparable {
    private let version: Version
    private let revision: Revision?
    private let count: Int
    private let content: ContentDigest
    private let bytes: [UInt8]

    init(_ record: MergeRecord) {
        let card = record.card
        version = card?.version ?? .v2_1
        revision = card.flatMap { Revision(of: $0) }
        count = card?.storage.lines.count ?? 0
        content = record.content
        bytes = record.bytes
    }

    static func == (one: MergeRank, other: MergeRank) -> Bool { one.bytes == other.bytes }

    static func < (one: MergeRank, other: MergeRank) -> Bool {
        if one.version != other.version { return one.version.rawValue > other.version.rawValue }
        if one.revision != other.revision {
            guard let revision = one.revision else { return false }
            guard let second = other.revision else { return true }
            return revision > second
        }
        if one.count != other.count { return one.count > other.count }
        if one.content != other.content { return one.content < other.content }
        return one.bytes.lexicographicallyPrecedes(other.bytes)
    }
}
