import Testing
import VCard

/// The expectations about merging of the cases that are known from other programs, each under the case's name.
@Suite struct `Known cases of merging` {
    @Test func `016-empty-cards-in-big-export: empty names make no duplicates`() {
        let cards = Merging.cards(
            ["PRODID:-//Example//Desk 11//EN", "N:;;;;"],
            ["VERSION:2.1"],
            ["N:Hollis;Kit;;;", "FN:Kit Hollis"]
        )
        #expect(cards[0].match(cards[1]) == .none)
        #expect(Merging.plan(cards).report.cardsOut == 3)
    }

    @Test func `053-replacement-marks-already-inside: the intact spelling is proposed`() {
        let cards = Merging.cards(
            ["N:M\u{FFFD}\u{FFFD}ller;Tove;;;", "FN:Tove M\u{FFFD}\u{FFFD}ller"],
            ["N:Müller;Tove;;;", "FN:Tove Müller"]
        )
        #expect(cards[0].match(cards[1]) == .possible(.damagedName))
        #expect(Merging.plan(cards).report.questions.count == 1)
        for cards in [cards, cards.reversed()] {
            let merged = Merging.merged(cards)
            #expect(Merging.texts(merged, "FN") == ["Tove Müller"])
            #expect(merged.first?.name.family == "Müller")
        }
    }

    @Test func `103-same-uid-newer-revision: nothing that only the older card has is lost`() {
        let cards = Merging.cards(
            [
                "N:Newer;Cleo;;;", "FN:Cleo Newer", "UID:5f0e6a10-0000-4000-8000-000000000003",
                "TEL;TYPE=CELL:+1-202-555-0151", "NOTE:likes tea", "REV:20240101T000000Z",
            ],
            [
                "N:Newer;Cleo;;;", "FN:Cleo Newer", "UID:5f0e6a10-0000-4000-8000-000000000003",
                "TEL;TYPE=CELL:+1-202-555-0152", "EMAIL:cleo@example.com", "REV:20250101T000000Z",
            ]
        )
        #expect(cards[0].match(cards[1]) == .same(.uid))
        let plan = Merging.plan(cards)
        let merged = Merging.read(Merging.written(plan))
        #expect(Merging.texts(merged, "EMAIL") == ["cleo@example.com"])
        #expect(Set(Merging.texts(merged, "TEL")) == ["+1-202-555-0151", "+1-202-555-0152"])
        #expect(Merging.texts(merged, "NOTE") == ["likes tea"])
        #expect(Merging.texts(merged, "UID").count == 1)
        #expect(Merging.texts(merged, "REV") == ["20250101T000000Z"])
        #expect(plan.report.groups.first?.kept.map(\.text) == ["+1-202-555-0151", "likes tea"])
        #expect(Merging.written(Merging.plan(cards.reversed())) == Merging.written(plan))
    }

    @Test func `105-same-uid-different-person: both cards stay`() {
        let uid = "UID:5f0e6a10-0000-4000-8000-000000000005"
        let cards = Merging.cards(
            ["N:Copy;Dot;;;", "FN:Dot Copy", uid, "TEL:+1-202-555-0153"],
            ["N:Other;Eli;;;", "FN:Eli Other", uid, "TEL:+1-202-555-0154"],
            ["N:Third;Fia;;;", "FN:Fia Third"]
        )
        #expect(cards[0].match(cards[1]) == .conflict)
        let plan = Merging.plan(cards, accepting: true)
        #expect(plan.report.conflicts.map(\.values.count) == [2])
        #expect(plan.report.conflicts.first?.subject == nil)
        #expect(Merging.written(plan) == cards.flatMap { Array($0.rawBytes) })
    }

    @Test func `106-copies-that-differ-in-prodid: one contact, the later REV`() {
        func card(_ version: String, _ revision: String) -> [String] {
            [
                "PRODID:-//Example//Phone OS \(version)//EN", "N:Harrow;Gwen;;;", "FN:Gwen Harrow",
                "EMAIL;type=INTERNET;type=HOME;type=pref:gwen@example.com", "REV:\(revision)",
            ]
        }
        let cards = Merging.cards(
            card("41.1", "2024-02-03T04:05:06Z"),
            card("42.0", "2024-09-08T07:06:05Z")
        )
        #expect(cards[0].match(cards[1]) == .same(.content))
        let plan = Merging.plan(cards)
        #expect(plan.report.cardsOut == 1 && plan.report.conflicts.isEmpty)
        let merged = Merging.read(Merging.written(plan))
        #expect(Merging.texts(merged, "REV") == ["2024-09-08T07:06:05Z"])
    }

    /// Case 108-merge-keeps-both-notes.
    static let notes = [
        [
            "N:Keep;Hana;;;", "FN:Hana Keep", "EMAIL:hana@example.com", "NOTE:Key under the pot",
            "TEL;TYPE=HOME:+1-202-555-0157", "ADR;TYPE=HOME:;;1 Elm St;Oldport;;00000;",
            "NICKNAME:Han",
        ],
        [
            "N:Keep;Hana;;;", "FN:Hana Keep", "EMAIL:hana@example.com", "NOTE:Allergic to nuts",
            "TEL;TYPE=WORK:+1-202-555-0158", "ADR;TYPE=HOME:;;2 Oak St;Oldport;;00000;",
            "URL:https://hana.example.com/",
        ],
    ]

