import TestSupport
import Testing
import VCard

@Suite struct `Matching` {
    private static let ana = ["FN:Ana Ruiz", "N:Ruiz;Ana;;;"]

    /// Two cards and what they are to each other.
    static let pairs: [(one: [String], other: [String], match: CardMatch)] = [
        (ana, ana, .same(.content)),
        (ana, ["FN:Ana Ruiz", "N:Ruiz;Ana;;;", "NOTE:a"], .none),
        (ana + ["UID:urn:uuid:A1"], ana + ["UID:a1", "NOTE:b"], .same(.uid)),
        (ana + ["UID:a1"], ["FN:Bo Lin", "N:Lin;Bo;;;", "UID:a1"], .conflict),
        (
            ana + ["UID:a1", "TEL:+1-202-555-0101"],
            ["FN:Ana Lin", "N:Lin;Ana;;;", "UID:a1", "TEL:+12025550101"], .same(.uid)
        ),
        (
            ana + ["EMAIL:a@example.com"], ["FN:A. Ruiz", "N:Ruiz;A.;;;", "EMAIL:A@example.com"],
            .possible(.email)
        ),
        (
            ana + ["EMAIL:a@example.com"], ["FN:Bo Lin", "N:Lin;Bo;;;", "EMAIL:a@example.com"],
            .none
        ),
        (
            ana + ["TEL:+1-202-555-0101"], ana + ["TEL:+12025550101", "NOTE:c"],
            .possible(.telephone)
        ),
        (ana + ["TEL:+1-202-555-0101"], ana + ["TEL:+1-202-555-0101 ext. 5"], .none),
        (ana + ["BDAY:19900417"], ana + ["BDAY:1990-04-17", "NOTE:d"], .possible(.birthday)),
        (ana + ["BDAY:1604-04-17"], ana + ["BDAY:1604-04-17", "NOTE:e"], .none),
        (["N:;;;;"], ["PRODID:-//Example//EN", "N:;;;;"], .none),
        (
            ["VERSION:2.1", "N:Ruiz;Ana", "TEL;HOME:1234567"],
            ["VERSION:4.0", "N:Ruiz;Ana;;;", "TEL;TYPE=home:1234567"], .same(.content)
        ),
        (
            ana + ["item1.TEL:1234567", "item1.X-ABLabel:a"],
            ana + ["item9.TEL:1234567", "item9.X-ABLabel:a"], .same(.content)
        ),
        (
            ana + ["item1.TEL:1234567", "item1.X-ABLabel:a"],
            ana + ["item1.TEL:1234567", "item1.X-ABLabel:b"], .possible(.telephone)
        ),
    ]

    @Test(arguments: pairs.indices)
    func `follows the rules, whichever card comes first`(place: Int) {
        let (one, other, match) = Self.pairs[place]
        #expect(Merging.card(one).match(Merging.card(other)) == match)
        #expect(Merging.card(other).match(Merging.card(one)) == match)
    }

    @Test(arguments: TelephoneRegion.codes)
    func `knows each region by its code in any letter case`(code: String) {
        #expect(TelephoneRegion(code.lowercased())?.code == code)
    }

    @Test(arguments: 0..<100 as Range<UInt64>, ["", "US", "GB"])
    func `a keyed search of many cards finds each pair`(seed: UInt64, code: String) {
        var random = SeededGenerator(seed: seed)
        let region = TelephoneRegion(code)
        let numbers = [
            "+1-202-555-0101", "202 555 0101", "+12025550101", "1 202 555 0101", "555-0101",
            "+1 212 555 0101", "+44 20 2555 0101", "+1-202-555-0101 ext. 5", "02025550101",
        ]
        let cards = (0..<9).map { place in
            let lines = numbers.shuffled(using: &random).prefix(2).map { "TEL:\($0)" }
            return Merging.card(["FN:Ana Ruiz", "N:Ruiz;Ana;;;", "NOTE:\(place)"] + lines)
        }
        let pairs = cards.indices.flatMap { one in
            cards[(one + 1)...].map { cards[one].match($0, region: region) }
        }
        let questions = Merging.plan(cards, region: region).report.questions
        let found = questions.map { CardMatch.possible($0.evidence) }
        let wanted = pairs.filter { $0 != .none }
        #expect(Set(found) == Set(wanted) && found.count == wanted.count)
    }

    @Test func `a keyed search finds what the comparison of two cards finds`() {
        for (one, other, match) in Self.pairs {
            let report = Merging.plan([Merging.card(one), Merging.card(other)]).report
            switch match {
            case .same: #expect(report.groups.count + report.conflicts.count == 1)
            case .possible(let evidence): #expect(report.questions.map(\.evidence) == [evidence])
            case .none: #expect(report.cardsOut == 2 && report.questions.isEmpty)
            case .conflict: #expect(report.conflicts.count == 1 && report.cardsOut == 2)
            }
        }
    }
}

@Suite struct `Merging cards` {
    private let ana = ["FN:Ana Ruiz", "N:Ruiz;Ana;;;", "UID:a1"]

