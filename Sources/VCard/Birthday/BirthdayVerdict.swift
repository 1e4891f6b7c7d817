/// What a birthday reading comes to.
public enum BirthdayVerdict: String, CaseIterable, Hashable, Sendable {
    /// One civil day; the only verdict that imports without a question.
    case exact
    /// Parts are missing.
    case incomplete
    /// Several days are possible.
    case ambiguous
    /// No day, or a calendar we do not read.
    case invalid
    /// A day after the reference day.
    case future
    /// Statements of the card contradict each other.
    case conflict
    /// There is no value.
    case absent
}