    @Test func `108-merge-keeps-both-notes: lists add up`() {
        let cards = Self.notes.map(Merging.card)
        #expect(cards[0].match(cards[1]) == .possible(.email))
        let plan = Merging.plan(cards, accepting: true)
        #expect(plan.report.conflicts.isEmpty && plan.report.cardsOut == 1)
        let merged = Merging.read(Merging.written(plan))
        let types = merged[0].properties("TEL").map { "\($0.text ?? "") \($0.parameter("TYPE"))" }
        #expect(
            Set(types) == ["+1-202-555-0157 [\"HOME\"]", "+1-202-555-0158 [\"WORK\"]"]
        )
        #expect(Merging.texts(merged, "EMAIL").count == 1)
        #expect(merged[0].properties("ADR").count == 2)
        #expect(Set(Merging.texts(merged, "NOTE")) == ["Key under the pot", "Allergic to nuts"])
        #expect(Merging.texts(merged, "NICKNAME") == ["Han"])
        #expect(Merging.texts(merged, "URL") == ["https://hana.example.com/"])
    }

    @Test(arguments: [0, 1])
    func `108-merge-keeps-both-notes: the result and a source again is the result`(source: Int) {
        let cards = Self.notes.map(Merging.card)
        let once = Merging.merged(cards)
        let twice = Merging.merged(once + [cards[source]])
        #expect(twice.map { Array($0.rawBytes) } == once.map { Array($0.rawBytes) })
    }

    @Test func `110-merge-drops-equal-values: equal values in other spellings are one`() {
        let cards = Merging.cards(
            [
                "N:Same;Jo;;;", "FN:Jo Same", "EMAIL:jo@example.com",
                "TEL;TYPE=CELL:+1 (202) 555-0159", "TEL;TYPE=CELL:+1-202-555-0159",
                "URL:https://example.com/",
            ],
            [
                "N:Same;Jo;;;", "FN:Jo Same", "EMAIL;TYPE=HOME:jo@EXAMPLE.com",
                "TEL;TYPE=HOME:+12025550159", "URL:https://example.com",
                "ADR;TYPE=HOME:;;3 Fir St;Oldport;;00000;Exampleland",
            ]
        )
        #expect(cards[0].match(cards[1]) == .possible(.email))
        let merged = Merging.merged(cards)
        #expect(Merging.texts(merged, "EMAIL") == ["jo@example.com"])
        #expect(merged[0].property("EMAIL")?.parameter("TYPE").map { $0.lowercased() } == ["home"])
        #expect(Merging.texts(merged, "TEL") == ["+1 (202) 555-0159"])
        let types = merged[0].property("TEL")?.parameter("TYPE").map { $0.lowercased() } ?? []
        #expect(Set(types) == ["cell", "home"])
        #expect((1...2).contains(Merging.texts(merged, "URL").count))
    }

    /// Case 111-local-and-international-number.
    static let numbers = Merging.cards(
        ["N:Local;Kit;;;", "FN:Kit Local", "TEL:2025550160"],
        ["N:Local;Kit;;;", "FN:Kit Local", "TEL:+1 202 555 0160"],
        ["N:Local;Lu;;;", "FN:Lu Local", "TEL:07700 900160"],
        ["N:Local;Mo;;;", "FN:Mo Local", "TEL:+447700900160"]
    )

    @Test func `111-local-and-international-number: without a region at most a hint`() {
        let cards = Self.numbers
        #expect(cards[0].match(cards[1]) == .possible(.localTelephone))
        #expect(cards[2].match(cards[3]) == .none)
        #expect(cards[0].match(cards[1], region: TelephoneRegion("US")) == .possible(.telephone))
        #expect(cards[2].match(cards[3], region: TelephoneRegion("GB")) == .none)
        #expect(cards[0].match(cards[1], region: TelephoneRegion("GB")) == .none)
    }

    @Test func `111-local-and-international-number: no number is ever written by guess`() {
        let plan = Merging.plan(Self.numbers, accepting: true, region: TelephoneRegion("US"))
        let texts = Merging.texts(Merging.read(Merging.written(plan)), "TEL")
        #expect(Set(texts).isSubset(of: Merging.texts(Self.numbers, "TEL")))
        #expect(texts.contains("2025550160"))
    }

    @Test func `113-merge-birthdays: the fuller date stays, different days are a conflict`() {
        func card(_ name: String, _ birthday: String) -> [String] {
            [
                "N:Born;\(name);;;", "FN:\(name) Born", "EMAIL:\(name.lowercased())@example.com",
                birthday,
            ]
        }
        let cards = Merging.cards(
            card("May", "BDAY:1988-05-06"),
            card("May", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-06"),
            card("Ned", "BDAY:1988-05-06"),
            card("Ned", "BDAY:1988-06-05")
        )
        for cards in [cards, cards.reversed()] {
            let plan = Merging.plan(cards, accepting: true)
            let merged = Merging.read(Merging.written(plan))
            #expect(merged.count == 3)
            let may = merged.first { $0.name.given == "May" }
            #expect(may?.properties("BDAY").map(\.text) == ["1988-05-06"])
            #expect(may?.property("BDAY")?.parameter("X-APPLE-OMIT-YEAR") == [])
            #expect(plan.report.conflicts.map(\.subject) == [.property("BDAY")])
            #expect(
                Set(plan.report.conflicts.flatMap { $0.values.map(\.text) })
                    == ["1988-05-06", "1988-06-05"]
            )
        }
    }
}
