internal import Diagnostics
internal import VCard

/// What a contact file shows while it is read, in its order.
enum FileEvent: Sendable {
    /// The file was opened.
    case begin
    /// Something about the file as a whole.
    case finding(Finding)
    /// A card.
    case card(Card)
    /// Some bytes of what is no card and too large to be kept.
    case part(UnreadableEntry)
    /// Bytes that are no card.
    case unreadable(UnreadableEntry)
    /// The file was read to its end, or as far as it could be; it may hold something else than cards.
    case end(begun: Int, read: Int, CommandError?)
    /// The file could not be opened.
    case refused(CommandError)
}

/// Some of what a file shows, with the results of the cards where they are known already.
struct FileBatch<Result: Sendable>: Sendable {
    /// The file.
    let path: String
    /// What it shows.
    var events: [FileEvent] = []
    /// What came of the cards among the events, in their order.
    var results: [Result] = []
    /// How many bytes the cards hold.
    var byteCount = 0
    /// Whether nothing more of the file follows.
    var isLast = false

    init(path: String) {
        self.path = path
    }

    /// Does the work on the cards.
    mutating func work(_ work: (Card, String) -> Result) {
        results.reserveCapacity(events.count)
        for event in events {
            if case .card(let card) = event { results.append(work(card, path)) }
        }
    }
}
