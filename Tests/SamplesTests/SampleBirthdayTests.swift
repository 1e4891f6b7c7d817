import CivilCalendar
import Testing
import VCard

@Suite struct SampleBirthdayTests {
    @Test(arguments: Sample.all)
    func `every card gives the birthday that stands beside it`(sample: Sample) throws {
        let today = try #require(Sample.today)
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
