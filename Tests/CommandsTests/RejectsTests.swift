import Commands
import TestSupport
import Testing
import Text
import VCard

/// What could not be read is the same whichever verb reads it, and nothing else of a file is missing.
@Suite struct `rejects of every verb` {
    private let world: World
    private static let verbs = [
        ["check"], ["normalize"], ["normalize", "--only", "line-ends"], ["normalize", "--diff"],
        ["merge"], ["merge", "--dry-run"], ["import", "--all", "--birth-unknown"],
        ["import", "--card", "1", "--yes", "--birth-unknown"], ["import", "--card", "4711"],
    ]

    init() throws {
        world = try World()
    }

    /// The entries that a verb saves, without the name of the file.
    private func rejects(_ verb: [String], of file: String) throws -> [JSONValue] {
        _ = world.run(verb + ["--rejects", world.folder.path("rejects"), file])
        let text = String(decoding: try world.folder.read("rejects"), as: UTF8.self)
        return try text.split(separator: "\n").map { try JSONReader.read(String($0)) }
    }

    private func requireAlike(_ bytes: [UInt8]) throws {
        let file = world.folder.path("file.vcf")
        try world.folder.write(bytes, to: "file.vcf")
        let first = try rejects(Self.verbs[0], of: file)
        for verb in Self.verbs.dropFirst() {
            #expect(try rejects(verb, of: file) == first, "\(verb)")
            #expect(try world.folder.read("file.vcf") == bytes)
        }
        requireWhole(bytes, rejects: first)
    }

    /// Cards and rejects are, one after the other, the whole file but for its blanks.
    private func requireWhole(_ bytes: [UInt8], rejects: [JSONValue]) {
        var places: [(line: Int, bytes: [UInt8])] = rejects.filter { $0["kind"] != "line" }.map {
            ($0["line"]?.integer ?? 0, $0.rejectedBytes)
        }
        for case .card(let card) in Card.entries(of: bytes) {
            places.append((card.line, Array(card.rawBytes)))
        }
        let all = places.enumerated().sorted {
            ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
        }
        let isBlank = { (byte: UInt8) in [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
        let isWhole = all.flatMap(\.element.bytes).filter { !isBlank($0) }
            .elementsEqual(bytes.drop { [0xEF, 0xBB, 0xBF].contains($0) }.filter { !isBlank($0) })
        #expect(isWhole)
    }

    @Test func `are alike, and with the cards they are the whole file`() throws {
        var random = SeededGenerator(seed: 20_261_205)
        for _ in 0..<12 {
            // No byte order mark in front: what follows is compared from the first byte on.
            let bytes = Array("\n".utf8) + DamagedFile(using: &random).bytes
            try requireAlike(bytes)
        }
        try requireAlike(DamagedFile(using: &random, isLarge: true).bytes + Array("NULL\n".utf8))
    }

    @Test func `are kept of a file that holds no card`() throws {
        try requireAlike(Array(String(repeating: "no card\r\n", count: 50_000).utf8))
    }

    @Test func `never take the place of what is read`() throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nN:V;A;;;\nFN:A\nEND:VCARD\n"
        let path = try world.folder.write(text, to: "a.vcf")
        for verb in Self.verbs {
            let result = world.run(verb + ["--rejects", path, path])
            #expect(result.status == .usage, "\(verb)")
            #expect(try world.folder.read("a.vcf") == Array(text.utf8))
        }
    }
}
