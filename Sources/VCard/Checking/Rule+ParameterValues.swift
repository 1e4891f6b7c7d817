package import Diagnostics

/// What can be wrong with the values of single parameters.
extension Rule {
    package static let parameterForm = Rule(
        id: "parameter-form",
        severity: .warning,
        standard: "RFC 6350 §5, RFC 8605 §3, RFC 9554 §4",
        sentence: "the value of %1 at %2 does not have the form that its standard asks for",
        why: "Programs that go by the parameter cannot use it.",
        fires: [
            card("4.0", "ADR;CC=↓EXA:;;9 Gale Road;Oldport;;;"),
            card("4.0", "NOTE;DERIVED=↓maybe:Guten Tag"),
            card("4.0", "NOTE;AUTHOR=↓ada:Guten Tag"),
            card("4.0", "N;SCRIPT=↓Japanese;PHONETIC=script;ALTID=1:Vale;Ada;;;"),
        ],
        quiet: [
            card("4.0", "ADR;CC=US;GEO=\"geo:12.3,78.9\":;;9 Gale Road;Oldport;;;"),
            card("4.0", "NOTE;CREATED=20220705T093412Z;DERIVED=true;PROP-ID=n_1:Guten Tag"),
        ]
    )

    package static let languageInvalid = Rule(
        id: "language-tag",
        severity: .warning,
        standard: "RFC 5646 §2.1, RFC 6350 §5.1",
        sentence: "%1 of %2 is no language tag: letters and digits with hyphens between them",
        why: "Programs that choose by language do not find the entry.",
        fires: [
            card("4.0", "NOTE;LANGUAGE=↓en_US:Good day"), card("4.0", "LANG:↓French language"),
        ],
        quiet: [card("4.0", "NOTE;LANGUAGE=zh-Hant-TW:Good day"), card("4.0", "LANG;PREF=1:fr")],
        correction: card("4.0", "NOTE;LANGUAGE=en-US:Good day")
    )

    package static let prefRange = Rule(
        id: "pref-range",
        severity: .warning,
        standard: "RFC 6350 §5.3",
        sentence: "PREF of %2 is no whole number from 1 to 100",
        why: "Programs cannot tell which entry is preferred.",
        fires: [
            card("4.0", "TEL;PREF=↓0:+1-202-555-0101"),
            card("4.0", "TEL;PREF=↓yes:+1-202-555-0101"),
        ],
        quiet: [card("4.0", "TEL;PREF=100:+1-202-555-0101")]
    )

    package static let pidInvalid = Rule(
        id: "pid-form",
        severity: .warning,
        standard: "RFC 6350 §5.5",
        sentence: "PID of %2 is no number, with or without a dot and a source's number",
        why: "Programs that synchronize by PID take the property for another one.",
        fires: [card("4.0", "TEL;PID=↓a.1:+1-202-555-0101")],
        quiet: [
            card(
                "4.0",
                "TEL;PID=4.1,5.1:+1-202-555-0101",
                "CLIENTPIDMAP:1;urn:uuid:00000000-0000-4000-8000-000000000001"
            )
        ]
    )

    package static let pidUndeclared = Rule(
        id: "pid-source",
        severity: .warning,
        standard: "RFC 6350 §7.2.2",
        sentence: "no CLIENTPIDMAP declares the source in a PID of %1",
        why: "Programs that synchronize by PID cannot tell whose number it is.",
        fires: [
            card(
                "4.0",
                "TEL;PID=1.↓2:+1-202-555-0101",
                "CLIENTPIDMAP:1;urn:uuid:00000000-0000-4000-8000-000000000001"
            )
        ],
        quiet: [card("4.0", "TEL;PID=1:+1-202-555-0101")]
    )

    package static let sourceMapInvalid = Rule(
        id: "clientpidmap-form",
        severity: .warning,
        standard: "RFC 6350 §6.7.7",
        sentence: "CLIENTPIDMAP is not a number, a semicolon and a URI",
        why: "Programs that synchronize by PID cannot tell whose numbers they are.",
        fires: [card("4.0", "CLIENTPIDMAP:↓one")],
        quiet: [card("4.0", "CLIENTPIDMAP:1;urn:uuid:00000000-0000-4000-8000-000000000001")]
    )

