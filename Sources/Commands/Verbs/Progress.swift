/// How far a long run is, on one line of a terminal; nothing is shown in the first half second.
struct Progress: ~Copyable {
    private static let firstShown = Duration.milliseconds(500)
    private static let pause = Duration.milliseconds(100)

    private let context: CommandContext
    private let isWanted: Bool
    private var next: Duration
    private var isShown = false
    private var cards = 0
    private var bytes = 0

    init(_ context: CommandContext, isQuiet: Bool) {
        self.context = context
        isWanted = context.showsProgress && !isQuiet
        next = (isWanted ? context.uptime() : .zero) + Self.firstShown
    }

    /// Counts what was read, and shows it where it is time to.
    mutating func add(cards: Int, bytes: Int) {
        guard isWanted else { return }
        self.cards += cards
        self.bytes += bytes
        let now = context.uptime()
        guard now >= next else { return }
        next = now + Self.pause
        isShown = true
        context.overwrite("\(self.cards) cards read, \(self.bytes >> 20) MB …")
    }

    /// Leaves the terminal as it was.
    mutating func hide() {
        guard isShown else { return }
        isShown = false
        context.overwrite("")
    }
}
