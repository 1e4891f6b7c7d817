package import CivilCalendar

/// A whole-day event of a calendar (RFC 5545 §3.6.1).
package struct CalendarEvent: Hashable, Sendable {
    /// How an event repeats every year.
    package enum Recurrence: Hashable, Sendable {
        /// On the same month and day.
        case yearly
        /// On 29 February, in common years on 1 March: always day 60 of the year.
        case yearlyOnDay60
        /// On 29 February, in common years on 28 February: always the last day of February.
        case yearlyOnLastOfFebruary
    }

    /// What stays the same whenever the event is written; unique among the events of a calendar.
    package let uid: String
    /// The day, of a repeating event the first.
    package let day: CivilDate
    /// How it repeats; nil for a single day.
    package let recurrence: Recurrence?
    /// What it is, in a few words.
    package let summary: String
    /// What else there is to say, where there is anything.
    package let details: String?

    package init(
        uid: String,
        day: CivilDate,
        recurrence: Recurrence? = nil,
        summary: String,
        details: String? = nil
    ) {
        self.uid = uid
        self.day = day
        self.recurrence = recurrence
        self.summary = summary
        self.details = details
    }
}

extension CalendarEvent.Recurrence {
    /// The value of RRULE (RFC 5545 §3.3.10).
    var rule: String {
        switch self {
        case .yearly: "FREQ=YEARLY"
        case .yearlyOnDay60: "FREQ=YEARLY;BYYEARDAY=60"
        case .yearlyOnLastOfFebruary: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
        }
    }
}
