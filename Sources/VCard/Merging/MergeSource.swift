/// Where a card that goes into a merge stands.
public struct MergeSource: Hashable, Sendable {
    /// The file as it was named.
    public let file: String
    /// The number of the card in its file, from 1.
    public let card: Int
    /// The physical line of BEGIN, from 1.
    public let line: Int
}
