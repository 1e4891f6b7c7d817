import CivilCalendar

/// Three numbers with `/`, `.` or `-` between them, in an order that only the numbers can tell.
///
/// A part of four digits is the year. Year first is read as year, month, day; year last is day and month in either
/// order, which a part over 12 decides. Two digits for the year leave its century open.
struct DateOrder: Hashable {
    /// What the three numbers come to.
    enum Reading: Hashable {
        /// One date.
        case one(PartialDate, isInferred: Bool)
        /// Day and month can stand in either order.
        case undecided([PartialDate])
        /// The year has two or three digits.
        case shortYear([PartialDate])
        /// No order makes a date.
        case impossible
    }

    /// What the numbers come to.
    let reading: Reading

    /// The numbers of a whole value, with or without a time behind; nil where it is not three numbers.
    init?(_ bytes: ArraySlice<UInt8>) {
        var scanner = ByteScanner(bytes)
        guard let first = Part(&scanner), let separator = scanner.next,
            scanner.take(anyOf: "/.-")
        else { return nil }
        scanner.skipBlanks()
        guard let second = Part(&scanner), scanner.take(separator) else { return nil }
        scanner.skipBlanks()
        guard let third = Part(&scanner), DateOrder.isTimeOrNothing(&scanner) else { return nil }
        reading = DateOrder.reading(first, second, third)
    }

    private static func isTimeOrNothing(_ scanner: inout ByteScanner) -> Bool {
        if scanner.isAtEnd { return true }
        guard scanner.take(anyOf: " Tt"), ClockTime(&scanner) != nil else { return false }
        if scanner.take(UInt8(ascii: " ")) {
            guard scanner.take(anyOf: "AaPp"), scanner.take(anyOf: "Mm") else { return false }
        }
        return scanner.isAtEnd
    }

    private static func reading(_ first: Part, _ second: Part, _ third: Part) -> Reading {
        guard second.digits <= 2 else { return .impossible }
        switch (first.digits, third.digits) {
        case (4, ...2):
            let date = PartialDate(year: first.value, month: second.value, day: third.value)
            return .one(date, isInferred: false)
        case (...2, 4):
            return yearLast(first.value, second.value, year: third.value)
        case (3, ...2), (...2, 3): return .shortYear([])
        case (...2, ...2): return shortYear(first.value, second.value, third.value)
        default: return .impossible
        }
    }

    private static func yearLast(_ first: Int, _ second: Int, year: Int) -> Reading {
        guard (1...31).contains(first), (1...31).contains(second) else { return .impossible }
        let dayFirst = PartialDate(year: year, month: second, day: first)
        let monthFirst = PartialDate(year: year, month: first, day: second)
        if first == second, first <= 12 { return .one(dayFirst, isInferred: true) }
        switch (first > 12, second > 12) {
        case (true, true): return .impossible
        case (true, false): return .one(dayFirst, isInferred: true)
        case (false, true): return .one(monthFirst, isInferred: true)
        case (false, false): return .undecided([dayFirst, monthFirst])
        }
    }

    /// Every date of the twentieth and twenty-first century that three short numbers can mean.
    private static func shortYear(_ first: Int, _ second: Int, _ third: Int) -> Reading {
        var dates: [PartialDate] = []
        for century in [1900, 2000] {
            dates.append(PartialDate(year: century + first, month: second, day: third))
            dates.append(PartialDate(year: century + third, month: second, day: first))
            dates.append(PartialDate(year: century + third, month: first, day: second))
        }
        dates.removeAll { $0.civilDate == nil }
        return dates.isEmpty ? .impossible : .shortYear(dates)
    }

    /// One of the numbers.
    private struct Part {
        let value: Int
        let digits: Int

        init?(_ scanner: inout ByteScanner) {
            digits = scanner.digitRun
            guard (1...4).contains(digits), let number = scanner.number(digits: digits)
            else { return nil }
            value = number
        }
    }
}
