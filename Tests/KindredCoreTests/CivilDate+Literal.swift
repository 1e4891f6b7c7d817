import CivilCalendar

/// A date that the test spells out; the first day of all where it is misspelt, so that the test fails.
func day(_ text: String) -> CivilDate {
    CivilDate(text) ?? CivilDate(EpochDay(0)) ?? day("1970-01-01")
}
