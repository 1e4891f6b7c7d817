extension CalendarDate {
    /// The civil day of this date.
    ///
    /// Strict: a date that does not exist throws, it never rolls over.
    public func civilDate() throws(CalendarError) -> CivilDate {
        throw .engine
    }

    /// The fields of a civil day in a calendar.
    public init(_ date: CivilDate, in system: CalendarSystem) throws(CalendarError) {
        throw .engine
    }

    /// Whether official tables and computed ones can differ by a day here (Umm al-Qura outside AH 1420–1450).
    public var isApproximate: Bool { false }
}
