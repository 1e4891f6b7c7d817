import CivilCalendar
import KindredCore
import TestSupport
import Testing

struct PeopleTests {
    private let ana = person(1)
    private let ben = person(2)
    private let cleo = person(3)

    private func graph() -> PeopleGraph { PeopleGraph(people: [ana, ben, cleo]) }

    private func error(_ graph: PeopleGraph, _ link: Link) -> PeopleError? {
        var graph = graph
        do throws(PeopleError) {
            try graph.add(link)
            return nil
        } catch {
            return error
        }
    }

    @Test func `links to oneself, to nobody and twice are refused`() throws {
        var people = graph()
        try people.add(.partners(ana, ben, .current))
        let again = Link.partners(ben, ana, .former)
        #expect(error(people, again) == .duplicateLink(.partners(ana, ben, .current)))
        #expect(error(people, .partners(ana, ana, .current)) == .linkToOneself(ana))
        let stranger = Link.parent(person(9), child: ana, .unspecified)
        #expect(error(people, stranger) == .unknownPerson(person(9)))
    }

    @Test func `nobody becomes their own ancestor`() throws {
        var people = graph()
        try people.add(.parent(ana, child: ben, .biological))
        try people.add(.parent(ben, child: cleo, .adoptive))
        let cycle = Link.parent(cleo, child: ana, .step)
        #expect(error(people, cycle) == .parentageCycle(parent: cleo, child: ana))
        let shorter = Link.parent(ben, child: ana, .step)
        #expect(error(people, shorter) == .parentageCycle(parent: ben, child: ana))
        #expect(error(people, .parent(ana, child: cleo, .step)) == nil)
        #expect(people.isAncestor(ana, of: cleo))
    }

    @Test func `several parents are allowed, and nothing is inferred from them`() throws {
        let people = try PeopleGraph(
            people: [ana, ben, cleo],
            links: [
                .parent(ana, child: cleo, .biological), .parent(ben, child: cleo, .adoptive),
            ]
        )
        #expect(people.parents(of: cleo).map(\.0) == [ana, ben])
        #expect(people.children(of: ana).map(\.0) == [cleo])
        #expect(people.partners(of: ana).isEmpty)
    }

    @Test func `removing a link keeps both people, removing a person only that one`() throws {
        var people = graph()
        try people.add(.parent(ana, child: cleo, .biological))
        try people.add(.partners(ben, ana, .unknown))
        #expect(people.partners(of: ana).map(\.1) == [.unknown])
        people.remove(Link.partners(ana, ben, .current))
        #expect(people.people.count == 3)
        #expect(people.links.count == 1)
        people.remove(ana)
        #expect(people.people == [ben, cleo])
        #expect(people.links.isEmpty)
    }

    @Test(
        arguments: [nil, "", "  ", "\t\n", "\u{00A0}", "\u{200B}", " \u{FEFF}\u{2060}"] as [String?]
    )
    func `a blank given name is unknown, and a label stands in for it`(given: String?) {
        let child = Person(id: ana, reference: 3, revision: 1, given: given, label: .child)
        #expect(child.given == nil)
        #expect(child.displayName == "Child 3")
    }

    @Test func `naming a person keeps the rest`() {
        var child = Person(id: ana, reference: 3, revision: 1, family: "Ruiz", label: .child)
        #expect(child.displayName == "Child 3 (Ruiz)")
        child.given = "Ana"
        #expect(child.displayName == "Ana Ruiz")
        #expect(child.label == .child)
    }

    @Test func `references tell people of one name apart`() {
        let parts: [(String?, String?)] = [
            ("Ana", nil), ("ana", nil), ("Cleo", nil), ("Ana", "Ruiz"), ("Ana Ruiz", nil),
            ("A\u{301}na", nil), ("ána", nil), ("Ana", "Ru"), (nil, nil), ("person 9", nil),
        ]
        let people = parts.enumerated().map { place, name in
            Person(id: ana, reference: place + 1, revision: 1, given: name.0, family: name.1)
        }
        let names = DisplayNames(people)
        #expect(
            people.map(names.name) == [
                "Ana #1", "ana #2", "Cleo", "Ana Ruiz #4", "Ana Ruiz #5", "A\u{301}na #6", "ána #7",
                "Ana Ru", "Person 9 #9", "person 9 #10",
            ]
        )
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `whoever shares a name without case is told apart, and nobody else`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "a", "A", "é", "e\u{301}", "É", "e", "ß", "ss", "K", "\u{212A}", "İ", "i", "ø", "o",
            "Σ", "σ", "ς", "李", "\u{1F600}", "ё", "Ё", "е\u{308}", "이", "\u{110B}\u{1175}",
        ]
        let people = (1...60).map { reference in
            let name = (0..<2).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            return Person(id: ana, reference: reference, revision: 1, given: name)
        }
        let names = DisplayNames(people)
        for person in people {
            let sharing = people.filter {
                $0.displayName.lowercased() == person.displayName.lowercased()
            }
            #expect((names.name(of: person) != person.displayName) == (sharing.count > 1))
        }
    }

    @Test func `a name of one character is kept unless the character takes no ink`() {
        for scalar in (0...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            let properties = scalar.properties
            let isUnseen =
                properties.isWhitespace || properties.isDefaultIgnorableCodePoint
                || properties.generalCategory == .control
            let text = String(Character(scalar))
            #expect(RecordedName.of(text) == (isUnseen ? nil : text), "\(scalar.value)")
        }
    }

    @Test(arguments: [
        (BirthInformation.unknown, true),
        (.exact(day("2010-12-01"), observed: nil), false),
        (.exact(day("2010-11-30"), observed: nil), true),
    ])
    func `partners and children are not shown under sixteen`(birth: BirthInformation, shows: Bool) {
        let person = Person(id: ana, reference: 1, revision: 1, birth: birth)
        #expect(person.showsPartnersAndChildren(on: referenceDay) == shows)
    }

    @Test func `a child's draft is unlisted and suggests the family name`() {
        let parent = Person(id: ana, reference: 1, revision: 1, family: "Ruiz")
        let child = PersonDraft(new: ben, link: .childOf(ana, .biological), from: parent)
        #expect(child.family == "Ruiz")
        #expect(!child.isListed)
        #expect(child.label == .child)
        let partner = PersonDraft(new: ben, link: .partnerOf(ana, .current), from: parent)
        #expect(partner.family == nil)
    }

    @Test func `an identity is written as a UUID and read back`() throws {
        let id = try #require(PersonID(bytes: Array(0..<16)))
        #expect(id.description == "00010203-0405-0607-0809-0a0b0c0d0e0f")
        #expect(PersonID(id.description.uppercased()) == id)
        #expect(PersonID("000102030405060708090a0b0c0d0e0f") == id)
    }

    @Test(arguments: [
        "", "0001", "00010203-0405-0607-0809-0a0b0c0d0e0", "0001020304050607-08090a0b0c0d0e0f",
        "zz010203-0405-0607-0809-0a0b0c0d0e0f", "--00010203040506070809-0a0b0c0d0e0f-",
    ])
    func `what is no UUID is no identity`(text: String) {
        #expect(PersonID(text) == nil)
    }

    @Test(arguments: [(0, nil), (1, 1), (3, 3), (5, 5), (6, nil)] as [(Int, Int?)])
    func `closeness is from one to five`(degree: Int, taken: Int?) {
        #expect(Closeness(degree)?.degree == taken)
    }
}
