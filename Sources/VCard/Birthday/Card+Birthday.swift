public import CivilCalendar

extension Card {
    /// Reads every form in which the card carries a birthday; days after `today` are future.
    public func birthday(today: CivilDate) -> Birthday {
        .absent
    }
}
