import CivilCalendar

/// Six digits: a year and a month, or a short year, a month and a day; nobody can tell.
enum SixDigitDate {
    /// The days that `YYMMDD` can mean, or nil where the value is not six digits.
    static func candidates(_ bytes: ArraySlice<UInt8>) -> [PartialDate]? {
        var scanner = ByteScanner(bytes)
        guard bytes.count == 6, let year = scanner.number(digits: 2),
            let month = scanner.number(digits: 2), let day = scanner.number(digits: 2)
        else { return nil }
        return [1900, 2000].map { PartialDate(year: $0 + year, month: month, day: day) }
    }
}
