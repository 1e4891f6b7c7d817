import TestSupport
import Testing
import VCard

/// What a merge comes to never depends on the order of files and cards, nor on what stands around a card.
@Suite struct `The order of a merge` {
    /// What a merge comes to, apart from where each card stands.
    private struct Result: Equatable {
        var cards: [[UInt8]]
        var counts: [Int]
        var values: [String]

        init(_ plan: MergePlan) {
            var pieces: [[UInt8]] = []
            plan.writeCards { pieces.append(Array($0)) }
            cards = pieces.sorted { $0.lexicographicallyPrecedes($1) }
            let report = plan.report
            counts = [
                report.cardsIn, report.cardsOut, report.groups.count, report.conflicts.count,
                report.questions.count,
            ]
            values = report.groups.flatMap { group in
                [group.evidence.rawValue] + (group.kept + group.superseded).map(Result.text)
            }
            values += report.conflicts.flatMap { $0.values.map(Result.text) }
            values += report.questions.map(\.evidence.rawValue)
            values.sort()
        }

        private static func text(_ value: MergeReport.Value) -> String {
            "\(value.property): \(value.text)"
        }
    }

    private func books(_ seed: UInt64) -> [[Card]] {
        var random = SeededGenerator(seed: seed)
        return AddressBooks(3, using: &random).files.map(Merging.read)
    }

    private func plan(_ files: [[Card]], accepting: Bool = false) -> MergePlan {
        var merger = CardMerger()
        for (place, file) in files.enumerated() {
            for card in file { merger.add(card, from: "\(place).vcf") }
        }
        var plan = merger.plan()
        if accepting { plan.accept(plan.report.questions.map(\.id)) }
        return plan
    }

    @Test(arguments: 0..<60 as Range<UInt64>, [false, true])
    func `three files come to the same in every order of files and cards`(
        seed: UInt64,
        accepting: Bool
    ) {
        var random = SeededGenerator(seed: ~seed)
        let files = books(seed)
        let first = Result(plan(files, accepting: accepting))
        for order in AddressBooks.orders(of: files) {
            #expect(Result(plan(order, accepting: accepting)) == first)
            let shuffled = order.joined().shuffled(using: &random)
            #expect(Result(plan([shuffled], accepting: accepting)) == first)
        }
    }

    /// The values of a card, and its lines that are no property; an AGENT card may get its END only now.
    private struct Content: Hashable {
        var values: Set<String>
        var lines: [String?]

        init(_ card: Card) {
            values = Merging.values(card).filter { !$0.hasPrefix("AGENT") }
            lines = card.unreadableLines.map {
                $0.source.text?.split(whereSeparator: \.isNewline).first.map(String.init)
            }
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `each card that nothing was merged into is read again as it was`(seed: UInt64) {
        let files = books(seed)
        let plan = plan(files)
        var pieces: [[UInt8]] = []
        plan.writeCards { pieces.append(Array($0)) }
        let written = Merging.read(pieces.flatMap(\.self))
        #expect(written.map { Array($0.rawBytes) } == pieces)
        #expect(written.count == plan.report.cardsOut)
        let merged = plan.report.groups.flatMap(\.sources).map { "\($0.file) \($0.card)" }
        var missing: [Content] = []
        for (place, file) in files.enumerated() {
            let apart = file.filter { !merged.contains("\(place).vcf \($0.number)") }
            missing += apart.map(Content.init)
        }
        let there = Set(written.map(Content.init))
        missing.removeAll { there.contains($0) }
        #expect(missing == [])
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `what was merged comes to itself`(seed: UInt64) {
        let once = Merging.written(plan(books(seed)))
        #expect(Merging.written(plan([Merging.read(once)])) == once)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a file with itself comes to the same as the file alone`(seed: UInt64) {
        for file in books(seed) {
            let alone = Merging.written(plan([file]))
            #expect(Merging.written(plan([file, file])) == alone)
        }
    }
}

@Suite struct `The report of a merge` {
    private func card(_ name: String, _ lines: String...) -> Card {
        Merging.card(["FN:\(name)", "N:\(name);;;;"] + lines)
    }

    @Test func `tells conflicts in the order of the cards`() {
        let cards = (1...12).flatMap { number in
            [card("Ana \(number)", "UID:\(number)"), card("Bo \(number)", "UID:\(number)")]
        }
        let conflicts = Merging.plan(cards).report.conflicts
        #expect(conflicts.count == 12)
        let names = conflicts.map { $0.values.map(\.text).joined(separator: ", ") }
        #expect(names == (1...12).map { "Ana \($0), Bo \($0)" })
    }

    @Test func `tells once what several copies of one card say`() {
        let older = card("Ana", "REV:20240101T000000Z")
        let newer = card("Ana", "REV:20250101T000000Z")
        for cards in [[older, newer, older, newer], [newer, newer, older, older]] {
            let told = Merging.plan(cards).report.groups.flatMap { $0.superseded.map(\.text) }
            #expect(told == ["20240101T000000Z"])
        }
    }

    @Test func `cards of one second are ranked alike in every order`() {
        let cards = [
            card("Ana", "UID:1", "REV:20240101", "NOTE:b", "NOTE:c"),
            card("Ana", "UID:1", "REV:20240101T000000Z", "NOTE:a"),
            card("Ana", "UID:1", "REV:2024-01-01T00:00:00Z"),
        ]
        let first = Merging.written(Merging.plan(cards))
        for order in AddressBooks.orders(of: cards) {
            #expect(Merging.written(Merging.plan(order)) == first)
        }
    }
}
