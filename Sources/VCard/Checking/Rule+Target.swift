package import Diagnostics

/// What stands in the way of writing a card in another version; only a checker with a target tells it.
extension Rule {
    package static let targetProperty = Rule(
        id: "target-property",
        severity: .warning,
        standard: "RFC 6350 appendix A, RFC 2426 §3",
        sentence: "%2 has no property %1",
        why: "Written in that version it becomes another property or an X- property, which other "
            + "programs may not show.",
        fires: [card("4.0", "↓GENDER:F"), card("3.0", "↓MAILER:Quill 2")],
        quiet: [card("4.0", "NICKNAME:Addie"), card("4.0", "IMPP:xmpp:ada@example.com")]
    )

    package static let targetParameter = Rule(
        id: "target-parameter",
        severity: .info,
        standard: "RFC 6350 §5, RFC 2426 §4",
        sentence: "%2 has no parameter %1",
        why: "What it says is lost on programs that read that version by the letter.",
        fires: [
            card("4.0", "↓NOTE;ALTID=1;LANGUAGE=en:Hello"),
            card("4.0", "↓EMAIL;PID=1.1:ada@example.com"),
        ],
        quiet: [card("4.0", "EMAIL;PREF=1:ada@example.com")]
    )

    package static let targetNameMissing = Rule(
        id: "target-name-missing",
        severity: .info,
        standard: "RFC 2426 §3.1.2",
        sentence: "%1 wants an N, and the card has none",
        why:
            "It is written as an empty N; programs that sort by the family name put the card first.",
        fires: ["↓BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Vale\r\nEND:VCARD\r\n"],
        quiet: [card("4.0", "N:Vale;Ada;;;")]
    )
}
