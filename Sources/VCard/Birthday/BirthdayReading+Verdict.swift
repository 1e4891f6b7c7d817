import CivilCalendar

extension BirthdayReading {
    /// The parts that the value does not name, in the order year, month, day.
    var missingParts: [Birthday.MissingPart] {
        var parts: [Birthday.MissingPart] = []
        if year == nil { parts.append(.year) }
        if month == nil { parts.append(.month) }
        if day == nil { parts.append(.day) }
        return parts
    }

    /// One civil day: exact, or future where it lies after the reference day.
    mutating func settle(on day: CivilDate, today: CivilDate) {
        date = day
        verdict = day > today ? .future : .exact
        reason = day > today ? .future : nil
    }

    /// Several civil days are possible.
    mutating func settle(among days: [CivilDate], _ why: BirthdayReason) {
        candidates = Set(days).sorted()
        verdict = .ambiguous
        reason = why
    }

    /// No day; a suggestion where there is one.
    mutating func refuse(_ why: BirthdayReason, suggesting day: CivilDate? = nil) {
        candidates = day.map { [$0] } ?? []
        verdict = .invalid
        reason = why
    }

    /// Parts are missing; the reason names those that are there.
    mutating func settleAsIncomplete() {
        verdict = .incomplete
        reason =
            switch (year, month, day) {
            case (nil, nil, nil): .missing
            case (nil, nil, _): .dayOnly
            case (nil, _, nil): .monthOnly
            case (nil, _, _): .yearless
            case (_, nil, _): .yearOnly
            default: .yearMonth
            }
    }

    /// There is no value.
    mutating func settleAsAbsent() {
        verdict = .absent
        reason = .missing
    }

    /// The civil day of a date in its own calendar, or why it has none.
    mutating func settle(on date: CalendarDate, today: CivilDate) {
        take(date)
        do throws(CalendarError) {
            settle(on: try date.civilDate(), today: today)
            isApproximate = date.isApproximate
            if isApproximate { notes += try date.alternateDays().map { .otherDay($0) } }
        } catch {
            refuse(error, of: date, today: today)
        }
    }

    /// Takes the fields over from a date of a calendar.
    mutating func take(_ date: CalendarDate) {
        era = date.era
        year = date.year
        month = date.month
        isLeapMonth = date.isLeapMonth
        day = date.day
    }

    private mutating func refuse(
        _ error: CalendarError,
        of date: CalendarDate,
        today: CivilDate
    ) {
        switch error {
        case .noSuchLeapMonth: refuse(.nonexistentLeapMonth)
        case .noSuchMonth, .noSuchDay: refuse(.impossibleDate)
        case .outsideEra: refuse(.impossibleDate, suggesting: date.dayPastItsEra)
        case .missingEra(let candidates):
            let past = candidates.filter { $0 <= today }
            settle(among: past.isEmpty ? candidates : past, .missingEra)
        case .ambiguousVariant(let candidates): settle(among: candidates, .ambiguousVariant)
        case .outOfRange: refuse(.outOfRange)
        case .engine: refuse(.unsupportedCalendar)
        }
    }
}

extension CalendarDate {
    /// The day that a Japanese date would be if its era had gone on (Showa 64-01-08 is 1989-01-08).
    fileprivate var dayPastItsEra: CivilDate? {
        guard system == .japanese, let era, (1...9999).contains(year),
            let first = JapaneseEra.numbered(era)?.firstYear
        else { return nil }
        return CivilDate(year: first + year - 1, month: month, day: day)
    }
}
