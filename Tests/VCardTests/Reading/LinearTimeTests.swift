import CivilCalendar
import Diagnostics
import Testing

@testable import VCard

/// Inputs made to be slow: twice the input must not take much more than twice the time.
@Suite(.serialized) struct LinearTimeTests {
    static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
        ("blank lines", { String(repeating: "\r\n", count: $0) }),
        ("blank lines in a card", { "BEGIN:VCARD\n" + String(repeating: "\n", count: $0) }),
        ("bare CR", { String(repeating: "\r", count: $0) }),
        (
            "parameters",
            { "BEGIN:VCARD\nTEL" + String(repeating: ";A=B", count: $0) + ":1\nEND:VCARD\n" }
        ),
        (
            "bare words",
            { "BEGIN:VCARD\nTEL" + String(repeating: ";HOME", count: $0) + ":1\nEND:VCARD\n" }
        ),
        (
            "one fold a byte",
            { "BEGIN:VCARD\nNOTE:" + String(repeating: "\n x", count: $0) + "\nEND:VCARD\n" }
        ),
        (
            "one fold a byte in a header",
            {
                "BEGIN:VCARD\nPHOTO" + String(repeating: "\n ;A", count: $0)
                    + ":x\nEND:VCARD\n"
            }
        ),
        (
            "one soft break a byte",
            {
                "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:" + String(repeating: "x=\n", count: $0)
                    + "\nEND:VCARD\n"
            }
        ),
        (
            "bare base64 lines",
            { "BEGIN:VCARD\nKEY;BASE64:" + String(repeating: "A\n", count: $0) + "\nEND:VCARD\n" }
        ),
        ("lines without a colon", { "BEGIN:VCARD\n" + String(repeating: "A\n", count: $0) }),
        ("lines that end in =", { "BEGIN:VCARD\n" + String(repeating: "A:=\n", count: $0) }),
        ("doubled BEGIN", { String(repeating: "BEGIN:VCARD\n", count: $0) }),
        (
            "doubled BEGIN and VERSION",
            { String(repeating: "BEGIN:VCARD\nVERSION:3.0\n", count: $0) }
        ),
        ("nested agents", { String(repeating: "BEGIN:VCARD\nAGENT:\n", count: $0) }),
        ("END alone", { String(repeating: "END:VCARD\n", count: $0) }),
        (
            "empty cards",
            { String(repeating: "BEGIN:VCARD\nEND:VCARD\n", count: $0) }
        ),
        ("glued cards", { String(repeating: "END:VCARDBEGIN:VCARD\n", count: $0) }),
        ("stray words", { "BEGIN:VCARD\nEND:VCARD\n" + String(repeating: "NULL\n", count: $0) }),
        ("quotes", { "BEGIN:VCARD\nTEL;A=" + String(repeating: "\"", count: $0) + ":1\n" }),
        (
            "labels",
            {
                "BEGIN:VCARD\n"
                    + (0..<$0).map { "item\($0).X-ABLabel:x\n" }.joined()
            }
        ),
        ("birthdays", { "BEGIN:VCARD\n" + String(repeating: "BDAY:1984-04-12\n", count: $0) }),
        (
            "repeated names",
            {
                "BEGIN:VCARD\nVERSION:4.0\n" + String(repeating: "NOTE:x\n", count: $0)
                    + (0..<$0).map { "GENDER;ALTID=1:\($0)\n" }.joined()
            }
        ),
        ("commas", { "BEGIN:VCARD\nN:" + String(repeating: ",;", count: $0) + "\nEND:VCARD\n" }),
        ("one long line", { "BEGIN:VCARD\nNOTE:" + String(repeating: "x", count: $0 * 10) }),
        ("one long line outside", { String(repeating: "x", count: $0 * 100) }),
        ("words and blank lines outside", { String(repeating: "x\n\n", count: $0 * 10) }),
        (
            "lines held together by backslashes",
            { "BEGIN:VCARD\nVERSION:2.1\nNOTE:\n" + String(repeating: "a\\\n", count: $0) }
        ),
        (
            "letters and lines held together by backslashes",
            { "BEGIN:VCARD\nVERSION:2.1\nNOTE:ü\\\n" + String(repeating: "ü\\\n", count: $0) }
        ),
        (
            "directions in one another",
            {
                "BEGIN:VCARD\nFN:" + String(repeating: "\u{2067}", count: $0)
                    + String(repeating: "\u{202A}", count: $0)
                    + String(repeating: "\u{2069}", count: $0) + "\nEND:VCARD\n"
            }
        ),
        (
            "joiners and parts",
            { "BEGIN:VCARD\nN:" + String(repeating: "ا\u{200C};", count: $0) + "\nEND:VCARD\n" }
        ),
    ]

    /// Cards over a limit of so many bytes, which go on in parts.
    static let oversized: [(name: String, text: @Sendable (Int) -> String)] = [
        ("one line", { "BEGIN:VCARD\nNOTE:" + String(repeating: "x", count: $0 * 1_000) }),
        ("many lines", { "BEGIN:VCARD\n" + String(repeating: "NOTE:x\n", count: $0 * 100) }),
        ("blank lines", { "BEGIN:VCARD\n" + String(repeating: "\n", count: $0 * 500) }),
        ("many cards", { String(repeating: "BEGIN:VCARD\nNOTE:xxxxxxxxxxxx\n", count: $0 * 10) }),
    ]

    @Test(arguments: oversized.indices, [40, 100_000])
    func `a card over the limit takes as long as it is long`(index: Int, limit: Int) throws {
        let shape = Self.oversized[index]
        let clock = ContinuousClock()
        func time(_ count: Int) throws -> Duration {
            let bytes = Array(shape.text(count).utf8)
            return try (0..<3).map { _ in
                try clock.measure {
                    _ = try FileFindings(bytes, limits: Limits(cardBytes: limit))
                }
            }.min() ?? .zero
        }
        let one = try time(100)
        let eight = try time(800)
        #expect(eight < one * 24 + .milliseconds(50), "\(shape.name): \(one), \(eight)")
    }

    @Test(arguments: shapes.indices)
    func `twice as much takes about twice as long`(index: Int) throws {
        let shape = Self.shapes[index]
        let base = 1_000
        let clock = ContinuousClock()
        /// The best of three, so that a busy machine does not decide.
        func time(_ count: Int) throws -> Duration {
            let bytes = Array(shape.text(count).utf8)
            var best = Duration.seconds(1_000)
            for _ in 0..<3 {
                best = try min(
                    best,
                    clock.measure {
                        let file = try FileFindings(bytes)
                        for card in file.cards {
                            for property in card.properties { _ = property.text?.utf8.count }
                        }
                    }
                )
            }
            return best
        }
        let one = try time(base)
        let eight = try time(base * 8)
        // Quadratic work would take 64 times as long.
        #expect(eight < one * 24 + .milliseconds(50), "\(shape.name): \(one), \(eight)")
    }
}
