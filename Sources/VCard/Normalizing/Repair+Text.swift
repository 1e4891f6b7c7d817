import Diagnostics

/// Encodings, characters and escapes of values, and parameters.
extension Repair {
    static let quotedPrintable = Repair(
        "quoted-printable",
        standard: "RFC 6350 §3.4",
        sentence: "%1 is no longer quoted-printable",
        why: "Later versions have no such encoding; programs show its signs.",
        before: Rule.card("3.0", "NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab"),
        after: Rule.card("3.0", #"NOTE:a\nb"#)
    )

    static let charset = Repair(
        "charset-parameter",
        standard: "RFC 6350 §3.1",
        sentence: "%1 is UTF-8 and needs no CHARSET",
        why: "Programs of 3.0 and 4.0 do not know the parameter.",
        before: Rule.card("3.0", "NOTE;CHARSET=UTF-8:Grün"),
        after: Rule.card("3.0", "NOTE:Grün")
    )

    static let notUTF8 = Repair(
        "not-utf-8",
        standard: "RFC 6350 §3.1",
        sentence: "%1 is written as UTF-8",
        why: "Bytes that are no UTF-8 become question marks elsewhere."
    )

    static let controlCharacter = Repair(
        "control-character",
        standard: "RFC 6350 §3.3",
        sentence: "control characters in %1 are left out",
        why: "They are not text; some programs stop at them.",
        before: Rule.card("3.0", "NOTE:a\u{1}b"),
        after: Rule.card("3.0", "NOTE:ab")
    )

    static let escapedColon = Repair(
        "colon-escaped",
        standard: "RFC 6350 §3.4",
        sentence: "a colon of %1 is no longer escaped",
        why: "Programs keep the backslash, and links no longer open.",
        before: Rule.card("3.0", #"URL:https\://example.com/"#),
        after: Rule.card("3.0", "URL:https://example.com/")
    )

    static let unescapedComma = Repair(
        "comma-unescaped",
        standard: "RFC 6350 §3.4, RFC 2426 §4",
        sentence: "commas of %1 are escaped",
        why: "Programs that take the value for a list keep only its first part.",
        before: Rule.card("3.0", "NOTE:Ring twice, then wait"),
        after: Rule.card("3.0", #"NOTE:Ring twice\, then wait"#)
    )

    static let unescapedSemicolon = Repair(
        "semicolon-unescaped",
        standard: "RFC 2426 §4, §5",
        sentence: "semicolons of %1 are escaped",
        why: "Programs that take the value for several fields keep only the first.",
        before: Rule.card("3.0", "TITLE:Cook; baker"),
        after: Rule.card("3.0", #"TITLE:Cook\; baker"#)
    )

    static let bareWord = Repair(
        "parameter-bare",
        standard: "RFC 6350 §5, RFC 2426 §4",
        sentence: "bare words of %1 are written with the name of their parameter",
        why: "Programs of 3.0 and 4.0 do not know bare words.",
        before: Rule.card("3.0", "TEL;home:+1-202-555-0101"),
        after: Rule.card("3.0", "TEL;TYPE=home:+1-202-555-0101")
    )

    static let typeCase = Repair(
        "type-case",
        standard: "RFC 6350 §5.6",
        sentence: "the types of %1 stand once, in small letters",
        why: "Programs that compare letter by letter repeat a type for ever.",
        before: Rule.card("3.0", "TEL;TYPE=CELL;TYPE=\"Cell,HOME\":+1-202-555-0101"),
        after: Rule.card("3.0", "TEL;TYPE=cell,home:+1-202-555-0101")
    )

    static let preference = Repair(
        "preference",
        standard: "RFC 6350 §5.3, RFC 2426 §3.3.1",
        sentence: "the preference of %1 has the form of the version",
        why: "4.0 says PREF=1, 3.0 TYPE=pref; neither knows the other's form.",
        before: Rule.card("4.0", "TEL;TYPE=home,pref:+1-202-555-0101"),
        after: Rule.card("4.0", "TEL;TYPE=home;PREF=1:+1-202-555-0101")
    )

    static let unquotedColon = Repair(
        "parameter-colon",
        standard: "RFC 6350 §3.3",
        sentence: "a parameter of %1 that holds a colon is quoted",
        why: "The first colon outside quotes ends the parameters, and the value is cut.",
        before: Rule.card("4.0", #"ADR;LABEL=Gale Road 9\::;;Gale Road 9;;;;"#),
        after: Rule.card("4.0", #"ADR;LABEL="Gale Road 9:":;;Gale Road 9;;;;"#)
    )

    static let parameterText = Repair(
        "parameter-text",
        standard: "RFC 2426 §4",
        sentence: "quotes and line breaks in the parameters of %1 are apostrophes and blanks",
        why: "3.0 has no way to write them in a parameter."
    )

    static let labelEscapes = Repair(
        "label-escapes",
        standard: "RFC 6868 §3.1",
        sentence: "line breaks and commas in the LABEL of ADR have the form of a parameter",
        why: "Backslash escapes in parameters are read by nobody.",
        before: Rule.card("4.0", #"ADR;LABEL="Gale Road 9\nOldport":;;;Oldport;;;"#),
        after: Rule.card("4.0", #"ADR;LABEL="Gale Road 9^nOldport":;;;Oldport;;;"#)
    )
}
