public import CivilCalendar

/// What a card as a whole says about a birthday.
public struct Birthday: Hashable, Sendable {
    /// Every statement, in the order of the card.
    public var readings: [BirthdayReading]
    /// What they come to together.
    public var verdict: BirthdayVerdict
    /// The civil day; only where the verdict is exact or future.
    public var date: CivilDate?
    /// The reading that the day comes from in its own calendar (the alternate-calendar one where both agree).
    public var decisive: BirthdayReading?
    /// The missing parts of an incomplete birthday, in the order year, month, day.
    public var missing: [MissingPart]
    /// The possible days of an ambiguous or contradictory birthday, earliest first.
    public var candidates: [CivilDate]
    /// Why it is not exact; nil where it is.
    public var reason: BirthdayReason?
    /// Official and computed calendars may differ by a day here.
    public var isApproximate: Bool

    /// A part of a date.
    public enum MissingPart: String, Hashable, Sendable {
        case year
        case month
        case day
    }

    /// No statement at all.
    public static let absent = Birthday(
        readings: [],
        verdict: .absent,
        date: nil,
        decisive: nil,
        missing: [],
        candidates: [],
        reason: .missing,
        isApproximate: false
    )

    /// A birthday in full.
    public init(
        readings: [BirthdayReading],
        verdict: BirthdayVerdict,
        date: CivilDate?,
        decisive: BirthdayReading?,
        missing: [MissingPart],
        candidates: [CivilDate],
        reason: BirthdayReason?,
        isApproximate: Bool
    ) {
        self.readings = readings
        self.verdict = verdict
        self.date = date
        self.decisive = decisive
        self.missing = missing
        self.candidates = candidates
        self.reason = reason
        self.isApproximate = isApproximate
    }
}
