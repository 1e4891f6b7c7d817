package import Diagnostics

/// What can be said of a file's encoding and line ends.
extension Rule {
    package static let byteOrderMark = Rule(
        id: "byte-order-mark",
        severity: .info,
        standard: "RFC 6350 §3.1",
        sentence: "the file begins with a %1 byte order mark",
        why: "Some programs take the mark for text before the first card and read no card at all.",
        fires: ["↓\u{FEFF}BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nEND:VCARD\n"],
        quiet: []
    )

    package static let byteOrderMarkInside = Rule(
        id: "byte-order-mark-inside",
        severity: .warning,
        standard: "RFC 6350 §3.1",
        sentence: "a byte order mark stands in the middle of the file",
        why:
            "Joined files carry the mark of each part; programs that do not expect it miss the card.",
        fires: [
            "BEGIN:VCARD\nVERSION:3.0\nN:Vale;Ada;;;\nFN:Ada Vale\nEND:VCARD\n↓\u{FEFF}BEGIN:VCARD\nVERSION:3.0\nN:Orr;Ben;;;\nFN:Ben Orr\nEND:VCARD\n"
        ],
        quiet: []
    )

    package static let encodingGuessed = Rule(
        id: "encoding-guessed",
        severity: .warning,
        standard: "RFC 6350 §3.1",
        sentence:
            "the file looks like UTF-16 (%1 endian) without a byte order mark, and is read so",
        why: "Without a mark a program must guess, and most read no card at all.",
        fires: [],
        quiet: []
    )

    package static let lineEnds = Rule(
        id: "line-ends",
        severity: .info,
        standard: "RFC 6350 §3.2",
        sentence: "lines end in %1, not in CRLF",
        why: "The standard asks for CRLF; nearly every program reads the others too.",
        fires: [],
        quiet: []
    )

    package static let lineEndsMixed = Rule(
        id: "line-ends-mixed",
        severity: .info,
        standard: "RFC 6350 §3.2",
        sentence: "line ends are mixed: here begins another kind",
        why: "Mixed line ends are the mark of a file that several programs wrote.",
        fires: [],
        quiet: []
    )
}
