package import Diagnostics

/// What can be wrong with parameters and with media.
extension Rule {
    package static let bareWord = Rule(
        id: "parameter-bare",
        severity: .warning,
        standard: "RFC 2426 §4, RFC 6350 §3.3",
        sentence: "a parameter of %1 is a bare word; %2 wants a name before it",
        why: "Bare words are a habit of 2.1; strict programs refuse the line.",
        fires: [card("3.0", "↓TEL;HOME:+1-202-555-0101")],
        quiet: [card("2.1", "TEL;HOME:+1-202-555-0101")],
        correction: card("3.0", "TEL;TYPE=HOME:+1-202-555-0101")
    )

    package static let unquotedColon = Rule(
        id: "parameter-colon",
        severity: .warning,
        standard: "RFC 6350 §3.3",
        sentence: "a colon stands in an unquoted parameter value of %1",
        why: "The first colon outside quotes ends the parameters, so the value begins too early.",
        fires: [card("4.0", "↓ADR;LABEL=12 Kite Rd\\::;;12 Kite Rd;Oldport;;;")],
        quiet: [card("4.0", "ADR;LABEL=\"12 Kite Rd: back\":;;12 Kite Rd;Oldport;;;")]
    )

    package static let base64Name = Rule(
        id: "encoding-name",
        severity: .warning,
        standard: "RFC 2426 §4",
        sentence: "3.0 says ENCODING=b",
        why: "BASE64 is the name of 2.1; strict programs read the data as text.",
        fires: [card("3.0", "KEY;ENCODING=↓BASE64:AAAA")],
        quiet: [card("3.0", "KEY;ENCODING=B:AAAA"), card("2.1", "KEY;ENCODING=BASE64:AAAA", "")],
        correction: card("3.0", "KEY;ENCODING=b:AAAA")
    )

    package static let bareBase64 = Rule(
        id: "base64-not-folded",
        severity: .warning,
        standard: "RFC 2426 §2.6, RFC 6350 §3.2",
        sentence: "a base64 line goes on without the blank of a fold",
        why: "Other programs take the line for a property and lose the picture.",
        fires: [card("3.0", "KEY;ENCODING=b:AAAA", "↓BBBB")],
        quiet: [card("2.1", "KEY;ENCODING=BASE64:AAAA", "BBBB", "")]
    )

    package static let mediaEmpty = Rule(
        id: "media-empty",
        severity: .warning,
        standard: "RFC 6350 §6.2.4",
        sentence: "%1 has no data",
        why: "The picture was lost before this file was written.",
        fires: [card("3.0", "↓PHOTO;ENCODING=b:"), card("4.0", "↓PHOTO:data:image/png;base64")],
        quiet: [card("4.0", "PHOTO:https://example.com/a.png")]
    )

    package static let mediaNotBase64 = Rule(
        id: "media-not-base64",
        severity: .warning,
        standard: "RFC 4648 §4",
        sentence: "the data of %1 is no base64",
        why: "The picture is damaged and cannot be shown.",
        fires: [card("3.0", "↓PHOTO;ENCODING=b:!!!!")],
        quiet: [card("3.0", "PHOTO;ENCODING=b:AAAA")]
    )

    package static let mediaBinaryLink = Rule(
        id: "media-link-as-binary",
        severity: .warning,
        standard: "RFC 2426 §3.1.4",
        sentence: "%1 says that it holds data, but the value is a link",
        why:
            "Programs decode the link as a picture and show nothing. Links are never followed here.",
        fires: [card("3.0", "↓PHOTO;ENCODING=b:https://example.com/a.jpg")],
        quiet: [card("3.0", "PHOTO;VALUE=uri:https://example.com/a.jpg")],
        correction: card("3.0", "PHOTO;VALUE=uri:https://example.com/a.jpg")
    )

    package static let mediaLinkUndeclared = Rule(
        id: "media-link-undeclared",
        severity: .warning,
        standard: "RFC 2426 §3.1.4",
        sentence: "%1 is a link without VALUE=uri",
        why: "3.0 expects data where nothing is said. Links are never followed here.",
        fires: [card("3.0", "↓PHOTO;TYPE=JPEG:https://example.com/a.jpg")],
        quiet: [card("4.0", "PHOTO:https://example.com/a.jpg")],
        correction: card("3.0", "PHOTO;TYPE=JPEG;VALUE=uri:https://example.com/a.jpg")
    )

    package static let mediaLarge = Rule(
        id: "media-large",
        severity: .info,
        standard: "Kindred's advice",
        sentence: "%1 takes %2 KiB of the file",
        why: "Servers and phones refuse cards with large pictures.",
        fires: [
            card("3.0", "↓PHOTO;ENCODING=b:" + String(repeating: "AAAA", count: 50_000))
        ],
        quiet: [card("3.0", "PHOTO;ENCODING=b:AAAA")]
    )
}
