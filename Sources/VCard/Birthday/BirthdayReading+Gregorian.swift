import CivilCalendar

extension BirthdayReading {
    /// Reads a Gregorian value in any of the forms that are met.
    mutating func readGregorian(
        _ text: DateText,
        of statement: BirthdayStatement,
        today: CivilDate
    ) {
        var bytes = text.bytes
        if bytes.first == UInt8(ascii: "-"), bytes.dropFirst().first?.isDigit == true {
            bytes.removeFirst()
            notes.append(.strayMarks)
        }
        if let form = GregorianForm(bytes) {
            settle(on: form, of: statement, today: today)
        } else if let dates = SixDigitDate.candidates(bytes) {
            settle(among: dates.compactMap(\.civilDate), .ambiguousOrder)
        } else if let order = DateOrder(bytes) {
            settle(on: order.reading, of: statement, today: today)
        } else if let worded = WordedDate(bytes) {
            settle(on: worded)
        } else {
            refuse(.syntax)
        }
    }

    private mutating func settle(
        on order: DateOrder.Reading,
        of statement: BirthdayStatement,
        today: CivilDate
    ) {
        switch order {
        case .one(let date, let isInferred):
            if isInferred { notes.append(.orderInferred) }
            settle(on: GregorianForm(foreign: date), of: statement, today: today)
        case .undecided(let dates):
            let year = dates.first?.year ?? 0
            switch FillerYear(year, omitted: statement.omittedYear) {
            case .real: settle(among: dates.compactMap(\.civilDate), .ambiguousOrder)
            case .doubtful:
                notes.append(.fillerYear(year))
                settle(among: dates.compactMap(\.civilDate), .ambiguousOrder)
            case .absent(let isInferred):
                if isInferred { notes.append(.fillerYear(year)) }
                settle(among: [], .ambiguousOrder)
            case .placeholder: refuse(.placeholderYear)
            }
        case .shortYear(let dates):
            settle(among: dates.compactMap(\.civilDate), .ambiguousCentury)
        case .impossible: refuse(.impossibleDate)
        }
    }

    /// A worded date: a suggestion, or, where a program wrote it, a day that a person must confirm.
    private mutating func settle(on worded: WordedDate) {
        guard let time = worded.time else {
            refuse(.syntax, suggesting: worded.date)
            return
        }
        let next = time.mayBeMidnightElsewhere ? worded.date.next : nil
        settle(among: [worded.date] + (next.map { [$0] } ?? []), .syntax)
    }

    /// Judges the parts of a form: its year, its blank parts, whether the day exists, and its zone.
    mutating func settle(
        on form: GregorianForm,
        of statement: BirthdayStatement,
        today: CivilDate
    ) {
        if statement.kind == .bday, !form.isForm(of: statement.version) {
            if !notes.contains(.orderInferred) { notes.append(.formOfAnotherVersion) }
        }
        var date = form.date
        if date == PartialDate() {
            settleAsIncomplete()
            reason = .timeOnly
            return
        }
        if date.isAllZero {
            refuse(.placeholderYear)
            return
        }
        var isDoubtful = false
        if let written = date.year {
            switch FillerYear(written, omitted: statement.omittedYear) {
            case .real: break
            case .absent(let isInferred):
                date.year = nil
                if isInferred { notes.append(.fillerYear(written)) }
            case .doubtful: isDoubtful = true
            case .placeholder:
                take(date)
                refuse(.placeholderYear)
                return
            }
        }
        date = statement.blanked(date)
        guard date.isPossible else {
            take(date)
            refuse(.impossibleDate, suggesting: date.withDayAndMonthExchanged?.civilDate)
            return
        }
        take(date)
        guard let day = date.civilDate else {
            settleAsIncomplete()
            return
        }
        settle(on: day, at: form.time, isDoubtful: isDoubtful, today: today)
    }

    /// Judges a complete date by its time, and by its year where that may be no year.
    private mutating func settle(
        on day: CivilDate,
        at time: ClockTime?,
        isDoubtful: Bool,
        today: CivilDate
    ) {
        var days = [day]
        if let time, time.zone == .utc {
            if time.mayBeMidnightElsewhere, let next = day.next {
                days.append(next)
                notes.append(.midnightElsewhere(next))
            } else if time.isMidnight {
                notes.append(.midnightUTC)
            }
        }
        if isDoubtful {
            notes.append(.fillerYear(day.year))
            settle(among: days, .placeholderYear)
        } else if days.count > 1 {
            settle(among: days, .ambiguousZone)
        } else {
            settle(on: day, today: today)
        }
    }

    private mutating func take(_ date: PartialDate) {
        year = date.year
        month = date.month
        day = date.day
    }
}

extension CivilDate {
    /// The day after, or nil after the last day of year 9999.
    var next: CivilDate? { CivilDate(epochDay.adding(days: 1)) }
}

extension PartialDate {
    /// Whether every part that is written is zero.
    var isAllZero: Bool {
        let parts = [year, month, day].compactMap { $0 }
        return !parts.isEmpty && parts.allSatisfy { $0 == 0 }
    }

    /// Whether there can be such a day in some year.
    var isPossible: Bool {
        guard (1...12).contains(month ?? 1), (1...31).contains(day ?? 1),
            (1...9999).contains(year ?? 1)
        else { return false }
        guard let month, let day else { return true }
        return day <= CivilDate.days(inMonth: month, of: year ?? 2000)
    }

    /// The parts of `YYYYDDMM` where the month is over 12.
    var withDayAndMonthExchanged: PartialDate? {
        guard let month, month > 12 else { return nil }
        return PartialDate(year: year, month: day, day: month)
    }
}
