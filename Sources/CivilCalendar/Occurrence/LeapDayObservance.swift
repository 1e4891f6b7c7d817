/// On which day of a common year someone born on 29 February has a birthday.
public enum LeapDayObservance: Hashable, Sendable, CaseIterable {
    /// On 1 March.
    case firstOfMarch
    /// On 28 February.
    case lastOfFebruary
}
