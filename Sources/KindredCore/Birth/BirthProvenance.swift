/// Where the birth information of a review comes from.
public enum BirthProvenance: String, CaseIterable, Hashable, Sendable {
    /// The card.
    case contact
    /// A day that a person entered.
    case enteredExact
    /// An age that a person entered.
    case enteredEstimate
    /// What the stored person already had.
    case keptExisting
    /// Left unknown on purpose.
    case unknown
}
