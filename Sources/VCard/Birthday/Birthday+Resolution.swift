package import CivilCalendar

extension Birthday {
    /// Reads all statements of a card and brings them together.
    ///
    /// - The same day twice is one day, with a note on the later statement; different days are a conflict in which
    ///   nothing is chosen.
    /// - A day and a date of another calendar are compared by their civil days. Where they agree, the other calendar's
    ///   date is the decisive one.
    /// - An incomplete statement agrees with a day of the same parts, an ambiguous one with any of its candidates.
    /// - A Gregorian date with the digits of the lunar one, but not its day, is a conflict.
    /// - Statements without any part of a date (text, a time, nonsense, an unknown calendar) count only where no other is there.
    package init(_ statements: [BirthdayStatement], today: CivilDate) {
        if statements.count == 1, let only = statements.first, only.isAboutBirthday {
            let reading = BirthdayReading(only, today: today)
            self.init([reading], settledBy: reading, decisive: reading)
            return
        }
        var resolution = BirthdayResolution(today: today)
        for statement in statements where statement.isAboutBirthday {
            resolution.add(statement)
        }
        self = resolution.birthday
    }

    /// What the statements of a card come to where one reading speaks for all of them.
    init(
        _ readings: [BirthdayReading],
        settledBy single: BirthdayReading,
        decisive: BirthdayReading?,
        isApproximate: Bool? = nil
    ) {
        self.init(
            readings: readings,
            verdict: single.verdict,
            date: single.date,
            decisive: single.date == nil ? nil : decisive,
            missing: single.verdict == .incomplete ? single.missingParts : [],
            candidates: single.candidates,
            reason: single.reason,
            isApproximate: isApproximate ?? single.isApproximate
        )
    }
}
