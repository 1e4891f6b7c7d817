/// One row of the transition table.
struct Transition: Sendable {
    /// The number of the row in the design.
    let row: String
    /// The phases it leads from.
    let from: Set<ReviewPhase>
    /// The events it answers.
    let events: Set<ReviewEvent.Kind>
    /// Whether it applies.
    let guards: @Sendable (ReviewData, ReviewEvent, ReviewRules) -> Bool
    /// What it changes, and what it asks for; or the refusal, which changes nothing.
    let apply: @Sendable (inout ReviewData, ReviewEvent, ReviewRules) -> Effect

    /// What a row comes to.
    enum Effect: Hashable, Sendable {
        case done([ReviewAction])
        case refuse(ReviewRefusal)
    }

    init(
        _ row: String,
        from: Set<ReviewPhase>,
        on events: Set<ReviewEvent.Kind>,
        when guards: @escaping @Sendable (ReviewData, ReviewEvent, ReviewRules) -> Bool = {
            _,
            _,
            _ in true
        },
        apply: @escaping @Sendable (inout ReviewData, ReviewEvent, ReviewRules) -> Effect
    ) {
        self.row = row
        self.from = from
        self.events = events
        self.guards = guards
        self.apply = apply
    }

    /// Whether the row is about such an event in such a phase; its guard is another question.
    func answers(_ event: ReviewEvent.Kind, in phase: ReviewPhase) -> Bool {
        events.contains(event) && from.contains(phase)
    }
}

/// The one table by which a review moves; the first row that applies is taken.
enum TransitionTable {
    static let rows = selecting + deciding + photo + importing + draft + storing + ending
}
