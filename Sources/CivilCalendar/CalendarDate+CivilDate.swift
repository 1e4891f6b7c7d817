extension CalendarDate {
    /// The civil day of this date.
    ///
    /// Strict: a date that does not exist throws, it never rolls over. Chinese and Korean dates
    /// come from tables of the years 1900–2100 and 1900–2050, Hebrew dates from integer arithmetic,
    /// all others from the system ICU; outside the years for which a calendar is known the error is
    /// ``CalendarError/outOfRange``.
    ///
    /// - Throws: ``CalendarError/missingEra(candidates:)`` for a Chinese, Korean or Japanese date
    ///   without its era, ``CalendarError/ambiguousVariant(candidates:)`` for `islamic` without a
    ///   variant and for January to March of the Thai years that began in April; otherwise why
    ///   there is no such day.
    public func civilDate() throws(CalendarError) -> CivilDate {
        switch system {
        case .gregorian: try gregorianCivilDate()
        case .chinese: try lunisolarCivilDate(in: ChineseYears.table)
        case .dangi: try lunisolarCivilDate(in: KoreanYears.table)
        case .hebrew: try hebrewCivilDate()
        case .islamic: try unqualifiedIslamicCivilDate()
        case .japanese: try japaneseCivilDate()
        case .buddhist: try buddhistCivilDate()
        default: try engineCivilDate()
        }
    }

    /// The fields of a civil day in a calendar.
    ///
    /// What it makes, ``civilDate()`` turns back into the same day, but for the Thai years that are
    /// ambiguous.
    ///
    /// - Throws: ``CalendarError/outOfRange`` where the calendar is not known for that day;
    ///   ``CalendarError/ambiguousVariant(candidates:)`` for `islamic`, whose variants name the day
    ///   differently.
    public init(_ date: CivilDate, in system: CalendarSystem) throws(CalendarError) {
        switch system {
        case .gregorian:
            self.init(.gregorian, year: date.year, month: date.month, day: date.day)
        case .chinese:
            try self.init(lunisolar: date, in: system, table: ChineseYears.table)
        case .dangi:
            try self.init(lunisolar: date, in: system, table: KoreanYears.table)
        case .hebrew:
            try self.init(hebrew: date)
        case .islamic:
            try self.init(unqualifiedIslamic: date)
        default:
            try self.init(engine: date, in: system)
        }
    }

    private func gregorianCivilDate() throws(CalendarError) -> CivilDate {
        if let era, era != 1 { throw .outsideEra(era: era) }
        if isLeapMonth { throw .noSuchLeapMonth(month: month, year: year) }
        guard (1...9999).contains(year) else { throw .outOfRange }
        guard (1...12).contains(month) else { throw .noSuchMonth(month: month, year: year) }
        guard let date = CivilDate(year: year, month: month, day: day) else {
            let length = CivilDate.days(inMonth: month, of: year)
            throw .noSuchDay(day: day, month: month, length: length)
        }
        return date
    }
}
