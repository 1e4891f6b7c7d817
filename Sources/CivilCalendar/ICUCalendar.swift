import CUnicode

/// A calendar of the system ICU, held by one owner at a time.
///
/// The thread keeps one of each system open, so taking and giving back costs next to nothing. ICU
/// is asked strictly, at noon in UTC; the type is compared on opening, for it opens an unknown
/// calendar as Gregorian; every field is read back, for it takes some dates that do not exist for
/// others that do.
@safe struct ICUCalendar: ~Copyable {
    private let handle: OpaquePointer
    private let system: CalendarSystem

    /// The calendar of a system; throws `engine` where we do not ask ICU for it or ICU does not
    /// know it.
    init(_ system: CalendarSystem) throws(CalendarError) {
        guard let identity = system.engineIdentity else { throw .engine }
        var status = KINDRED_CALENDAR_FAILED
        guard let handle = unsafe kindred_calendar_acquire(identity, &status),
            status == KINDRED_CALENDAR_DONE
        else { throw .engine }
        unsafe self.handle = unsafe handle
        self.system = system
    }

    deinit {
        unsafe kindred_calendar_release(handle)
    }

    /// The day of the fields, or nil where they name no day.
    func day(era: Int, year: Int, month: Int, day: Int) throws(CalendarError) -> EpochDay? {
        guard let era = Int32(exactly: era), let year = Int32(exactly: year),
            let month = Int32(exactly: month), let day = Int32(exactly: day)
        else { return nil }
        let fields = kindred_calendar_fields(
            era: era,
            year: year,
            month: month,
            is_leap_month: 0,
            day: day
        )
        let result = unsafe kindred_calendar_day(handle, fields)
        switch result.status {
        case KINDRED_CALENDAR_DONE: return EpochDay(Int(result.day))
        case KINDRED_CALENDAR_REFUSED: return nil
        default: throw .engine
        }
    }

    /// The era, year, month and day of a day.
    func fields(
        of day: EpochDay
    ) throws(CalendarError) -> (era: Int, year: Int, month: Int, day: Int) {
        let result = unsafe kindred_calendar_fields_of_day(handle, Int64(day.rawValue))
        guard result.status == KINDRED_CALENDAR_DONE else { throw .engine }
        let fields = result.fields
        return (Int(fields.era), Int(fields.year), Int(fields.month), Int(fields.day))
    }
}

extension CalendarSystem {
    /// The calendar as the C side names it, or nil where ICU is not asked: it is not needed, or
    /// wrong.
    fileprivate var engineIdentity: kindred_calendar_system? {
        switch self {
        case .gregorian, .chinese, .dangi, .hebrew: nil
        case .islamic: KINDRED_ISLAMIC
        case .islamicCivil: KINDRED_ISLAMIC_CIVIL
        case .islamicTabular: KINDRED_ISLAMIC_TABULAR
        case .islamicUmmAlQura: KINDRED_ISLAMIC_UMM_AL_QURA
        case .persian: KINDRED_PERSIAN
        case .buddhist: KINDRED_BUDDHIST
        case .roc: KINDRED_ROC
        case .japanese: KINDRED_JAPANESE
        case .coptic: KINDRED_COPTIC
        case .ethiopic: KINDRED_ETHIOPIC
        case .ethiopicAmeteAlem: KINDRED_ETHIOPIC_AMETE_ALEM
        case .indian: KINDRED_INDIAN
        }
    }
}
