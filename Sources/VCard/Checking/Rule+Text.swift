package import Diagnostics

/// What can be wrong with the characters, escapes and folds of a value.
extension Rule {
    package static let notUTF8 = Rule(
        id: "not-utf-8",
        severity: .warning,
        standard: "RFC 6350 §3.1, RFC 2426 §4",
        sentence:
            "the bytes of %1 are not UTF-8 and no charset is named; they are read as Windows-1252",
        why: "Letters with accents turn into other ones where the guess is wrong.",
        fires: [],
        quiet: [card("3.0", "NOTE:Grüße")]
    )

    package static let damagedText = Rule(
        id: "text-damaged",
        severity: .warning,
        standard: "RFC 6350 §3.1",
        sentence: "some bytes of %1 do not fit its charset; they are shown as U+FFFD",
        why: "Letters are lost; the rest of the value is kept.",
        fires: [
            card(
                "2.1",
                "↓NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:half=C3 of a letter"
            )
        ],
        quiet: [card("2.1", "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gr=C3=BC=C3=9Fe")]
    )

    package static let charsetUnknown = Rule(
        id: "charset-unknown",
        severity: .warning,
        standard: "vCard 2.1 §2.1.6",
        sentence: "the charset of %1 is unknown; the value is read as if none were named",
        why: "Without the charset the letters are a guess.",
        fires: [card("2.1", "↓NOTE;CHARSET=X-KLINGON:text")],
        quiet: [card("2.1", "NOTE;CHARSET=ISO-8859-1:text")]
    )

    package static let charsetParameter = Rule(
        id: "charset-parameter",
        severity: .warning,
        standard: "RFC 2426 §4, RFC 6350 §3.1",
        sentence: "CHARSET is no parameter of %1",
        why: "It is a parameter of 2.1 only; strict programs refuse the line.",
        fires: [card("3.0", "NOTE;↓CHARSET=UTF-8:text")],
        quiet: [card("2.1", "NOTE;CHARSET=UTF-8:text"), card("3.0", "X-NOTE;CHARSET=UTF-8:text")],
        correction: card("3.0", "NOTE:text")
    )

    package static let replacementCharacter = Rule(
        id: "replacement-character",
        severity: .warning,
        standard: "Unicode §23.8",
        sentence: "%1 holds U+FFFD: a letter was lost before this file was written",
        why:
            "The damage is in the data; the right letters may stand in another copy of the contact.",
        fires: [card("3.0", "↓NOTE:M\u{FFFD}ller")],
        quiet: [card("3.0", "NOTE:Müller")]
    )

    package static let doubleEncoded = Rule(
        id: "double-encoded",
        severity: .info,
        standard: "RFC 6350 §3.1",
        sentence: "%1 looks like UTF-8 that was read as Windows-1252 and written again",
        why: "A letter with an accent became two characters; the value is left as it is.",
        fires: [card("3.0", "↓NOTE:DÃ©sirÃ©e")],
        quiet: [card("3.0", "NOTE:Ã São"), card("3.0", "NOTE:«é» né à Créteil")]
    )

