public import CivilCalendar

extension PersonDraft {
    /// Adds an entry under the next number, and returns that; nil where the text is blank.
    ///
    /// A number is never given twice, also where its entry is gone.
    @discardableResult
    public mutating func addEntry(on date: CivilDate, _ kind: LogEntry.Kind, _ text: String) -> Int?
    {
        guard RecordedName.of(text) != nil else { return nil }
        let (number, overflow) = lastEntry.addingReportingOverflow(1)
        guard !overflow else { return nil }
        log.append(LogEntry(number: number, date: date, kind: kind, text: text))
        return number
    }

    /// Changes the entry of that number, where there is one; what is nil stays.
    ///
    /// - Returns: the entry as it is now; nil where there is none, or where the text is blank.
    @discardableResult
    public mutating func editEntry(
        _ number: Int,
        on date: CivilDate? = nil,
        _ kind: LogEntry.Kind? = nil,
        _ text: String? = nil
    ) -> LogEntry? {
        guard let index = log.firstIndex(where: { $0.number == number }) else { return nil }
        if let text, RecordedName.of(text) == nil { return nil }
        if let date { log[index].date = date }
        if let kind { log[index].kind = kind }
        if let text { log[index].text = text }
        return log[index]
    }

    /// Removes the entry of that number, and returns it; nil where there is none.
    @discardableResult
    public mutating func removeEntry(_ number: Int) -> LogEntry? {
        guard let index = log.firstIndex(where: { $0.number == number }) else { return nil }
        return log.remove(at: index)
    }
}
