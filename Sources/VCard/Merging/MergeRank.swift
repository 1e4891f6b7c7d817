/// Which of several cards a merge builds on: of the newest version, changed last, saying most.
///
/// The order depends on the cards alone, never on where they stand.
struct MergeRank: Comparable {
    private let version: Version
    private let seconds: Int?
    private let count: Int
    private let content: ContentDigest
    private let bytes: [UInt8]

    init(_ record: MergeRecord) {
        let card = record.card
        version = card?.version ?? .v2_1
        seconds = card.flatMap { Revision(of: $0)?.seconds }
        count = card?.storage.lines.count ?? 0
        content = record.content
        bytes = record.bytes
    }

    static func == (one: MergeRank, other: MergeRank) -> Bool { one.bytes == other.bytes }

    static func < (one: MergeRank, other: MergeRank) -> Bool {
        if one.version != other.version { return one.version.rawValue > other.version.rawValue }
        if one.seconds != other.seconds {
            guard let seconds = one.seconds else { return false }
            guard let others = other.seconds else { return true }
            return seconds > others
        }
        if one.count != other.count { return one.count > other.count }
        if one.content != other.content { return one.content < other.content }
        return one.bytes.lexicographicallyPrecedes(other.bytes)
    }
}
