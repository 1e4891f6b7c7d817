/// The named limits of reading.
public struct Limits: Hashable, Sendable {
    /// The largest card in bytes, at most 512 MiB; a larger one is reported and passed over.
    public var cardBytes: Int
    /// How many bytes are asked for at once.
    public var chunkBytes: Int
    /// How deep AGENT cards may stand in one another.
    public var agentDepth: Int

    /// Limits; the defaults are 64 MiB a card, chunks of 256 KiB, agents 8 deep.
    public init(cardBytes: Int = 64 << 20, chunkBytes: Int = 256 << 10, agentDepth: Int = 8) {
        self.cardBytes = min(max(1, cardBytes), 512 << 20)
        self.chunkBytes = max(1, chunkBytes)
        self.agentDepth = max(0, agentDepth)
    }
}
