public import CivilCalendar

extension BirthdayReading {
    /// The days that official tables of the calendar may name instead, earliest first; empty unless
    /// the reading is approximate.
    public var otherDays: [CivilDate] {
        notes.compactMap { note in
            if case .otherDay(let day) = note { day } else { nil }
        }
    }
}
