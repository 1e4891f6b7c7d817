public import CivilCalendar
public import VCard

/// What a card's birthday comes to: a day that can be recorded, or a question to a person.
public enum BirthResolution: Hashable, Sendable {
    /// A civil day, and the date in its own calendar where that is not the Gregorian.
    case usable(CivilDate, observed: CalendarDate?)
    /// Only a person can decide.
    case needsDecision(BirthQuestion)

    /// Resolves a birthday; days after `today` and ages over 120 become questions.
    public init(_ birthday: Birthday, today: CivilDate) {
        guard birthday.verdict == .exact, let date = birthday.date else {
            self = .needsDecision(BirthQuestion(birthday))
            return
        }
        if let reason = BirthResolution.objection(to: date, today: today) {
            self = .needsDecision(BirthQuestion(reason: reason, candidates: [date]))
            return
        }
        self = .usable(date, observed: birthday.observed)
    }

    /// Why a day cannot be recorded as a birth without a word from a person: it is to come, or more than 120 years ago.
    static func objection(to date: CivilDate, today: CivilDate) -> BirthdayReason? {
        if date > today { return .future }
        return date.years(to: today) > EstimatedAge.range.upperBound ? .over120 : nil
    }
}

/// What a person has to decide about a birth.
public struct BirthQuestion: Hashable, Sendable {
    /// Why the card does not settle it.
    public let reason: BirthdayReason
    /// The days that are possible, earliest first; empty where they are too many.
    public let candidates: [CivilDate]
    /// The days between which the birth lies by the card, where it says so much.
    public let bounds: ClosedRange<CivilDate>?

    /// A question with its candidates.
    public init(
        reason: BirthdayReason,
        candidates: [CivilDate] = [],
        bounds: ClosedRange<CivilDate>? = nil
    ) {
        self.reason = reason
        self.candidates = candidates
        if let bounds {
            self.bounds = bounds
        } else if let first = candidates.min(), let last = candidates.max() {
            self.bounds = first...last
        } else {
            self.bounds = nil
        }
    }

    /// The question that a birthday leaves open.
    init(_ birthday: Birthday) {
        let reason = birthday.reason ?? birthday.readings.lazy.compactMap(\.reason).first
        let ranges = birthday.readings.flatMap { BirthEvidence.ranges(of: $0) }
        let first = ranges.map(\.lowerBound).min()
        let last = ranges.map(\.upperBound).max()
        var bounds: ClosedRange<CivilDate>?
        if birthday.verdict == .incomplete, let first, let last, first <= last {
            bounds = first...last
        }
        var candidates = birthday.candidates
        if candidates.isEmpty, let date = birthday.date { candidates = [date] }
        self.init(reason: reason ?? .missing, candidates: candidates, bounds: bounds)
    }
}
