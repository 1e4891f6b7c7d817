import CivilCalendar
import TestSupport
import Testing
import VCard

@testable import KindredCore

/// People are found by name and day as they are when a card is compared with everybody.
@Suite struct `Looking up by name and day` {
    private static let given = ["Ana", "ana ", "ÁNA", "A\u{301}na", "Bo", nil]
    private static let family = ["Ruiz", "RUIZ", "de la  Cruz", nil]
    private static let days = ["1990-10-03", "1990-10-04", "1991-10-03", "2000-02-29"]
    private static let births =
        days + ["1604-10-03", "--1003", "--0229", "1990-10", "1990", "", "soon"]

    private static func contact(_ random: inout SeededGenerator) -> Contact? {
        let given = given.randomElement(using: &random) ?? nil
        let family = family.randomElement(using: &random) ?? nil
        let birth = births.randomElement(using: &random) ?? ""
        let formatted = Bool.random(using: &random) ? "\(given ?? "") \(family ?? "")" : "ana ruiz"
        var lines = ["BEGIN:VCARD", "VERSION:4.0", "FN:\(formatted)"]
        if Bool.random(using: &random) { lines.append("N:\(family ?? "");\(given ?? "");;;") }
        if !birth.isEmpty { lines.append("BDAY:\(birth)") }
        let text = (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        for case .card(let card) in Card.entries(of: Array(text.utf8)) {
            return Contact(card, today: referenceDay)
        }
        return nil
    }

    private static func stored(_ number: Int, _ random: inout SeededGenerator) -> Person {
        let born = day(days.randomElement(using: &random) ?? "1990-10-03")
        let exact = BirthInformation.exact(born, observed: nil)
        let birth = [exact, exact, exact, .unknown]
        return Person(
            id: person(UInt8(number)),
            reference: number,
            revision: 1,
            given: given.randomElement(using: &random) ?? nil,
            family: family.randomElement(using: &random) ?? nil,
            birth: birth.randomElement(using: &random) ?? .unknown
        )
    }

    @Test func `finds those whom a comparison with everybody finds`() throws {
        var random = SeededGenerator(seed: 5)
        var candidates = 0
        for _ in 0..<400 {
            let people = (1...12).map { Self.stored($0, &random) }
            let contact = try #require(Self.contact(&random))
            let wanted = NameDay.all(of: contact, today: referenceDay)
            let near = people.filter { person in
                PersonDraft(editing: person).nameDay.map(wanted.contains) ?? false
            }
            let all = Matching(contact, among: people, today: referenceDay)
            #expect(Matching(contact, among: near, today: referenceDay) == all)
            candidates += all.candidates.count
        }
        #expect(candidates > 100)
    }
}
