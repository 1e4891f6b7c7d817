package import Diagnostics

/// What the extensions of 4.0 ask of properties and parameters together.
extension Rule {
    package static let serviceTypeMissing = Rule(
        id: "service-type-missing",
        severity: .warning,
        standard: "RFC 9554 §3.5",
        sentence: "%1 is a text and does not say whose: it wants a SERVICE-TYPE",
        why: "A name without its service leads nowhere.",
        fires: [card("4.0", "↓SOCIALPROFILE;VALUE=text:ada")],
        quiet: [
            card("4.0", "SOCIALPROFILE;VALUE=text;SERVICE-TYPE=Harbour:ada"),
            card("4.0", "SOCIALPROFILE:https://harbour.example.com/@ada"),
        ],
        correction: card("4.0", "SOCIALPROFILE;VALUE=text;SERVICE-TYPE=Harbour:ada")
    )

    package static let grammaticalGenderRepeated = Rule(
        id: "gramgender-language",
        severity: .warning,
        standard: "RFC 9554 §3.2",
        sentence: "a further %1 is for the same language as one before, or for none",
        why: "Programs cannot tell by which of them to address the person.",
        fires: [
            card("4.0", "GRAMGENDER:neuter", "↓GRAMGENDER:feminine"),
            card("4.0", "GRAMGENDER;LANGUAGE=de:neuter", "↓GRAMGENDER;LANGUAGE=DE:feminine"),
        ],
        quiet: [
            card("4.0", "GRAMGENDER;LANGUAGE=de:neuter", "GRAMGENDER;LANGUAGE=fr:feminine")
        ],
        correction: card(
            "4.0",
            "GRAMGENDER;LANGUAGE=de:neuter",
            "GRAMGENDER;LANGUAGE=fr:feminine"
        )
    )

    package static let phoneticAlone = Rule(
        id: "phonetic-alone",
        severity: .warning,
        standard: "RFC 9554 §4.6",
        sentence: "%1 says how another %1 is spoken, but no ALTID tells which",
        why: "Programs show the spoken form as a name or an address of its own.",
        fires: [card("4.0", "N:Vale;Ada;;;", "↓N;PHONETIC=ipa:veɪl;ˈeɪdə;;;")],
        quiet: [
            card("4.0", "N;ALTID=1:Vale;Ada;;;", "N;ALTID=1;PHONETIC=ipa:veɪl;ˈeɪdə;;;")
        ],
        correction: card(
            "4.0",
            "N;ALTID=1:Vale;Ada;;;",
            "N;ALTID=1;PHONETIC=ipa:veɪl;ˈeɪdə;;;"
        )
    )
}
