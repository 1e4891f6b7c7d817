/// The right to save one revision of a review once.
public struct ReviewToken: Hashable, Sendable {
    /// Random bytes drawn by the caller.
    public let bytes: [UInt8]
    /// The revision that was previewed.
    public let revision: Int

    /// A token for a revision; whoever previews a review draws a new one each time.
    public init(random bytes: [UInt8], revision: Int) {
        self.bytes = bytes
        self.revision = revision
    }
}
