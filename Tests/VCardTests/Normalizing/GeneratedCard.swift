import TestSupport

@testable import VCard

/// Random cards out of the words that normalizing has to do with, the same for the same seed.
struct GeneratedCard {
    private static let groups = ["", "", "", "item1.", "ITEM2.", "item2."]
    private static let names = [
        "FN", "N", "TEL", "EMAIL", "ADR", "ORG", "NOTE", "TITLE", "URL", "BDAY", "REV", "PHOTO",
        "CATEGORIES", "NICKNAME", "LABEL", "GEO", "TZ", "UID", "PRODID", "KIND", "MEMBER", "AGENT",
        "RELATED", "SORT-STRING", "MAILER", "CLASS", "GENDER", "ANNIVERSARY", "LANG", "X-ABLabel",
        "X-ABShowAs", "X-ADDRESSBOOKSERVER-KIND", "X-ANNIVERSARY", "X-FOO", "x-odd_name", "note",
        "SOUND", "KEY", "LOGO", "VERSION", "FOO", "IMPP", "CREATED", "X-GENDER",
    ]
    private static let parameters = [
        "", "", "", ";TYPE=HOME", ";TYPE=work,pref", ";HOME;PREF", ";type=\"Cell,Voice\"",
        ";PREF=1", ";PREF=7", ";ENCODING=QUOTED-PRINTABLE", ";QUOTED-PRINTABLE;CHARSET=UTF-8",
        ";ENCODING=b", ";ENCODING=BASE64;TYPE=PNG", ";VALUE=uri", ";VALUE=text", ";LANGUAGE=de",
        ";X-A=\"a;b\"", ";LABEL=\"a\\nb\"", ";ALTID=1", ";CHARSET=ISO-8859-1", ";VALUE=date",
        ";SORT-AS=\"Vale\"", ";MEDIATYPE=image/png", ";TYPE=agent", ";X-APPLE-OMIT-YEAR=1604",
    ]
    private static let values = [
        "", "Vale;Ada", "Vale;Ada;;;", "a, b", "a\\, b\\; c", "a\\nb", "https\\://example.com/",
        "https://example.com/?a,b;c", "tel:+1-202-555-0101;ext=7", "+1-202-555-0101", "=41=0D=0Ab",
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZ", "data:image/png;base64,iVBORw0K",
        "1984-04-12", "--0412", "19840412T101112Z", "1604-05-06", "03/04/1985", "LATER",
        "2020-01-02T03:04:05.5+02:00", "geo:1.5,-2.5", "1.5;-2.5", "-05:00", "-0500", "group",
        "COMPANY", "M", "3.0", "BEGIN:VCARD\\nFN:B\\nEND:VCARD", ";;Street 1;Oldport;;;",
        ":;;Street 1", "\u{1}a\u{7F}", "é漢😀 end", "a\\b\\:c\\", "_$!<Home>!$_", "caret^n^^'\"",
    ]

    let text: String

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
        let end = pick(["\r\n", "\r\n", "\n", "\r"])
        var lines = ["BEGIN:VCARD"]
        if !seed.isMultiple(of: 7) { lines.append("VERSION:" + pick(["2.1", "3.0", "4.0"])) }
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            var line = pick(Self.groups) + pick(Self.names) + pick(Self.parameters) + ":"
            line += pick(Self.values)
            if Bool.random(using: &random) { line += pick(Self.values) }
            lines.append(line)
            switch Int.random(in: 0..<12, using: &random) {
            case 0: lines.append(" folded text")
            case 1: lines.append("no colon")
            case 2: lines.append(lines[lines.count - 1])
            case 3: lines.append("")
            default: break
            }
        }
        if !seed.isMultiple(of: 11) { lines.append("END:VCARD") }
        text = lines.joined(separator: end) + (seed.isMultiple(of: 5) ? "" : end)
    }
}