    @Test func `keeps groups with their labels apart`() {
        let merged = Merging.merged(
            Merging.cards(
                ana + ["item1.TEL:1234567", "item1.X-ABLabel:one"],
                ana + ["item1.TEL:7654321", "item1.X-ABLabel:two"]
            )
        )
        let groups = merged[0].properties("TEL").map { $0.group?.lowercased() }
        #expect(Set(groups).count == 2)
        for telephone in merged[0].properties("TEL") {
            let label = merged[0].properties("X-ABLabel").first {
                $0.group?.lowercased() == telephone.group?.lowercased()
            }
            #expect(label?.text == (telephone.text == "1234567" ? "one" : "two"))
        }
    }

    @Test func `gives an equal value the label that only the other card has`() {
        let merged = Merging.merged(
            Merging.cards(
                ana + ["TEL:1234567", "NOTE:longer", "REV:20250101T000000Z"],
                ana + ["item1.TEL:1234567", "item1.X-ABLabel:two"]
            )
        )
        #expect(merged[0].properties("TEL").count == 1)
        let group = merged[0].property("TEL")?.group
        #expect(group != nil && merged[0].property("X-ABLabel")?.group == group)
    }

    @Test func `takes an older version along in the newer one's form`() {
        let merged = Merging.merged(
            Merging.cards(
                [
                    "VERSION:2.1", "N:Ruiz;Ana", "UID:a1", "TEL;CELL:1234567",
                    "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=9Fe",
                ],
                ["VERSION:4.0", "FN:Ana Ruiz", "N:Ruiz;Ana;;;", "UID:a1"]
            )
        )
        #expect(merged[0].version == .v4_0)
        #expect(merged[0].property("TEL")?.parameter("TYPE").map { $0.lowercased() } == ["cell"])
        #expect(merged[0].property("NOTE")?.text == "Grüße")
        #expect(merged[0].property("NOTE")?.parameter("ENCODING") == [])
    }

    @Test func `different photos are a conflict that shows no photo`() {
        let photo = "PHOTO;ENCODING=b;TYPE=JPEG:"
        let plan = Merging.plan(
            Merging.cards(ana + [photo + "S2FuYXJp"], ana + [photo + "ZW52b2dlbA=="])
        )
        let texts = plan.report.conflicts.flatMap { $0.values.map(\.text) }
        #expect(texts.count == 2 && texts.allSatisfy { $0.contains("image/jpeg") })
        #expect(!texts.contains { $0.contains("S2Fu") })
    }

    @Test func `equal photos in the forms of two versions are one`() {
        let plan = Merging.plan(
            Merging.cards(
                ana + ["PHOTO;ENCODING=b;TYPE=JPEG:S2Fu\r\n YXJp"],
                ["VERSION:4.0"] + ana + ["PHOTO:data:image/jpeg;base64,S2FuYXJp", "NOTE:a"]
            )
        )
        #expect(plan.report.conflicts.isEmpty)
        #expect(Merging.read(Merging.written(plan))[0].properties("PHOTO").count == 1)
    }

    @Test func `a person chooses what counts`() throws {
        var plan = Merging.plan(Merging.cards(ana + ["BDAY:1990-04-17"], ana + ["BDAY:1991-04-17"]))
        let conflict = try #require(plan.report.conflicts.first)
        let place = try #require(conflict.values.firstIndex { $0.text == "1991-04-17" })
        plan.choose(place, in: conflict.id)
        let merged = Merging.read(Merging.written(plan))
        #expect(Merging.texts(merged, "BDAY") == ["1991-04-17"])
        #expect(plan.report.conflicts.isEmpty)
        #expect(plan.report.groups.flatMap { $0.superseded.map(\.text) } == ["1990-04-17"])
    }

    @Test func `a person leaves cards apart`() {
        var plan = Merging.plan(Merging.cards(ana + ["BDAY:1990-04-17"], ana + ["BDAY:1991-04-17"]))
        plan.keepApart(plan.report.conflicts.map(\.id))
        #expect(plan.report.conflicts.isEmpty && plan.report.cardsOut == 2)
    }

    @Test func `a person joins two cards with one UID that have nothing in common`() throws {
        var plan = Merging.plan(Merging.cards(ana, ["FN:Bo Lin", "N:Lin;Bo;;;", "UID:a1"]))
        plan.choose(0, in: try #require(plan.report.conflicts.first).id)
        #expect(plan.report.cardsOut == 1 && plan.report.conflicts.isEmpty)
    }

    @Test func `a damaged line of a card that goes into another is told`() {
        let plan = Merging.plan(
            Merging.cards(ana + ["NOTE:a", "NOTE:b"], ana + ["TEL:1234567", "odd line"])
        )
        let told = plan.report.groups.flatMap { $0.superseded.map(\.text) }
        let written = String(decoding: Merging.written(plan), as: UTF8.self)
        #expect(told.contains("odd line") || written.contains("odd line"))
    }

    @Test func `the example of the documentation compiles and merges`() {
        let bytes = ana.joined(separator: "\r\n").utf8
        let text =
            Array("BEGIN:VCARD\r\nVERSION:3.0\r\n".utf8) + bytes + Array("\r\nEND:VCARD\r\n".utf8)
        let entries = Card.entries(of: text + text)
        var merger = CardMerger()
        for case .card(let card) in entries { merger.add(card, from: "phone.vcf") }
        var plan = merger.plan()
        plan.accept(plan.report.questions.filter { $0.evidence == .email }.map(\.id))
        var merged: [UInt8] = []
        plan.writeCards { merged += $0 }
        #expect(merged == text)
    }
}
