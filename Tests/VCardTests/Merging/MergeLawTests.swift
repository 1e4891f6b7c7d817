import TestSupport
import Testing
import VCard

@Suite struct `Laws of merging` {
    /// Some cards with many near-duplicates, out of few names and addresses.
    private func cards(_ seed: UInt64, count: Int = 14) -> [Card] {
        var random = SeededGenerator(seed: seed)
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        return (0..<count).map { _ in
            let name = pick(["Ana Ruiz", "Bo Lin", "Zoë Groß", "Zo\u{FFFD} Gro\u{FFFD}", ""])
            var lines =
                name.isEmpty
                ? []
                : [
                    "FN:\(name)",
                    "N:\(name.split(separator: " ")[1]);\(name.split(separator: " ")[0]);;;",
                ]
            lines.append("VERSION:" + pick(["3.0", "3.0", "4.0", "2.1"]))
            if Bool.random(using: &random) {
                lines.append("UID:" + pick(["u1", "u2", "urn:uuid:u1"]))
            }
            if Bool.random(using: &random) {
                lines.append(
                    "EMAIL:" + pick(["ana@example.com", "ana@Example.com", "bo@example.com"])
                )
            }
            if Bool.random(using: &random) {
                lines.append("TEL:" + pick(["+1-202-555-0101", "202 555 0101", "+1 202 555 0102"]))
            }
            if Bool.random(using: &random) {
                lines.append("BDAY:" + pick(["1990-04-17", "1991-04-17"]))
            }
            if Bool.random(using: &random) {
                lines.append("item1.NOTE:" + pick(["a", "b", "a\\, b"]))
                lines.append("item1.X-ABLabel:" + pick(["one", "two"]))
            }
            if Bool.random(using: &random) {
                lines.append("REV:" + pick(["20240101T000000Z", "20250101T000000Z"]))
            }
            return Merging.card(lines)
        }
    }

    private func set(_ bytes: [UInt8]) -> [[UInt8]] {
        Merging.read(bytes).map { Array($0.rawBytes) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test(arguments: 0..<60 as Range<UInt64>, [false, true])
    func `the result is the same for every order`(seed: UInt64, accepting: Bool) {
        var random = SeededGenerator(seed: seed ^ 0xFF)
        let cards = cards(seed)
        let first = Merging.plan(cards, accepting: accepting)
        for _ in 0..<4 {
            let other = Merging.plan(cards.shuffled(using: &random), accepting: accepting)
            #expect(set(Merging.written(first)) == set(Merging.written(other)))
            #expect(first.report.conflicts.count == other.report.conflicts.count)
            #expect(first.report.questions.count == other.report.questions.count)
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `a file with itself comes to the same as the file alone`(seed: UInt64) {
        let cards = cards(seed)
        let alone = Merging.written(Merging.plan(cards))
        #expect(Merging.written(Merging.plan(cards + cards)) == alone)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `merging what was merged changes nothing`(seed: UInt64) {
        let once = Merging.written(Merging.plan(cards(seed)))
        #expect(Merging.written(Merging.plan(Merging.read(once))) == once)
    }

    @Test(arguments: 0..<60 as Range<UInt64>, [false, true])
    func `no value is missing from the cards and the report together`(seed: UInt64, accepting: Bool)
    {
        let cards = cards(seed)
        let plan = Merging.plan(cards, accepting: accepting)
        let written = Merging.read(Merging.written(plan))
        #expect(written.count == plan.report.cardsOut)
        var told = Set(written.flatMap { Merging.values(Merging.modern($0)) })
        told.formUnion(written.flatMap(Merging.values))
        for value in plan.report.groups.flatMap({ $0.superseded }) {
            told.insert("\(value.property): \(value.text)")
            for word in value.text.split(separator: " ") {
                told.insert("\(value.property): \(word)")
            }
        }
        let equalNumbers = told.union(
            written.flatMap { $0.properties("TEL").map { digits($0.text) } }
        )
        for card in cards {
            for value in Merging.values(card) where !told.contains(value) {
                let isEqual =
                    value.hasPrefix("TEL: ")
                    && equalNumbers.contains(digits(String(value.dropFirst(5))))
                    || value.hasPrefix("EMAIL: ")
                        && told.contains { $0.lowercased() == value.lowercased() }
                    || value.hasPrefix("UID: ")
                        && (told.contains("UID: u1") || told.contains("UID: urn:uuid:u1"))
                    || value.hasPrefix("BDAY: ") && told.contains(value.filter { $0 != "-" })
                #expect(isEqual, "\(value)")
            }
        }
    }

    private func digits(_ text: String?) -> String {
        (text ?? "").filter { $0 == "+" || $0.isNumber }
    }

    @Test func `cards without a duplicate stay byte for byte`() {
        let text = "begin:vcard\nversion:2.1\nN:Ruiz;Ana\nTEL;HOME:1\n fold\nend:vcard\n"
        let other =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lin;Bo;;;\r\nodd line\r\nFN:Bo Lin\r\nEND:VCARD\r\n"
        let cards = Merging.read(Array((text + other).utf8))
        #expect(Merging.written(Merging.plan(cards)) == Array((text + other).utf8))
    }

    @Test(.timeLimit(.minutes(1)))
    func `three thousand cards with one UID, one address or one name are merged in time`() {
        var cards: [Card] = []
        for number in 0..<3000 {
            cards.append(
                Merging.card([
                    "FN:Ana \(number % 3)", "N:\(number);Ana;;;", "UID:u", "EMAIL:info@example.com",
                    "NOTE:\(number)",
                ])
            )
        }
        let plan = Merging.plan(cards)
        #expect(plan.report.cardsIn == 3000)
    }
}
