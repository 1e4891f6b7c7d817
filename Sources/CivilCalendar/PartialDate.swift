/// What a card says of a Gregorian date: any of year, month and day (RFC 6350 §4.3).
public struct PartialDate: Hashable, Sendable {
    /// The year, where it is written.
    public var year: Int?
    /// The month, 1…12, where it is written.
    public var month: Int?
    /// The day of the month, 1…31, where it is written.
    public var day: Int?

    /// A date of the parts that are known.
    public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The civil date, where all parts are there and the day exists.
    public var civilDate: CivilDate? {
        guard let year, let month, let day else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}
