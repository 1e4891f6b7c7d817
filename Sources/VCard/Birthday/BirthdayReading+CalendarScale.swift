import CivilCalendar

extension BirthdayReading {
    /// Reads a BDAY whose `CALSCALE` names another calendar than the Gregorian one.
    ///
    /// Programs also put that parameter beside a Gregorian date: a year from 1900 on can be either.
    mutating func readScaled(_ text: DateText, in system: CalendarSystem, today: CivilDate) {
        guard let parts = CalendarScaleDate(text.bytes) else {
            readAlternate(text, in: system, today: today)
            return
        }
        year = parts.year
        month = parts.month
        isLeapMonth = parts.isLeapMonth
        day = parts.day
        guard let year, let month, let day else {
            settleIncomplete(in: system)
            return
        }
        if system == .hebrew, !parts.isLeapMonth, month > 5 {
            settleHebrewNumbering(parts, today: today)
            return
        }
        let native = CalendarDate(
            scale: system,
            year: year,
            month: month,
            isLeapMonth: isLeapMonth,
            day: day
        )
        let gregorian = parts.gregorianDay(today: today)
        if system == .japanese, year >= 1868 {
            settleJapanese(CivilDate(year: year, month: month, day: day), today: today)
        } else if system.countsRelatedYears, (1900...2100).contains(year) {
            let days = native.days(until: nil) + (gregorian.map { [$0] } ?? [])
            take(native)
            settleOrRefuse(among: days, .ambiguousVariant)
        } else if let gregorian {
            take(native)
            settle(among: native.days(until: today) + [gregorian], .ambiguousVariant)
        } else {
            settle(on: native, today: today)
            if parts.isLeapMonth, reason == .impossibleDate, system == .hebrew {
                refuse(.nonexistentLeapMonth)
            }
        }
    }

    private mutating func settleIncomplete(in system: CalendarSystem) {
        guard let written = year else {
            if system == .hebrew, isLeapMonth, month == 5 {
                isLeapMonth = false
                month = 6
            }
            settleYearless(in: system)
            return
        }
        if system.countsRelatedYears {
            let whole = CalendarDate(
                scale: system,
                year: written,
                month: month ?? 1,
                isLeapMonth: isLeapMonth,
                day: 1
            )
            era = whole.era
            year = whole.year
        }
        settleAsIncomplete()
    }

    /// A month from 6 on without `L` is one of RFC 7529's numbers (6 is Adar) or one of Foundation's (7 is Adar).
    private mutating func settleHebrewNumbering(_ parts: CalendarScaleDate, today: CivilDate) {
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return }
        var days: [CivilDate] = []
        for number in [month, month + 1] where number <= 13 {
            let date = CalendarDate(.hebrew, year: year, month: number, day: day)
            days += date.days(until: nil)
        }
        if let gregorian = parts.gregorianDay(today: today) { days.append(gregorian) }
        settleOrRefuse(among: days, .ambiguousMonthNumbering)
    }

    /// A Japanese date with its Gregorian year says the same in both calendars.
    private mutating func settleJapanese(_ day: CivilDate?, today: CivilDate) {
        guard let day else {
            refuse(.impossibleDate)
            return
        }
        if let date = try? CalendarDate(day, in: .japanese) { take(date) }
        settle(on: day, today: today)
    }

    private mutating func settleOrRefuse(among days: [CivilDate], _ why: BirthdayReason) {
        if days.isEmpty {
            refuse(isLeapMonth ? .nonexistentLeapMonth : .impossibleDate)
        } else {
            settle(among: days, why)
        }
    }
}

extension CalendarSystem {
    /// Whether the years are also named by the Gregorian year in which they begin.
    var countsRelatedYears: Bool { self == .chinese || self == .dangi }
}

extension CalendarDate {
    /// A date of the fields of RFC 7529; Chinese and Korean years by ICU's count or as related Gregorian years.
    fileprivate init(
        scale system: CalendarSystem,
        year: Int,
        month: Int,
        isLeapMonth: Bool,
        day: Int
    ) {
        if system.countsRelatedYears {
            let related =
                year >= 4000
                ? SexagenaryCycle.relatedYear(ofExtendedYear: year, in: system) ?? year : year
            self.init(
                system,
                relatedYear: related,
                month: month,
                isLeapMonth: isLeapMonth,
                day: day
            )
        } else if system == .hebrew, isLeapMonth, month == 5 {
            self.init(system, year: year, month: 6, day: day)
        } else {
            self.init(system, year: year, month: month, isLeapMonth: isLeapMonth, day: day)
        }
    }

    /// A Chinese or Korean date of the Gregorian year in which its year begins.
    init(
        _ system: CalendarSystem,
        relatedYear: Int,
        month: Int,
        isLeapMonth: Bool,
        day: Int
    ) {
        let count = SexagenaryCycle.cycleAndYear(ofRelatedYear: relatedYear)
        self.init(
            system,
            era: count.cycle,
            year: count.year,
            month: month,
            isLeapMonth: isLeapMonth,
            day: day
        )
    }

    /// Every civil day the date can be, up to the last one asked for; none where it does not exist.
    func days(until last: CivilDate?) -> [CivilDate] {
        let days: [CivilDate]
        do throws(CalendarError) {
            days = [try civilDate()]
        } catch {
            switch error {
            case .missingEra(let candidates), .ambiguousVariant(let candidates): days = candidates
            default: days = []
            }
        }
        guard let last else { return days }
        return days.filter { $0 <= last }
    }
}
