import CivilCalendar

extension BirthdayReading {
    /// Whether the reading says anything of a day, so that another can agree with it or not.
    var hasWeight: Bool {
        switch verdict {
        case .exact, .future, .ambiguous, .conflict: true
        case .incomplete: year != nil || month != nil || day != nil
        case .invalid, .absent: false
        }
    }

    /// Whether the value is a Gregorian date.
    var isGregorian: Bool { calendar == CalendarSystem.gregorian.identifier }

    /// Whether month and day are Gregorian, whatever the years are counted from (Buddhist, Minguo, Japanese).
    var hasGregorianMonths: Bool {
        switch CalendarSystem(identifier: calendar) {
        case .gregorian, .buddhist, .roc, .japanese: true
        default: false
        }
    }

    /// Whether both readings can be of one birthday.
    ///
    /// What cannot be compared (a year-less day of another calendar with a Gregorian one, candidates that are not
    /// known) does not disagree.
    func agrees(with other: BirthdayReading) -> Bool {
        switch (possibleDays, other.possibleDays) {
        case (let mine?, let theirs?):
            if mine.contains(where: { theirs.contains($0) }) { return true }
            return isYearlessTwin(of: other, theirs) || other.isYearlessTwin(of: self, mine)
        case (let mine?, nil): return mine.contains { other.isPart(of: $0) }
        case (nil, let theirs?): return theirs.contains { isPart(of: $0) }
        case (nil, nil): return sharesParts(with: other)
        }
    }

    /// The days that the reading leaves possible; nil where it names only parts, or days that are not known.
    private var possibleDays: [CivilDate]? {
        if let date { return [date] }
        return verdict == .ambiguous && !candidates.isEmpty ? candidates : nil
    }

    /// Whether the year may be a filler and month and day are those of a day.
    private func isYearlessTwin(of other: BirthdayReading, _ days: [CivilDate]) -> Bool {
        guard verdict == .ambiguous, reason == .placeholderYear else { return false }
        return candidates.contains { mine in
            days.contains { $0.month == mine.month && $0.day == mine.day }
        }
    }

    /// Whether the parts that are written are those of a day.
    func isPart(of date: CivilDate) -> Bool {
        guard verdict == .incomplete else { return true }
        if isGregorian {
            return year ?? date.year == date.year && month ?? date.month == date.month
                && day ?? date.day == date.day
        }
        guard let system = CalendarSystem(identifier: calendar),
            let fields = try? CalendarDate(date, in: system)
        else { return true }
        guard year == nil || era == nil || era == fields.era else { return false }
        return year ?? fields.year == fields.year && month ?? fields.month == fields.month
            && day ?? fields.day == fields.day
            && (month == nil || isLeapMonth == fields.isLeapMonth)
    }

    private func sharesParts(with other: BirthdayReading) -> Bool {
        guard verdict == .incomplete, other.verdict == .incomplete, calendar == other.calendar
        else { return true }
        func same(_ part: KeyPath<BirthdayReading, Int?>) -> Bool {
            guard let mine = self[keyPath: part], let theirs = other[keyPath: part]
            else { return true }
            return mine == theirs
        }
        return same(\.year) && same(\.month) && same(\.day) && isLeapMonth == other.isLeapMonth
    }
}
