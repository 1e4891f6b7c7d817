import CivilCalendar
import TestSupport
import Testing
import VCard

@testable import KindredCore

/// Which person a card may be.
struct MatchingTests {
    private func stored(
        _ birth: BirthInformation = adultBirth,
        given: String? = "Ana",
        family: String? = "Ruiz",
        reference: Int = 7
    ) -> Person {
        Person(
            id: person(UInt8(reference)),
            reference: reference,
            revision: 1,
            given: given,
            family: family,
            birth: birth
        )
    }

    private func matching(
        _ contact: Contact,
        _ people: [Person],
        _ found: [PersonID: Set<MatchReason>] = [:]
    ) -> Matching {
        var traces = Matching.Traces()
        for (id, reasons) in found { for reason in reasons { traces.add(id, reason) } }
        return Matching(contact, among: people, traces: traces, today: referenceDay)
    }

    private let adult = contact(SampleBirth.adult.birthday)
    private let sameDay = BirthInformation.exact(day("1990-10-03"), observed: nil)
    private let otherDay = BirthInformation.exact(day("1991-10-03"), observed: nil)

    @Test func `a name alone decides nothing`() {
        for birth in [BirthInformation.unknown, otherDay] {
            #expect(matching(adult, [stored(birth)]).verdict == .none)
        }
        #expect(!matching(adult, [stored()]).needsChoice)
    }

    @Test func `name with birthday is the same, in any case and with more white space`() {
        for (given, family) in [("Ana", "Ruiz"), ("ANA ", " ruiz"), ("Ana Ruiz", nil)] {
            let found = matching(adult, [stored(sameDay, given: given, family: family)])
            #expect(found.verdict == .same)
            #expect(found.candidates.map(\.reasons) == [[.nameAndBirthday]])
        }
        #expect(matching(adult, [stored(sameDay, given: "Eva")]).verdict == .none)
        #expect(matching(adult, [stored(sameDay, given: nil)]).verdict == .none)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `names are compared without case and by their words, in every script`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "a", "A", "é", "É", "и", "И", "이", "王", "か", "ש", " ", "  ", "\t", "\u{A0}", "\u{3000}",
            "\u{2009}", "\u{301}", "\u{1680}",
        ]
        let texts = (0..<40).map { _ in
            (0..<3).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        let words = texts.map { $0.lowercased().split(whereSeparator: \.isWhitespace) }
        for one in texts.indices {
            for other in texts.indices {
                let isEqual = ComparedName([texts[one]]) == ComparedName([texts[other]])
                #expect(isEqual == (words[one] == words[other]))
            }
        }
    }

    @Test func `name with month and day may be the same where the year is missing`() {
        let card = contact(SampleBirth.yearless.birthday)
        let match = BirthInformation.exact(day("1980-04-12"), observed: nil)
        let found = matching(card, [stored(match), stored(sameDay, reference: 8)])
        #expect(found.verdict == .possible)
        #expect(found.candidates.map(\.person.reference) == [7])
        #expect(found.candidates.first?.reasons == [.nameAndAnniversary])
    }

    @Test func `an earlier import is the same, whatever became of the person`() {
        let changed = stored(otherDay, given: "Bea", family: nil)
        let found = matching(adult, [changed], [person(7): [.earlierImport, .email]])
        #expect(found.verdict == .same)
        #expect(found.candidates.first?.reasons == [.earlierImport, .email])
    }

    @Test(
        arguments: [
            (nil, "Ana", .same), ("1990-10-03", "Bea", .same), ("1991-10-03", "Ana", .possible),
            (nil, "Bea", .possible),
        ] as [(String?, String, Matching.Verdict)]
    )
    func `a UID is the same unless name or birth says otherwise`(
        born: String?,
        given: String,
        verdict: Matching.Verdict
    ) {
        let birth = born.map { BirthInformation.exact(day($0), observed: nil) } ?? .unknown
        let found = matching(adult, [stored(birth, given: given)], [person(7): [.uid]])
        #expect(found.verdict == verdict)
    }

    @Test(arguments: [MatchReason.email, .telephone])
    func `an address is possible, for people share them`(reason: MatchReason) {
        #expect(matching(adult, [stored(.unknown)], [person(7): [reason]]).verdict == .possible)
    }

    @Test func `the sure ones come first, then the numbers`() {
        let people = [9, 3, 5].map { stored($0 == 5 ? sameDay : .unknown, reference: $0) }
        let found = matching(adult, people, [person(3): [.email], person(9): [.telephone]])
        #expect(found.candidates.map(\.person.reference) == [5, 3, 9])
    }

    @Test func `a deleted person is a question of its own`() {
        var traces = Matching.Traces()
        traces.isDeletedSince = true
        let found = Matching(adult, among: [], traces: traces, today: referenceDay)
        #expect(found.verdict == .none)
        #expect(found.needsChoice)
    }

    @Test(
        arguments: [
            ("Ana@Example.COM", "ana@example.com"), ("mailto:ana@example.com", "ana@example.com"),
            (" ", nil), ("no address", nil),
        ] as [(String, String?)]
    )
    func `e-mail addresses are compared in small letters`(text: String, plain: String?) {
        #expect(ContactSource.email(text) == plain)
    }

    @Test(
        arguments: [
            ("+1-202-555-0143", "+12025550143"), ("tel:+1-202-555-0143;ext=7", "+12025550143"),
            ("001 202 555 0143", "+12025550143"), ("(202) 555-0143", "2025550143"),
            ("(+1) 202 555 0143 x12", "+12025550143"), ("١٢٣٤٥٦٧", "1234567"),
            ("0110", nil), ("none", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `telephone numbers are compared by their digits`(text: String, plain: String?) {
        #expect(ContactSource.telephone(text) == plain)
    }
}
