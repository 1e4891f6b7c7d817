package import CivilCalendar
package import VCard

/// What the statements of a card say about the age, each on its own.
package enum BirthEvidence {
    /// Whether some statement of the card says under 18, or leaves it open in a way that the recorded birth does not settle.
    ///
    /// A statement whose every possible day is of a minor contradicts. One that admits minors and
    /// adults contradicts only where the recorded birth is none of its days.
    package static func contradictsAdulthood(
        _ birthday: Birthday,
        recorded: BirthInformation,
        today: CivilDate
    ) -> Bool {
        birthday.readings.contains { reading in
            let ranges = ranges(of: reading)
            guard ranges.contains(where: { !isAdult($0.upperBound, today) }) else { return false }
            guard ranges.contains(where: { isAdult($0.lowerBound, today) }) else { return true }
            guard let bounds = recorded.bounds else { return true }
            return !ranges.contains { $0.overlaps(bounds) }
        }
    }

    private static func isAdult(_ birth: CivilDate, _ today: CivilDate) -> Bool {
        birth.years(to: today) >= AdultPhotoGate.adultAge
    }

    /// The days that a statement admits: its day, its candidates, or the days of its year or month; empty where it says no year.
    static func ranges(of reading: BirthdayReading) -> [ClosedRange<CivilDate>] {
        if let date = reading.date { return [date...date] }
        if !reading.candidates.isEmpty { return reading.candidates.map { $0...$0 } }
        guard let year = reading.year, saysYear(reading),
            let system = CalendarSystem(identifier: reading.calendar)
        else { return [] }
        if system == .gregorian {
            return gregorian(year: year, month: reading.month).map { [$0] } ?? []
        }
        return other(reading, system: system, year: year).map { [$0] } ?? []
    }

    /// Whether the year of an unusable statement is meant as one.
    private static func saysYear(_ reading: BirthdayReading) -> Bool {
        switch reading.reason {
        case .yearless, .placeholderYear, .ambiguousCentury, .missingEra, .unsupportedCalendar:
            false
        default: true
        }
    }

    private static func gregorian(year: Int, month: Int?) -> ClosedRange<CivilDate>? {
        let isMonth = month.map { (1...12).contains($0) } ?? false
        let (first, last) = isMonth ? (month ?? 1, month ?? 12) : (1, 12)
        guard let start = CivilDate(year: year, month: first, day: 1),
            let end = CivilDate(
                year: year,
                month: last,
                day: CivilDate.days(inMonth: last, of: year)
            )
        else { return nil }
        return start...end
    }

    /// The year of another calendar: from its first day on, at most 385 days.
    private static func other(
        _ reading: BirthdayReading,
        system: CalendarSystem,
        year: Int
    ) -> ClosedRange<CivilDate>? {
        let first = CalendarDate(system, era: reading.era, year: year, month: 1, day: 1)
        guard let start = try? first.civilDate(),
            let end = CivilDate(start.epochDay.adding(days: 384))
        else { return nil }
        return start...end
    }
}
