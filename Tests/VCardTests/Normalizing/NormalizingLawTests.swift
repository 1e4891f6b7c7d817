import CivilCalendar
import Diagnostics
import Testing

@testable import VCard

/// What must hold for every card, whatever stands in it.
@Suite struct NormalizingLawTests {
    static let seeds = Array(0..<400 as Range<UInt64>)

    @Test(arguments: WrittenVersion.allCases)
    func `normalizing twice gives the same bytes`(version: WrittenVersion) {
        for seed in Self.seeds {
            let once = normalized(GeneratedCard(seed: seed).text, by: CardNormalizer(to: version))
            let twice = Normalized(once.bytes, by: CardNormalizer(to: version))
            #expect(twice.text == once.text, "seed \(seed)")
        }
    }

    /// Lines whose damage hides what they are until it is mended.
    static let damaged: [String] = [
        "E;\0:", "E;\u{7F}:", "PHOTO;L;i:ch", "PHOTO:LE\0", "PHOTO:data:i;base64,A",
        "PHOTO:data:{;base64,l", "PHOTO:data:;base64, ", "PHOTO;\\:99", "PHOTO;/;/g:s:",
        "PHOTO:\u{1E}a:", "PHOTO;TYPE=PNG;TYPE=HOME:data:image/jpeg;base64,AAAA",
        "PHOTO;MEDIATYPE=image/jpg:/e", "BEGIN:VCAR\n D", "END:VCAR\0D", "g.END:VCARD",
        "REV:20240105T120070",
        "G;^':",
        "BDAY:\0T00", "BDAY:\0", "BDAY:1604-04", "BDAY;X-APPLE-OMIT-YEAR=6:1604-05-04",
        "BDAY;\\::", "BDAY;BASE64:FN", "BDAY;QUOTED-PRINTABLE:=", "FN:\nFN:\nN:9", "FN;\\::;",
        "N;\\;=::",
    ]

    @Test(arguments: damaged, WrittenVersion.allCases)
    func `one pass is enough for a damaged line`(line: String, version: WrittenVersion) {
        for start in ["", "VERSION:2.1\n", "VERSION:3.0\n", "VERSION:4.0\n"] {
            let text = "BEGIN:VCARD\n\(start)\(line)\nEND:VCARD\n"
            let once = normalized(text, by: CardNormalizer(to: version))
            let twice = Normalized(once.bytes, by: CardNormalizer(to: version))
            #expect(twice.text == once.text, "after \(start)")
        }
    }

    @Test(arguments: WrittenVersion.allCases)
    func `a year that only its marker shows to be real stays real`(version: WrittenVersion) throws {
        let text = "BEGIN:VCARD\nBDAY;X-APPLE-OMIT-YEAR=1605:1604-05-04\nEND:VCARD\n"
        let result = normalized(text, by: CardNormalizer(to: version))
        let today = try #require(CivilDate(year: 2026, month: 11, day: 30))
        let card = try #require(FileFindings(result.bytes).cards.first)
        #expect(card.birthday(today: today).date == CivilDate(year: 1604, month: 5, day: 4))
    }

    @Test(arguments: WrittenVersion.allCases)
    func `what is written is UTF-8 in lines of 75 octets that end in CRLF`(
        version: WrittenVersion
    ) {
        for seed in Self.seeds {
            let result = normalized(GeneratedCard(seed: seed).text, by: CardNormalizer(to: version))
            #expect(String(validating: result.bytes, as: UTF8.self) != nil, "seed \(seed)")
            for line in result.bytes.split(separator: 0x0A) {
                #expect(line.last == 0x0D && line.count <= 76, "seed \(seed)")
                #expect(!line.dropLast().contains(0x0D), "seed \(seed)")
            }
        }
    }

    @Test(arguments: WrittenVersion.allCases)
    func `every property is in the output, or a repair says where it went`(
        version: WrittenVersion
    ) throws {
        for seed in Self.seeds {
            let text = GeneratedCard(seed: seed).text
            let result = normalized(text, by: CardNormalizer(to: version))
            let before = try FileFindings(Array(text.utf8)).cards.flatMap { Array($0.properties) }
            let after = try FileFindings(result.bytes).cards.flatMap { Array($0.properties) }
            let told = Set(result.repairs.map(\.position.line))
            let texts = Set(after.map { Self.saying($0) })
            for property in before where property.kind != .version {
                let isThere = texts.contains(Self.saying(property))
                #expect(isThere || told.contains(property.line), "seed \(seed): \(property)")
            }
        }
    }

    @Test func `a 3 dot 0 card that goes to 4 dot 0 comes home with every value`() throws {
        for seed in Self.seeds {
            let text = GeneratedCard(seed: seed).text
            let three = normalized(text, by: CardNormalizer(to: .v3_0))
            let four = Normalized(three.bytes, by: CardNormalizer(to: .v4_0))
            let home = Normalized(four.bytes, by: CardNormalizer(to: .v3_0))
            let before = try Self.values(three.bytes)
            let after = try Self.values(home.bytes)
            #expect(before.subtracting(after).isEmpty, "seed \(seed)")
        }
    }

    @Test(arguments: Repair.selectable.map(\.id))
    func `a single repair changes nothing but the lines that it tells`(id: String) throws {
        let repair = try #require(Repair[code: id])
        guard id != "line-ends", id != "card-frame" else { return }
        for seed in Self.seeds {
            let text = GeneratedCard(seed: seed).text
            let result = normalized(text, by: CardNormalizer(only: [repair]))
            #expect(result.original == Array(text.utf8), "seed \(seed)")
            guard !result.repairs.isEmpty else {
                #expect(result.text == text, "seed \(seed)")
                continue
            }
            let told = Set(result.repairs.map(\.position.line))
            var rest = Self.physicalLines(result.text)[...]
            for line in try Self.untouched(text, told) {
                guard let place = rest.firstIndex(of: line) else {
                    Issue.record("seed \(seed): \(line)")
                    break
                }
                rest = rest[(place + 1)...]
            }
        }
    }

