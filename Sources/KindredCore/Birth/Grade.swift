public import CivilCalendar

/// The school grade (United States) that a person of that age is usually in; always approximate.
public struct Grade: Hashable, Sendable {
    /// The school ages that are possible: the age on the latest 1 September; 5 is Kindergarten, 6 the 1st grade, 17 the 12th.
    public let schoolAges: ClosedRange<Int>

    /// The grade on a day, or nil outside the school years and where nothing is known of the birth.
    public init?(of birth: BirthInformation, on today: CivilDate) {
        guard let age = Age(of: birth, on: today)?.years, (5..<18).contains(age),
            let bounds = birth.bounds,
            let cutoff = Grade.cutoff(before: today)
        else { return nil }
        let youngest = max(5, bounds.upperBound.years(to: cutoff))
        let oldest = min(17, bounds.lowerBound.years(to: cutoff))
        guard youngest <= oldest else { return nil }
        schoolAges = youngest...oldest
    }

    /// The latest 1 September that is not after the day.
    private static func cutoff(before today: CivilDate) -> CivilDate? {
        CivilDate(year: today.month >= 9 ? today.year : today.year - 1, month: 9, day: 1)
    }

    private static func name(_ schoolAge: Int) -> String {
        switch schoolAge {
        case 5: "Kindergarten"
        case 6: "1st"
        case 7: "2nd"
        case 8: "3rd"
        default: "\(schoolAge - 5)th"
        }
    }
}

extension Grade: CustomStringConvertible {
    /// The grade in words: `about Kindergarten`, `about 2nd grade`, `about 1st–2nd grade`.
    public var description: String {
        let (first, last) = (schoolAges.lowerBound, schoolAges.upperBound)
        if last == 5 { return "about Kindergarten" }
        if first == last { return "about \(Grade.name(first)) grade" }
        return "about \(Grade.name(first))–\(Grade.name(last)) grade"
    }
}
