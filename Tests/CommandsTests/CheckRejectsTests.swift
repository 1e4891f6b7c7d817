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
            rejects.flatMap(\.rejectedBytes).filter { !Self.isLineEnd($0) }
                == text.filter { !Self.isLineEnd($0) }
        )
        for reject in rejects {
            #expect(reject["file"] == "-")
            #expect(reject["kind"] == "text")
            #expect(reject["code"] == "text-outside-card")
            #expect(reject["card"] == .null)
            #expect(reject["message"]?.string?.isEmpty == false)
            let isText = String(validating: reject.rejectedBytes, as: UTF8.self)
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
        #expect(rejects.first.map(\.rejectedBytes) == line + [0x0D, 0x0A])
        #expect(rejects.first?["kind"] == "line")
        #expect(rejects.first?["line"] == 5)
        #expect(rejects.first?["card"] == 1)
        #expect(rejects.first?["code"] == "line-without-colon")
    }

    @Test func `come in parts where they are large`() throws {
        let text = (0..<300_000).flatMap { index in Array("line \(index)\r\n".utf8) }
        let rejects = try rejects(Self.card([]) + text)
        #expect(rejects.flatMap(\.rejectedBytes) == text)
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

    static let encodings: [(name: String, mark: [UInt8], bigEndian: Bool)] = [
        ("UTF-16LE", [0xFF, 0xFE], false), ("UTF-16LE", [], false),
        ("UTF-16BE", [0xFE, 0xFF], true), ("UTF-16BE", [], true),
    ]

    @Test(arguments: encodings.indices)
    func `are in the encoding of their file`(index: Int) throws {
        let encoding = Self.encodings[index]
        let wide = { (units: [UInt16]) in
            units.flatMap { unit in
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return encoding.bigEndian ? pair : pair.reversed()
            }
        }
        let text = wide(Array("Grüße 😀 outside\r\n".utf16))
        let damaged = wide([0x41, 0xD801, 0x42, 0xDC02, 0xDC03, 0x0A])
        let line = wide(Array("no colon €\r\n".utf16))
        let odd: [UInt8] = [0x5A]
        let input =
            encoding.mark + wide(Array("BEGIN:VCARD\r\nVERSION:3.0\r\nN:V;A;;;\r\nFN:A\r\n".utf16))
            + line + wide(Array("END:VCARD\r\n".utf16)) + text
            + wide(Array("BEGIN:VCARD\r\nVERSION:3.0\r\nN:W;A;;;\r\nFN:A\r\n".utf16))
            + damaged + wide(Array("END:VCARD\r\n".utf16)) + text + odd
        let rejects = try rejects(input)
        #expect(rejects.map(\.rejectedBytes) == [line, text, damaged, text + odd])
        #expect(rejects.allSatisfy { $0["encoding"]?.string == encoding.name })
        #expect(
            rejects.map { $0["text"]?.string } == [
                "no colon €\r\n", "Grüße 😀 outside\r\n", nil, nil,
            ]
        )
        #expect(rejects.map { $0["kind"]?.string } == ["line", "text", "line", "text"])
    }
}

extension JSONValue {
    /// The bytes of an entry of a file of rejects, decoded by a way of its own.
    var rejectedBytes: [UInt8] {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        var values = [Int](repeating: 0, count: 256)
        for (value, character) in alphabet.utf8.enumerated() { values[Int(character)] = value }
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for character in (self["bytes"]?.string ?? "").utf8 where character != 0x3D {
            bits = (bits << 6 | values[Int(character)]) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }
}