    package static let brokenEscape = Rule(
        id: "quoted-printable-broken",
        severity: .warning,
        standard: "RFC 2045 §6.7",
        sentence: "%1 holds an = that begins no quoted-printable escape; it stays as text",
        why: "The writer did not escape the equals sign, or the value was cut.",
        fires: [card("2.1", "↓NOTE;ENCODING=QUOTED-PRINTABLE:half =ZZ")],
        quiet: [card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:a=3Db=0d=0A=\r\nc")]
    )

    package static let splitCharacter = Rule(
        id: "fold-splits-character",
        severity: .warning,
        standard: "RFC 6350 §3.2",
        sentence: "a fold of %1 splits a UTF-8 character",
        why: "Programs that decode line by line show damaged letters.",
        fires: [],
        quiet: [card("4.0", "NOTE:Grü", " ße")]
    )

    package static let controlCharacter = Rule(
        id: "control-character",
        severity: .warning,
        standard: "RFC 6350 §3.3",
        sentence: "%1 holds a control character",
        why: "Control characters are not text; some programs stop at them.",
        fires: [card("3.0", "↓NOTE:a\u{1}b")],
        quiet: [card("3.0", "NOTE:a\tb")]
    )

    package static let escapedColon = Rule(
        id: "colon-escaped",
        severity: .warning,
        standard: "RFC 6350 §3.4",
        sentence: "a colon must not be escaped in %1",
        why: "Programs keep the backslash, and links no longer open.",
        fires: [card("3.0", "↓URL:https\\://example.com/")],
        quiet: [card("3.0", "URL:https://example.com/"), card("2.1", "NOTE:a\\:b")],
        correction: card("3.0", "URL:https://example.com/")
    )

    package static let unescapedComma = Rule(
        id: "comma-unescaped",
        severity: .info,
        standard: "RFC 6350 §3.4, RFC 2426 §4",
        sentence: "a comma of %1 should be escaped",
        why: "Programs that take the value for a list keep only its first part.",
        fires: [
            card("3.0", "↓NOTE:Ring twice, then wait"), card("4.0", "↓NOTE:Ring twice, then wait"),
        ],
        quiet: [
            card("3.0", "NOTE:Ring twice\\, then wait"), card("2.1", "NOTE:a, b"),
            card("4.0", "NOTE:Ring twice; then wait"),
        ],
        correction: card("3.0", "NOTE:Ring twice\\, then wait")
    )

    package static let unescapedSemicolon = Rule(
        id: "semicolon-unescaped",
        severity: .info,
        standard: "RFC 2426 §4, §5",
        sentence: "a semicolon of %1 should be escaped",
        why:
            "In 3.0 a semicolon of a text is escaped whatever the property; programs that take the value for several fields keep only the first. 4.0 leaves it to the writer (RFC 6350 §3.4).",
        fires: [card("3.0", "↓TITLE:Cook; baker")],
        quiet: [
            card("3.0", "TITLE:Cook\\; baker"), card("2.1", "TITLE:Cook; baker"),
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada; baker\r\nEND:VCARD\r\n",
        ],
        correction: card("3.0", "TITLE:Cook\\; baker")
    )

    package static let invisibleCharacter = Rule(
        id: "name-invisible-character",
        severity: .warning,
        standard: "Unicode §23.2, UAX #9",
        sentence: "%1 holds %2, a character that nobody sees and that nothing there calls for",
        why:
            "A turned writing direction shows another name than is stored, and who types the name as it is seen does not find it. What a script or an emoji needs, and directions that are closed again, stay quiet.",
        fires: [
            card("4.0", "NICKNAME:Ada ↓\u{202E}elaV"),
            card("4.0", "NICKNAME:Ada,↓\u{2067}Vale,Ben\u{2069}"),
            card("3.0", "ORG:Vale\u{2066} & Orr\u{2069};Ropes↓\u{202C}"),
            card("4.0", "NICKNAME:A↓\u{200B}da"), card("4.0", "NICKNAME:A↓\u{200D}da"),
            card("4.0", "ORG:Vale \\; ↓\u{2060}Orr"),
            "BEGIN:VCARD\r\nVERSION:2.1\r\n↓N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Vale;A=E2=80=8Bda\r\nEND:VCARD\r\n",
        ],
        quiet: [
            card("4.0", "NICKNAME:محمد\u{200C}رضا"), card("4.0", "NICKNAME:ශ්\u{200D}රී"),
            card("4.0", "NICKNAME:👩\u{200D}👩\u{200D}👧 Vale"),
            card("4.0", "NICKNAME:\u{2067}עדה\u{2069} (\u{202A}Ada\u{202C})"),
            card("4.0", "NICKNAME:\u{200E}Ada", "NOTE:A\u{200B}da"),
            card("4.0", "NICKNAME:សុខ\u{200B}សាន្ត"),
        ]
    )
}
