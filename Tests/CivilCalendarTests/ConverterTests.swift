import CUnicode
import Testing

/// The door to ICU's charset converters, which the vCard reader goes through.
@Suite struct ConverterTests {
    struct Decoded: Equatable {
        var status: kindred_conversion
        var text: String
        var isReplaced: Bool
        var needed: Int
    }

    private func decode(_ charset: String, _ bytes: [UInt8], capacity: Int = 4096) -> Decoded {
        var output = [UInt8](repeating: 0, count: capacity)
        var length = 0
        var replaced: CInt = 0
        let status = unsafe charset.withCString { name in
            unsafe kindred_decode(
                name,
                bytes,
                bytes.count,
                &output,
                capacity,
                &length,
                &replaced
            )
        }
        let text = String(decoding: output.prefix(length), as: UTF8.self)
        return Decoded(status: status, text: text, isReplaced: replaced != 0, needed: length)
    }

    @Test(
        arguments: [
            ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B, 0xB1], "日本ｱ"),
            ("GBK", [0xD6, 0xD0, 0x87, 0x69], "中噄"),
            ("GB2312", [0xD6, 0xD0, 0x81, 0x40], "中丂"),
            ("gb18030", [0x81, 0x39, 0xEE, 0x39], "㐀"),
            ("Big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
            ("EUC-KR", [0xC7, 0xD1, 0x8C, 0x63], "한똠"),
            ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
            ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42, 0x41], "日A"),
            ("KOI8-R", [0xF0, 0xD2, 0xC9], "При"),
            ("windows-1250", [0x8A, 0xE8], "Šč"),
            ("windows-1251", [0xCF, 0xF0], "Пр"),
            ("Windows-1252", [0x80, 0x93, 0xE9, 0xFF], "€“éÿ"),
            ("CP1252", [0x80], "€"),
            ("windows-1255", [0xF9], "ש"),
            ("windows-1256", [0xE3], "م"),
            ("ISO-8859-1", [0xE9], "é"),
            ("ISO-8859-15", [0xA4], "€"),
            ("macintosh", [0x8E, 0xDB], "é€"),
            ("UTF-7", Array("Hi +Zyg- +2D3eAA-".utf8), "Hi 木 😀"),
            ("UTF-8", Array("é😀".utf8), "é😀"),
            ("UTF-16", [0xFE, 0xFF, 0x00, 0x41, 0xD8, 0x3D, 0xDE, 0x00], "A😀"),
            ("UTF-16", [0xFF, 0xFE, 0x41, 0x00], "A"),
            ("UTF-16LE", [0x41, 0x00, 0x3D, 0xD8, 0x00, 0xDE], "A😀"),
            ("UTF-16BE", [0x00, 0x41], "A"),
            ("US-ASCII", [0x41, 0x0D, 0x0A], "A\r\n"),
        ] as [(String, [UInt8], String)]
    )
    func `bytes of a charset become UTF-8`(
        _ charset: String,
        _ bytes: [UInt8],
        _ text: String
    ) {
        let decoded = decode(charset, bytes)
        #expect(decoded.status == KINDRED_CONVERTED)
        #expect(decoded.text == text)
    }

    @Test func `no byte of Windows-1252 is lost`() {
        let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
        for byte in UInt8.min...UInt8.max {
            let decoded = decode("Windows-1252", [byte])
            #expect(decoded.status == KINDRED_CONVERTED)
            #expect(decoded.text.unicodeScalars.count == 1)
            if undefined.contains(byte) {
                #expect(decoded.text.unicodeScalars.first?.value == UInt32(byte))
                #expect(!decoded.isReplaced)
            }
        }
    }

    @Test(
        arguments: [
            ("Shift_JIS", [0x41, 0x93], "A\u{FFFD}"),
            ("Shift_JIS", [0x93, 0x0A, 0x41], "\u{FFFD}\nA"),
            ("GBK", [0xFF, 0x41], "\u{FFFD}A"),
            ("UTF-16BE", [0xD8, 0x00, 0x00, 0x41], "\u{FFFD}A"),
            ("UTF-16LE", [0x41, 0x00, 0x42], "A\u{FFFD}"),
            ("UTF-16LE", [0x3D, 0xD8], "\u{FFFD}"),
            ("US-ASCII", [0x41, 0xE9], "A\u{FFFD}"),
            ("UTF-8", [0x41, 0xC3, 0x28], "A\u{FFFD}("),
            ("windows-1253", [0xD2], "\u{FFFD}"),
            ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46], "\u{FFFD}"),
        ] as [(String, [UInt8], String)]
    )
    func `bytes that do not fit are replaced and told`(
        _ charset: String,
        _ bytes: [UInt8],
        _ text: String
    ) {
        let decoded = decode(charset, bytes)
        #expect(decoded.status == KINDRED_CONVERTED)
        #expect(decoded.text == text)
        #expect(decoded.isReplaced)
    }

    @Test(arguments: [
        "", "x-nonsense", "utf-8,swaplfnl", "../../etc/passwd", "a b", "é",
        String(repeating: "x", count: 60), String(repeating: "x", count: 5000),
    ])
    func `a charset that ICU does not know is told and decodes nothing`(_ charset: String) {
        let decoded = decode(charset, [0x41])
        #expect(
            decoded
                == Decoded(status: KINDRED_UNKNOWN_CHARSET, text: "", isReplaced: false, needed: 0)
        )
    }

    @Test func `no bytes are no text`() {
        let decoded = decode("Shift_JIS", [])
        #expect(decoded.status == KINDRED_CONVERTED)
        #expect(decoded.text.isEmpty)
    }

    @Test func `a small output is told how much is needed and is not overrun`() {
        let bytes: [UInt8] = [0x93, 0xFA, 0x96, 0x7B]
        for capacity in 0...6 {
            let decoded = decode("Shift_JIS", bytes, capacity: capacity)
            #expect(decoded.needed == 6)
            #expect(decoded.status == (capacity < 6 ? KINDRED_TOO_SMALL : KINDRED_CONVERTED))
        }
    }

    @Test func `long text passes the pivot whole, surrogate pairs across its edge included`() {
        for lead in 1020...1026 {
            let text = String(repeating: "a", count: lead) + String(repeating: "😀", count: 600)
            let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            let decoded = decode("UTF-16LE", bytes)
            #expect(decoded.text == text)
            #expect(!decoded.isReplaced)
        }
    }

    @Test func `any bytes in any charset end without a trap`() {
        var state: UInt64 = 7
        for round in 0..<2000 {
            let bytes = (0..<(round % 64)).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(state >> 56)
            }
            for charset in ["Shift_JIS", "GBK", "UTF-7", "ISO-2022-JP", "UTF-16", "Big5", "HZ"] {
                let decoded = decode(charset, bytes)
                #expect(decoded.status == KINDRED_CONVERTED)
            }
        }
    }
}
