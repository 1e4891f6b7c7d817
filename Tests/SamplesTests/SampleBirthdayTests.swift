import CivilCalendar
import Testing
import VCard

@Suite struct SampleBirthdayTests {
    /// The reference day of the `.birthdays` files.
    static let today = CivilDate(year: 2026, month: 11, day: 30)

    @Test(arguments: Sample.all)
    func `every card gives the birthday that stands beside it`(sample: Sample) throws {
        let today = try #require(Self.today)
        let birthdays = try sample.cards().enumerated().map { index, card in
            Self.line(number: index + 1, card.birthday(today: today))
        }
        let expected = try sample.lines(".birthdays")
        #expect(birthdays == expected)
    }

    /// `NUMBER VERDICT DATE` or `NUMBER VERDICT REASON CANDIDATE…`.
    private static func line(number: Int, _ birthday: Birthday) -> String {
        var words = [String(number), birthday.verdict.rawValue]
        if let reason = birthday.reason { words.append(reason.rawValue) }
        if let date = birthday.date { words.append(date.description) }
        words += birthday.candidates.map(\.description)
        return words.joined(separator: " ")
    }
}
