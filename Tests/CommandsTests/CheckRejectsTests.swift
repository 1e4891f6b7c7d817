import Commands
import TestSupport
import Testing
import Text

@Suite struct `check with rejects` {
    private let world: World

    init() throws {
        world = try World()
    }

    private static func card(_ lines: [UInt8]) -> [UInt8] {
        Array("BEGIN:VCARD\r\nVERSION:3.0\r\nN:V;A;;;\r\nFN:A\r\n".utf8) + lines
            + Array("END:VCARD\r\n".utf8)
    }

    private func rejects(_ input: [UInt8]) throws -> [JSONValue] {
        let path = world.folder.path("rejects.jsonl")
        _ = world.run(["check", "--rejects", path, "-"], input: input)
        let text = String(decoding: try world.folder.read("rejects.jsonl"), as: UTF8.self)
        return try text.split(separator: "\n").map { try JSONReader.read(String($0)) }
    }

    @Test func `are an empty file where nothing was rejected`() throws {
        #expect(try rejects(Self.card([])).isEmpty)
    }

    @Test(
        arguments: [
            Array("NULL\r\n".utf8), Array("a\n\rb\r\n\r\nc".utf8), [0xFF, 0xFE, 0x41],
            Array(0x0E...0xFF), Array("\u{202E}\u{1B}".utf8),
        ] as [[UInt8]]
    )
    func `give back text outside cards byte for byte`(text: [UInt8]) throws {
        let rejects = try rejects(Self.card([]) + text)
        #expect(
            rejects.flatMap(Self.bytes).filter { !Self.isLineEnd($0) }
                == text.filter { !Self.isLineEnd($0) }
        )
        for reject in rejects {
            #expect(reject["file"] == "-")
            #expect(reject["kind"] == "text")
            #expect(reject["code"] == "text-outside-card")
            #expect(reject["card"] == .null)
            #expect(reject["message"]?.string?.isEmpty == false)
            let isText = String(validating: Self.bytes(reject), as: UTF8.self)
            #expect(reject["text"]?.string == isText)
        }
    }

    @Test(
        arguments: [
            Array("garbage".utf8), Array("gar\r\n bage".utf8), Array(0x80...0xFF),
        ] as [[UInt8]]
    )
    func `give back lines of cards byte for byte`(line: [UInt8]) throws {
        let rejects = try rejects(Self.card(line + [0x0D, 0x0A]))
        #expect(rejects.count == 1)
        #expect(rejects.first.map(Self.bytes) == line)
        #expect(rejects.first?["kind"] == "line")
        #expect(rejects.first?["line"] == 5)
        #expect(rejects.first?["card"] == 1)
        #expect(rejects.first?["code"] == "line-without-colon")
    }

    @Test func `come in parts where they are large`() throws {
        let text = (0..<300_000).flatMap { index in Array("line \(index)\r\n".utf8) }
        let rejects = try rejects(Self.card([]) + text)
        #expect(rejects.flatMap(Self.bytes) == text)
        let parts = rejects.filter { $0["more"] == true }
        #expect(!parts.isEmpty)
        for (reject, next) in zip(rejects, rejects.dropFirst()) where reject["more"] == true {
            #expect(next["part"]?.integer == reject["part"]?.integer.map { $0 + 1 })
            #expect(next["line"] == reject["line"])
        }
    }

    @Test func `do not depend on what is told`() throws {
        let path = world.folder.path("rejects.jsonl")
        let words = ["check", "-q", "--ignore", "text-outside-card", "--rejects", path, "-"]
        let result = world.run(words, input: Self.card([]) + Array("NULL".utf8))
        #expect(result.output.isEmpty)
        #expect(try world.folder.read("rejects.jsonl").isEmpty == false)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The bytes of an entry, decoded by a way of its own.
    private static func bytes(_ reject: JSONValue) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var values: [Character: Int] = [:]
        for (value, character) in alphabet.enumerated() { values[character] = value }
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for character in reject["bytes"]?.string ?? "" where character != "=" {
            bits = (bits << 6 | (values[character] ?? 0)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }
}
