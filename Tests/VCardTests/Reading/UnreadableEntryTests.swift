import Diagnostics
import TestSupport
import Testing

@testable import VCard

/// Whatever is wrong with a file: each of its bytes is in a card, in what could not be read, or blank.
@Suite struct UnreadableEntryTests {
    /// The entries of a file, read in chunks.
    private func entries(
        _ bytes: [UInt8],
        chunk: Int = 1 << 16,
        limits: Limits = Limits()
    ) -> [Entry] {
        var limits = limits
        limits.chunkBytes = chunk
        return Card.entries(of: bytes, limits: limits)
    }

    /// What an entry came to, to compare.
    private struct Outcome: Equatable {
        var range: Range<Int>
        var bytes: [UInt8]
        var code: String?
        var line: Int
        var isPart = false

        init(_ entry: Entry) {
            switch entry {
            case .card(let card):
                let start = card.storage.fileOffset
                range = start..<start + card.storage.rawCount
                bytes = card.storage.source(0..<card.storage.rawCount).bytes
                line = card.line
            case .part(let entry), .unreadable(let entry):
                range = entry.range
                bytes = entry.bytes
                code = entry.finding.code
                line = entry.line
                isPart = entry.hasMore
            }
        }
    }

    private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0.isBlank || $0.isLineEnd }
    }

    /// Holds the law for a file that is not UTF-16, where offsets are those of the file.
    private func requireWhole(_ bytes: [UInt8], limits: Limits = Limits()) {
        var place = FileEncoding(of: bytes.span) == .utf8Marked ? 3 : 0
        for entry in entries(bytes, limits: limits).map(Outcome.init) {
            #expect(entry.range.lowerBound >= place)
            #expect(isBlank(bytes[place..<max(place, entry.range.lowerBound)]))
            #expect(entry.bytes == Array(bytes[entry.range]))
            place = entry.range.upperBound
        }
        #expect(isBlank(bytes[place...]))
    }

    @Test func `no byte of a damaged file is lost`() {
        var random = SeededGenerator(seed: 20_261_201)
        for _ in 0..<1_500 {
            let bytes = DamagedFile(using: &random).bytes
            guard !FileEncoding(of: bytes.span).isUTF16 else { continue }
            requireWhole(bytes)
            requireWhole(bytes, limits: Limits(cardBytes: 60))
        }
        for shape in CardReaderTests.shapes { requireWhole(Array(shape.text.utf8)) }
    }

    @Test func `no byte of a large damaged file is lost, and parts are small`() {
        var random = SeededGenerator(seed: 20_261_202)
        for _ in 0..<12 {
            let bytes = DamagedFile(using: &random, isLarge: true).bytes
            guard !FileEncoding(of: bytes.span).isUTF16 else { continue }
            let limits = Limits(cardBytes: 600_000)
            requireWhole(bytes, limits: limits)
            var isOpen = false
            for entry in entries(bytes, limits: limits) {
                switch entry {
                case .card: #expect(!isOpen)
                case .part(let part):
                    #expect(part.source.heldCount <= PassedText.partBytes)
                    isOpen = true
                case .unreadable(let entry):
                    #expect(entry.source.heldCount <= PassedText.partBytes)
                    isOpen = false
                }
            }
            #expect(!isOpen)
        }
    }

    @Test func `what is unreadable does not depend on how the bytes come`() {
        var random = SeededGenerator(seed: 20_261_203)
        for _ in 0..<400 {
            let bytes = DamagedFile(using: &random).bytes
            let limits = Limits(cardBytes: 90)
            let whole = entries(bytes, chunk: bytes.count + 1, limits: limits).map(Outcome.init)
            for chunk in [1, 3, 17] {
                let pieces = entries(bytes, chunk: chunk, limits: limits).map(Outcome.init)
                #expect(pieces == whole)
            }
        }
    }

    @Test func `parts are cut at the same places however the bytes come`() {
        let text = String(repeating: "Grüße, kein Ende. ", count: 60_000)
        let bytes = Array("\(text)\nBEGIN:VCARD\nNOTE:\(text)\nEND:VCARD\n".utf8)
        let limits = Limits(cardBytes: 300_000)
        let whole = entries(bytes, chunk: bytes.count, limits: limits).map(Outcome.init)
        #expect(whole.filter(\.isPart).count >= 4)
        for chunk in [4_095, 100_000] {
            #expect(entries(bytes, chunk: chunk, limits: limits).map(Outcome.init) == whole)
        }
        for entry in entries(bytes, limits: limits) {
            switch entry {
            case .card: Issue.record("the card is over the limit")
            case .part(let entry), .unreadable(let entry): #expect(entry.source.text != nil)
            }
        }
    }

    @Test func `no byte of a damaged UTF-16 file is lost, characters or not`() {
        var random = SeededGenerator(seed: 20_261_204)
        for round in 0..<600 {
            let isMarked = round.isMultiple(of: 2)
            let bigEndian = round.isMultiple(of: 3)
            let file = DamagedFile(using: &random)
            let bytes = file.utf16(bigEndian: bigEndian, isMarked: isMarked, using: &random)
            guard FileEncoding(of: bytes.span).isUTF16 else { continue }
            let limits = Limits(cardBytes: round.isMultiple(of: 5) ? 60 : 1 << 20)
            let found = entries(bytes, chunk: 13, limits: limits).map(Outcome.init)
            let kept = units(found.flatMap(\.bytes), bigEndian)
            let wanted = units(bytes, bigEndian)
            let isWhole = kept.elementsEqual(
                wanted.first == 0xFEFF ? wanted.dropFirst() : wanted[...]
            )
            #expect(isWhole, "round \(round)")
        }
    }

    /// The code units of UTF-16 without blanks and line ends; a last odd byte counts as one.
    private func units(_ bytes: [UInt8], _ bigEndian: Bool) -> [UInt32] {
        var units: [UInt32] = []
        var index = 0
        while index < bytes.count {
            guard index + 1 < bytes.count else {
                units.append(0x10000 + UInt32(bytes[index]))
                break
            }
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return units.filter { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    }

    @Test func `every UTF-16 unit comes back, alone and among others`() throws {
        for bigEndian in [false, true] {
            var decoder = UTF16Decoder(bigEndian: bigEndian)
            let encoder = UTF16Encoder(bigEndian: bigEndian)
            var bytes: [UInt8] = []
            for unit in UInt16.min ... .max {
                for unit in [unit, 0x41, unit, unit] {
                    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                    bytes += bigEndian ? pair : pair.reversed()
                }
            }
            bytes.append(0x9A)
            var held: [UInt8] = []
            decoder.decode(bytes, into: &held)
            decoder.finish(into: &held)
            #expect(encoder.encode(held) == bytes)
            #expect(String(validating: held, as: UTF8.self) == nil)
            let count = held.count
            #expect(Undecodable.replace(in: &held))
            #expect(held.count == count)
            #expect(String(validating: held, as: UTF8.self) != nil)
            #expect(decoder.hasMetUndecodable)
        }
    }

    static let lines: [(card: String, lines: [String], codes: [String])] = [
        ("BEGIN:VCARD\nFN:A\nEND:VCARD\n", [], []),
        ("BEGIN:VCARD\r\nFN:A\r\nNULL\r\nEND:VCARD\r\n", ["NULL\r\n"], ["line-without-colon"]),
        ("BEGIN:VCARD\nFN:A\n:x\nEND:VCARD\n", [":x\n"], ["line-without-name"]),
        (
            "BEGIN:VCARD\nFN:A\n\nno\n colon\n\n\0\nTEL:1\nEND:VCARD\n",
            ["no\n colon\n", "\0\n"], ["line-without-colon", "line-without-colon"]
        ),
        (
            "  BEGIN:VCARD\n  FN:A\n  no colon\n  END:VCARD\n", ["  no colon\n"],
            ["line-without-colon"]
        ),
        ("BEGIN:VCARD\nFN:A\nno colonEND:VCARD\n", ["no colon"], ["line-without-colon"]),
        ("BEGIN:VCARD\nFN:A\nno colon", ["no colon"], ["line-without-colon"]),
    ]

    @Test(arguments: lines.indices)
    func `a line that is no property is kept with its reason and stays in its card`(
        index: Int
    ) throws {
        let row = Self.lines[index]
        let file = try FileFindings(Array(row.card.utf8))
        let card = try #require(file.cards.first)
        let found = card.unreadableLines
        #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == row.lines)
        #expect(found.map(\.finding.code) == row.codes)
        #expect(found.allSatisfy { $0.kind == .line && $0.finding.card == 1 })
        let told = file.all.filter { row.codes.contains($0.code) }
        #expect(told == found.map(\.finding))
        for line in found {
            #expect(Array(row.card.utf8)[line.range].elementsEqual(line.bytes))
        }
    }

    @Test func `an END and a BEGIN on one line outside a card still open a card`() throws {
        let text = "END:VCARDBEGIN:VCARD\nFN:A\nEND:VCARD\nEND:VCARDBEGIN:VCARD\nFN:B\nEND:VCARD\n"
        let file = try FileFindings(Array(text.utf8))
        #expect(file.cards.map { $0.name.formatted } == ["A", "B"])
        #expect(file.all.contains { $0.code == "end-without-begin" && $0.position.line == 4 })
        let large = "BEGIN:VCARD\nNOTE:\(String(repeating: "x", count: 99))\n"
        let next = try FileFindings(
            Array((large + "END:VCARDBEGIN:VCARD\nFN:B\nEND:VCARD\n").utf8),
            limits: Limits(cardBytes: 50)
        )
        #expect(next.cards.map { $0.name.formatted } == ["B"])
    }

    @Test func `text in parts has one finding, and its last part tells what it is`() throws {
        let text = Array(String(repeating: "no card\n", count: 200_000).utf8)
        #expect(entries(text).map(Outcome.init).last?.code == "not-contacts")
        #expect(
            try FileFindings(text).all.map(\.code).filter { $0 != "line-ends" } == ["not-contacts"]
        )
        let card = Array("BEGIN:VCARD\nVERSION:3.0\nN:A;;;;\nFN:A\nEND:VCARD\n".utf8)
        #expect(entries(text + card).map(Outcome.init).dropLast().last?.code == "text-outside-card")
        for entry in entries(card + text) {
            guard case .unreadable(let entry) = entry else { continue }
            #expect(entry.line == 6)
            #expect(entry.beginning == Array(text.prefix(PassedText.mostShown)))
        }
    }
}