    package static let mediaTypeInvalid = Rule(
        id: "media-type",
        severity: .warning,
        standard: "RFC 6350 §5.7, RFC 6838 §4.2",
        sentence: "MEDIATYPE of %2 is no media type such as image/png",
        why: "Programs cannot tell how to show what the link leads to.",
        fires: [card("4.0", "URL;MEDIATYPE=↓html:https://example.com/")],
        quiet: [card("4.0", "URL;MEDIATYPE=text/html:https://example.com/")],
        correction: card("4.0", "URL;MEDIATYPE=text/html:https://example.com/")
    )

    package static let calscaleUnknown = Rule(
        id: "calscale-unknown",
        severity: .info,
        standard: "RFC 6350 §5.8",
        sentence: "CALSCALE of %2 names a calendar that no standard has",
        why: "Programs either drop the date or read it as another calendar's.",
        fires: [card("4.0", "ANNIVERSARY;CALSCALE=↓julian:19900214")],
        quiet: [
            card("4.0", "ANNIVERSARY;CALSCALE=gregorian:19900214"),
            card("4.0", "BDAY;CALSCALE=hebrew:57500214"),
        ]
    )

    package static let indexInvalid = Rule(
        id: "index-form",
        severity: .warning,
        standard: "RFC 6715 §3.1",
        sentence: "INDEX of %2 is no whole number from 1 on",
        why: "Programs cannot tell the order of the entries.",
        fires: [card("4.0", "HOBBY;INDEX=↓0:reading")],
        quiet: [card("4.0", "HOBBY;INDEX=2;LEVEL=high:reading")]
    )

    package static let levelUnknown = Rule(
        id: "level-unknown",
        severity: .info,
        standard: "RFC 6715 §3.2",
        sentence: "LEVEL of %2 is none of the three words for it",
        why: "Programs show the entry without its level.",
        fires: [card("4.0", "HOBBY;LEVEL=↓expert:reading")],
        quiet: [card("4.0", "EXPERTISE;LEVEL=expert:chemistry")]
    )

    package static let phoneticUnknown = Rule(
        id: "phonetic-unknown",
        severity: .info,
        standard: "RFC 9554 §4.6",
        sentence: "PHONETIC of %2 names no system that is registered",
        why: "Programs cannot tell how to speak the name.",
        fires: [card("4.0", "N;ALTID=1;PHONETIC=↓wade:Vale;Ada;;;")],
        quiet: [card("4.0", "N;ALTID=1;PHONETIC=ipa:Vale;Ada;;;")]
    )

    package static let quoteInside = Rule(
        id: "parameter-quote",
        severity: .warning,
        standard: "RFC 6350 §3.3, RFC 2426 §4",
        sentence: "a quote stands inside a parameter value of %1",
        why: "Programs end the value at the quote, or refuse the line.",
        fires: [card("4.0", "ADR;LABEL=↓12 \"Kite\" Rd:;;12 Kite Rd;Oldport;;;")],
        quiet: [card("4.0", "ADR;LABEL=\"12 ^'Kite^' Rd\":;;12 Kite Rd;Oldport;;;")],
        correction: card("4.0", "ADR;LABEL=12 ^'Kite^' Rd:;;12 Kite Rd;Oldport;;;")
    )

    package static let quoteUnclosed = Rule(
        id: "parameter-quote-unclosed",
        severity: .warning,
        standard: "RFC 6350 §3.3, RFC 2426 §4",
        sentence: "a quote in the parameters of %1 is never closed; it counts as a letter",
        why: "Other programs take the rest of the line for the parameter and lose the value.",
        fires: [card("4.0", "ADR;LABEL=↓\"12 Kite Rd:;;12 Kite Rd;Oldport;;;")],
        quiet: [card("4.0", "ADR;LABEL=\"12 Kite Rd\":;;12 Kite Rd;Oldport;;;")]
    )

    package static let caretEscape = Rule(
        id: "caret-escape",
        severity: .info,
        standard: "RFC 6868 §3.1",
        sentence:
            "a parameter of %1 holds what 4.0 reads as a caret escape; %2 reads it as it stands",
        why: "Programs show the caret and the letter behind it.",
        fires: [card("3.0", "ADR;X-LABEL=12 Kite Rd↓^nOldport:;;12 Kite Rd;Oldport;;;")],
        quiet: [card("4.0", "ADR;LABEL=12 Kite Rd^nOldport:;;12 Kite Rd;Oldport;;;")]
    )
}
