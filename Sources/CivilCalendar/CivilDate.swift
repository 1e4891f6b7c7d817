/// A day of the proleptic Gregorian calendar, years 1 to 9999, without time or zone.
public struct CivilDate: Hashable, Sendable {
    // Four bytes for a day: many thousands of them are kept and compared.
    private let storedYear: Int16
    private let storedMonth: Int8
    private let storedDay: Int8

    /// The year, 1…9999.
    public var year: Int { Int(storedYear) }
    /// The month, 1…12.
    public var month: Int { Int(storedMonth) }
    /// The day of the month, 1…31.
    public var day: Int { Int(storedDay) }

    private init(checkedYear year: Int, month: Int, day: Int) {
        storedYear = Int16(truncatingIfNeeded: year)
        storedMonth = Int8(truncatingIfNeeded: month)
        storedDay = Int8(truncatingIfNeeded: day)
    }

    /// The date of these parts, or nil where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CivilDate.days(inMonth: month, of: year)
        else { return nil }
        self.init(checkedYear: year, month: month, day: day)
    }

    /// The date written `YYYY-MM-DD`, or nil where the text is not exactly that.
    public init?(_ text: String) {
        let bytes = text.utf8.span
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = CivilDate.number(bytes, 0..<4), let month = CivilDate.number(bytes, 5..<7),
            let day = CivilDate.number(bytes, 8..<10)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The number that ASCII digits spell; nil where there is anything else.
    private static func number(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
        var number = 0
        for index in range {
            let digit = bytes[index] &- 0x30
            guard digit <= 9 else { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }

    /// The date of a day number, or nil outside the years 1…9999.
    public init?(_ epochDay: EpochDay) {
        // Days from 0000-03-01, in eras of 400 years (146,097 days).
        guard (-719_162...2_932_896).contains(epochDay.rawValue) else { return nil }
        let shifted = epochDay.rawValue + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            checkedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// The day number of this date.
    public var epochDay: EpochDay {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return EpochDay(era * 146_097 + dayOfEra - 719_468)
    }

    /// Whether the Gregorian year has a 29 February.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// How many days the month (1…12) of that year has.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: Comparable {
    /// Orders dates from earlier to later.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CivilDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD` (ISO 8601).
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
