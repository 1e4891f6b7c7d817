package import CivilCalendar

/// The shortest way through the commonest birthday: `YYYYMMDD` or `YYYY-MM-DD`, with nothing to say about it.
package enum PlainBirthday {
    /// The day of a BDAY without parameters that is exact and needs no note; nil where it must be read in full.
    ///
    /// It allocates nothing. Years that a program may have filled in, days after `today` and dashes in 4.0 are not plain.
    package static func date(
        _ bytes: Span<UInt8>,
        version: Version,
        today: CivilDate
    ) -> CivilDate? {
        guard let date = civilDate(bytes), date <= today else { return nil }
        if bytes.count == 10, version == .v4_0 { return nil }
        guard FillerYear(date.year, omitted: nil) == .real else { return nil }
        return date
    }

    /// The day of `YYYYMMDD` or `YYYY-MM-DD`, or nil where the bytes are not exactly that or there is no such day.
    package static func civilDate(_ bytes: Span<UInt8>) -> CivilDate? {
        switch bytes.count {
        case 8:
            guard let year = number(bytes, at: 0, digits: 4), let month = number(bytes, at: 4),
                let day = number(bytes, at: 6)
            else { return nil }
            return CivilDate(year: year, month: month, day: day)
        case 10:
            guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
                let year = number(bytes, at: 0, digits: 4), let month = number(bytes, at: 5),
                let day = number(bytes, at: 8)
            else { return nil }
            return CivilDate(year: year, month: month, day: day)
        default: return nil
        }
    }

    private static func number(_ bytes: Span<UInt8>, at offset: Int, digits: Int = 2) -> Int? {
        var value = 0
        for index in offset..<offset + digits {
            let byte = bytes[index]
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}
