import CivilCalendar

extension BirthdayStatement {
    /// The date without the parts that Cyrus and Fastmail mark as fillers (`X-FM-NO-MONTH`, `X-FM-NO-DAY`).
    func blanked(_ date: PartialDate) -> PartialDate {
        var result = date
        if isMarked("X-FM-NO-MONTH") { result.month = nil }
        if isMarked("X-FM-NO-DAY") { result.day = nil }
        return result
    }

    /// Whether the parameter is there and does not say no.
    private func isMarked(_ name: String) -> Bool {
        guard let value = parameter(name) else { return false }
        return value != "0" && value.lowercased() != "false"
    }
}
