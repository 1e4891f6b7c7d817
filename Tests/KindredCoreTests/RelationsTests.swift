import CivilCalendar
import KindredCore
import Testing

@Suite struct RelationsTests {
    private let people = Dictionary(
        uniqueKeysWithValues: (1...4).map { number in
            let id = person(UInt8(number))
            return (id, Person(id: id, reference: 5 - number, revision: 1))
        }
    )

    @Test func `are what links state, by reference, and nothing is inferred`() {
        let links: [Link] = [
            .parent(person(1), child: person(2), .biological),
            .parent(person(1), child: person(3), .adoptive),
            .parent(person(4), child: person(1), .step),
            .partners(person(2), person(1), .former),
            .partners(person(2), person(3), .current),
        ]
        let relations = Relations(of: person(1), links: links, people: people)
        #expect(relations.parents.map(\.person.id) == [person(4)])
        #expect(relations.parents.map(\.nature) == [.step])
        #expect(relations.children.map(\.person.id) == [person(3), person(2)])
        #expect(relations.children.map(\.nature) == [.adoptive, .biological])
        #expect(relations.partners.map(\.person.id) == [person(2)])
        let sibling = Relations(of: person(3), links: links, people: people)
        #expect(sibling.parents.map(\.person.id) == [person(1)])
        #expect(sibling.partners.map(\.person.id) == [person(2)])
        #expect(sibling.children.isEmpty)
    }

    @Test func `to people who are not given are left out`() {
        let link = Link.parent(person(9), child: person(1), .step)
        #expect(Relations(of: person(1), links: [link], people: people).parents.isEmpty)
    }

    @Test func `the index knows the children of everybody`() {
        let listed = [2, 5, 7, 9].map {
            Person(id: person(UInt8($0)), reference: $0, revision: 1)
        }
        let index = PeopleIndex(listed, parentage: [(2, 7), (2, 9), (5, 9), (5, 6), (1, 2)])
        let children = index.people.indices.map { place in
            index.children(ofPersonAt: place).map(\.reference)
        }
        #expect(children == [[7, 9], [9], [], []])
    }

    @Test func `a birth that is entered follows the rules of a review`() throws {
        let today = day("2026-11-30")
        #expect(throws: BirthEntryError.future) {
            try BirthInformation.entered(day("2026-12-01"), today: today)
        }
        #expect(throws: BirthEntryError.over120) {
            try BirthInformation.entered(day("1905-11-30"), today: today)
        }
        #expect(throws: Never.self) {
            try BirthInformation.entered(day("1905-12-01"), today: today)
        }
        #expect(throws: BirthEntryError.ageOutOfRange) {
            try BirthInformation.entered(years: 121, asOf: today)
        }
        let zero = try BirthInformation.entered(years: 0, asOf: today)
        #expect(Age(of: zero, on: today) == .about(0))
    }
}
