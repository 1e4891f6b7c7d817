public import CivilCalendar

/// One birthday that is to come.
public struct NextBirthday: Hashable, Sendable {
    /// The civil day; where several are possible, the first.
    public let day: CivilDate
    /// The day in the calendar in which the birthday is kept.
    public let observed: CalendarDate
    /// The other days that it can be by another form or an official table of the calendar.
    public let otherDays: [CivilDate]
    /// How old the person turns by the years of that calendar; nil where the year of birth is not known.
    public let turns: Int?
}

extension CelebratedBirthday {
    /// The first birthday on or after a day; the day of birth itself is none.
    ///
    /// - Throws: ``CalendarError/outOfRange`` where the calendar is not known so far ahead.
    public func next(
        onOrAfter day: CivilDate,
        _ customs: BirthdayCustoms = BirthdayCustoms()
    ) throws(CalendarError) -> NextBirthday {
        let start = max(day, birth?.next ?? day)
        do throws(CalendarError) {
            let found = try date.occurrence(
                onOrAfter: start,
                leapDay: customs.leapDay,
                koreanLeapMonth: customs.koreanLeapMonth
            )
            let observed = try date.fields(onOccurrence: found)
            let others = observed.isApproximate ? try observed.alternateDays() : []
            return NextBirthday(
                day: found,
                observed: observed,
                otherDays: others,
                turns: turns(on: found, observed)
            )
        } catch .ambiguousVariant(let candidates) {
            return try first(of: candidates)
        } catch {
            throw error
        }
    }

    /// The birthdays from a day on and before another, in order, as far as the calendar is known.
    public func all(
        from start: CivilDate,
        before end: CivilDate,
        _ customs: BirthdayCustoms = BirthdayCustoms()
    ) -> [NextBirthday] {
        var found: [NextBirthday] = []
        var start = start
        while let birthday = try? next(onOrAfter: start, customs), birthday.day < end {
            found.append(birthday)
            guard let morrow = (birthday.otherDays + [birthday.day]).max()?.next else { break }
            start = morrow
        }
        return found
    }

    /// The birthday on the earliest of the days that the forms of a calendar give.
    private func first(of candidates: [CivilDate]) throws(CalendarError) -> NextBirthday {
        guard let earliest = candidates.min() else { throw .engine }
        let observed = try date.fields(onOccurrence: earliest)
        // Days of the year after belong to a form whose own day has just gone by.
        let others = candidates.filter { $0 > earliest && $0 <= earliest.adding(days: 7) }
        return NextBirthday(
            day: earliest,
            observed: observed,
            otherDays: others,
            turns: turns(on: earliest, observed)
        )
    }

    private func turns(on day: CivilDate, _ observed: CalendarDate) -> Int? {
        guard isYearKnown else { return nil }
        if isGregorian { return birth.map { day.year - $0.year } }
        guard let first = date.yearCount, let count = observed.yearCount else { return nil }
        return count - first
    }
}

extension CivilDate {
    /// The day so many days later, or the last one we count.
    fileprivate func adding(days: Int) -> CivilDate {
        CivilDate(epochDay.adding(days: days)) ?? self
    }
}