    @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"])
    func `a line end of every kind becomes one CRLF, and a fold that is right is none to mend`(
        lineEnd: String
    ) {
        for seed in Self.seeds {
            let lines = GeneratedCard(seed: seed).text.split(whereSeparator: \.isNewline)
            let text = lines.map { $0 + lineEnd }.joined()
            let ended = normalized(text, by: CardNormalizer(only: [.lineEnds]))
            #expect(ended.text == lines.map { $0 + "\r\n" }.joined(), "seed \(seed)")
            let folded = normalized(text, by: CardNormalizer(only: [.folding]))
            #expect((folded.text == text) == folded.repairs.isEmpty, "seed \(seed)")
        }
    }

    @Test(arguments: [1, 3, 64, 1000])
    func `what comes out does not depend on how the bytes come`(chunk: Int) {
        let text = (0..<20 as Range<UInt64>).map { GeneratedCard(seed: $0).text + "junk\r\n" }
            .joined()
        for normalizer in [CardNormalizer(), CardNormalizer(only: [.dateForm, .typeCase])] {
            let whole = normalized(text, by: normalizer)
            let pieces = Normalized(Array(text.utf8), by: normalizer, chunk: chunk)
            #expect(pieces.text == whole.text)
            #expect(pieces.original == Array(text.utf8))
            #expect(pieces.repairs == whole.repairs)
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `a UTF-16 file keeps its encoding where only dates are repaired`(
        bigEndian: Bool,
        marked: Bool
    ) {
        let text =
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ärö\r\n\r\nBDAY:1984-04-12\r\nEND:VCARD\r\n\r\n"
        let encoder = UTF16Encoder(bigEndian: bigEndian)
        let file = (marked ? encoder.mark : []) + encoder.encode(Array(text.utf8))
        let result = Normalized(file, by: CardNormalizer(only: [.dateForm]))
        let wanted = text.replacing("1984-04-12", with: "19840412")
        #expect(
            result.bytes == (marked ? encoder.mark : []) + encoder.encode(Array(wanted.utf8))
        )
        #expect(Normalized(file, by: CardNormalizer(only: [])).bytes == file)
        #expect(Normalized(file, by: CardNormalizer(only: [.byteOrderMark])).bytes == file)
        let clean = Normalized(file, by: CardNormalizer(only: [.encoding, .byteOrderMark]))
        #expect(clean.text == text)
    }

    @Test func `byte order marks inside a file and blanks in groups are told when they go`() throws
    {
        let text = "BEGIN:VCARD\nFN:A\nEND:VCARD\n\u{FEFF}BEGIN:VCARD\nit_1.FN:B\nEND:VCARD\n"
        let marks = normalized(text, by: CardNormalizer(only: [.byteOrderMark]))
        #expect(marks.text == text.replacing("\u{FEFF}", with: ""))
        #expect(marks.repairs.map(\.position.line) == [4])
        let names = normalized(text, by: CardNormalizer(only: [.nameInvalid]))
        #expect(names.text == text.replacing("it_1", with: "it-1"))
        #expect(names.repairs.map(\.position.line) == [5])
    }

    /// The name and what the value means, without the forms that versions have for it.
    private static func saying(_ property: Property) -> String {
        let draft = LineDraft(property)
        let text: String =
            switch draft.meaning {
            case .media(let data, _): String(decoding: data, as: UTF8.self)
            default: (draft.text ?? "").filter { !$0.utf8.contains(where: \.isForbidden) }
            }
        switch property.name.uppercased() {
        case "LABEL": return "LABEL:" + Escaping.withoutBackslashes(text)
        case "X-ANNIVERSARY":
            let date = WrittenDate(
                DateText(text, version: .v4_0),
                omitted: BirthdayStatement(
                    property: "BDAY",
                    parameters: property.parameters,
                    value: text,
                    version: .v3_0
                ).omittedYear,
                keepsYear: false
            )
            return "X-ANNIVERSARY:" + (date?.basic ?? text)
        case let name: return name + ":" + text
        }
    }

    private static func values(_ bytes: [UInt8]) throws -> Set<String> {
        var values: Set<String> = []
        for card in try FileFindings(bytes).cards {
            for property in card.properties { values.insert(saying(property)) }
        }
        return values
    }

    private static func physicalLines(_ text: String) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            line.append(byte)
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            guard byte == 0x0A || byte == 0x0D, !isPair else { continue }
            lines.append(String(decoding: line, as: UTF8.self))
            line = []
        }
        if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }

    /// The physical lines of a file that belong to no content line whose first line was told.
    private static func untouched(_ text: String, _ told: Set<Int>) throws -> [String] {
        var gone: Set<Int> = []
        for card in try FileFindings(Array(text.utf8)).cards {
            for line in card.storage.lines {
                let first = card.line + Int(line.line)
                guard told.contains(first) else { continue }
                let raw = String(decoding: card.storage.bytes[line.raw.wide], as: UTF8.self)
                gone.formUnion(first..<first + max(1, physicalLines(raw).count))
            }
        }
        let lines = physicalLines(text)
        return lines.indices.filter { !gone.contains($0 + 1) && $0 + 1 < lines.count }
            .map { lines[$0] }
    }
}
