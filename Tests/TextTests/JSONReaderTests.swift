import TestSupport
import Testing
import Text

@Suite struct `JSON reading` {
    static let readable: [(text: String, value: JSONValue)] = [
        ("null", .null),
        (" true\r\n\t", true),
        ("false", false),
        ("0", .number("0")),
        ("-0.50e+01", .number("-0.50e+01")),
        ("1E9", .number("1E9")),
        ("12345678901234567890", .number("12345678901234567890")),
        ("\"\"", ""),
        ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\tz\"", "a\"\\/\u{8}\u{c}\n\r\tz"),
        ("\"\\u00e9 \\uD83D\\uDE00 \\u0000\"", "é 😀 \0"),
        ("\"é😀\"", "é😀"),
        ("[]", []),
        ("[1,[2,[]] , \"x\"]", [1, [2, []], "x"]),
        ("{}", [:]),
        ("{\"b\":1, \"a\" : {\"b\":null}}", ["b": 1, "a": ["b": nil]]),
    ]

    @Test(arguments: readable)
    func `values are read`(_ text: String, _ value: JSONValue) throws {
        #expect(try JSONReader.read(text) == value)
    }

    static let refused: [(text: String, error: JSONError)] = [
        ("", .unexpectedEnd(offset: 0)),
        ("  ", .unexpectedEnd(offset: 2)),
        ("[1,", .unexpectedEnd(offset: 3)),
        ("[1,]", .unexpectedByte(0x5D, offset: 3)),
        ("[1 2]", .unexpectedByte(0x32, offset: 3)),
        ("{\"a\"}", .unexpectedByte(0x7D, offset: 4)),
        ("{\"a\":1,}", .unexpectedByte(0x7D, offset: 7)),
        ("{a:1}", .unexpectedByte(0x61, offset: 1)),
        ("nul", .unexpectedEnd(offset: 3)),
        ("nulL", .unexpectedByte(0x4C, offset: 3)),
        ("null x", .trailingText(offset: 5)),
        ("{}{}", .trailingText(offset: 2)),
        ("01", .invalidNumber(offset: 0)),
        ("-", .invalidNumber(offset: 0)),
        ("[1.]", .invalidNumber(offset: 1)),
        ("1e", .invalidNumber(offset: 0)),
        (".5", .unexpectedByte(0x2E, offset: 0)),
        ("+1", .unexpectedByte(0x2B, offset: 0)),
        ("NaN", .unexpectedByte(0x4E, offset: 0)),
        ("'a'", .unexpectedByte(0x27, offset: 0)),
        ("\u{FEFF}1", .unexpectedByte(0xEF, offset: 0)),
        ("// x\n1", .unexpectedByte(0x2F, offset: 0)),
        ("\"abc", .unexpectedEnd(offset: 4)),
        ("\"a\nb\"", .controlCharacter(0x0A, offset: 2)),
        ("\"\\n\u{1}\"", .controlCharacter(0x01, offset: 3)),
        ("\"\\x\"", .invalidEscape(offset: 1)),
        ("\"\\u12g4\"", .invalidEscape(offset: 1)),
        ("\"\\u12", .unexpectedEnd(offset: 5)),
        ("\"\\uD800\"", .loneSurrogate(offset: 1)),
        ("\"\\uDC00\\uD800\"", .loneSurrogate(offset: 1)),
        ("\"\\uD800\\u0041\"", .loneSurrogate(offset: 1)),
    ]

    @Test(arguments: refused)
    func `what is not JSON is refused at its byte`(_ text: String, _ error: JSONError) {
        #expect(throws: error) { try JSONReader.read(text) }
    }

    @Test func `bytes that are not UTF-8 are refused where they stand`() {
        let opening = Array("{\"a\":\"x\\n".utf8)
        let bytes = opening + [0x79, 0xC3, 0x28, 0x22, 0x7D]
        #expect(throws: JSONError.invalidUTF8(offset: opening.count + 1)) {
            try JSONReader.read(bytes)
        }
        #expect(throws: JSONError.invalidUTF8(offset: 1)) {
            try JSONReader.read([0x22, 0xED, 0xA0, 0x80, 0x22])
        }
    }

    @Test func `depth ends at the limit, and a million brackets do not break the reader`() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
        }
        _ = try JSONReader.read(nested(128))
        #expect(throws: JSONError.tooDeep(limit: 128, offset: 128)) {
            try JSONReader.read(nested(129))
        }
        #expect(throws: JSONError.tooDeep(limit: 2, offset: 2)) {
            try JSONReader.read(nested(3), depthLimit: 2)
        }
        #expect(throws: JSONError.self) {
            try JSONReader.read(nested(1_000_000), depthLimit: .max)
        }
    }

    @Test func `members keep their order and duplicates, the first answers to the name`() throws {
        let value = try JSONReader.read(#"{"z":1,"a":2,"z":3}"#)
        #expect(value.object?.map(\.key) == ["z", "a", "z"])
        #expect(value["z"]?.integer == 1)
        #expect(value["absent"] == nil)
        #expect(value[0] == nil)
        #expect(try JSONReader.read("[7]")[0]?.integer == 7)
        #expect(try JSONReader.read("[7]")[1] == nil)
        #expect(try JSONReader.read("[7]")[-1] == nil)
    }

    @Test func `random damage never traps, and what is read is written and read alike`() throws {
        let text = #"{"a":[1,-2.5e3,"\u00e9\ud83d\ude00",null,{"b":true}],"c":"d\n","a":{}}"#
        let whole = Array(text.utf8)
        for length in whole.indices {
            #expect(throws: JSONError.self) { try JSONReader.read(Array(whole[..<length])) }
        }
        var generator = SeededGenerator(seed: 8259)
        var accepted = 0
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] =
                    .random(in: .min ... .max, using: &generator)
            }
            guard let value = try? JSONReader.read(bytes) else { continue }
            accepted += 1
            #expect(try JSONReader.read(value.bytes()) == value)
            #expect(try JSONReader.read(value.bytes(layout: .pretty)) == value)
        }
        #expect(accepted > 100)
    }
}
