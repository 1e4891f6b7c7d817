import TestSupport
import VCard

/// Cards of random properties of version 4.0, by a table of what each may say.
struct GeneratedContact {
    /// A property, the values that it may have as they are written, and the parameters besides those of all.
    private struct Row {
        let name: String
        let values: [String]
        let parameters: [String]

        init(_ name: String, _ values: [String], _ parameters: String...) {
            self.name = name
            self.values = values
            self.parameters = parameters
        }
    }

    private static let texts = [
        "plain", #"comma\, and\; semicolon"#, #"two\nlines"#, "Zoë", #"back\\slash"#, #""quoted""#,
        "=1+1", "<b>&amp;", "a:b", "caret ^ n", #"\\n"#, " blanks ",
    ]
    private static let links = [
        "https://example.com/a;b,c", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "x:",
        "data:text/plain;base64,QUJD",
    ]
    private static let dates = [
        "19870927", "--0927", "--09", "---27", "1987-09", "1987", "19870927T233000-0600",
        "19870927T0830Z", "19531015T231000Z", "T101500", "--0927T10",
    ]
    private static let times = [
        "19951031T222710Z", "19951031T222710+0130", "19951031T2227", "1995",
    ]

    /// What may stand more than once.
    private static let rows: [Row] = [
        Row(
            "NOTE",
            texts,
            "AUTHOR-NAME=Bo",
            "AUTHOR=\"mailto:bo@example.com\"",
            "CREATED=\(times[0])"
        ),
        Row("TITLE", texts), Row("ROLE", texts), Row("X-THING", texts), Row("X-LIST", ["a,b;c"]),
        Row("NICKNAME", texts + ["a,b", ",", "a,a"]), Row("CATEGORIES", texts + ["a,b", "b,c"]),
        Row("EMAIL", ["ana@example.com", "Ana <ana@example.com>"]),
        Row("TEL", ["+1-202-555-0101", "tel:+1-202-555-0102;ext=1", "x"], "VALUE=uri"),
        Row("URL", links, "MEDIATYPE=text/html"), Row("SOURCE", links), Row("KEY", links),
        Row("IMPP", links, "SERVICE-TYPE=A", "USERNAME=b"),
        Row("SOCIALPROFILE", links + ["ana"], "SERVICE-TYPE=A", "USERNAME=b", "VALUE=text"),
        Row("CALURI", links), Row("FBURL", links), Row("CALADRURI", links), Row("LOGO", links),
        Row("SOUND", links), Row("PHOTO", links), Row("CONTACT-URI", links),
        Row("ORG-DIRECTORY", links, "INDEX=1"), Row("LANG", ["fr", "de-AT"]),
        Row("RELATED", links + texts, "VALUE=text", "TYPE=friend"), Row("MEMBER", links),
        Row("HOBBY", texts, "LEVEL=high", "INDEX=2", "LEVEL=expert"),
        Row("EXPERTISE", texts, "LEVEL=expert", "INDEX=1", "LEVEL=odd"), Row("INTEREST", texts),
        Row("PRONOUNS", texts),
        Row("ORG", texts + ["a;b", ";b", "a;;c"], "SORT-AS=a", "SORT-AS=a,b"),
        Row(
            "ADR",
            [
                ";;1 Elm St;Oldport;;1;", ";Room 2;1 Elm St,Rear;Oldport;;;", #";;\;\,;;;;"#,
                ";;2,2-7;Oldport;;;;;;;2;;;2-7;;;;", ";;Elm St;;;;;;;3;;Elm St;;;;;;", ";;;;;;",
                "Box 1;Flat 2;;;;;;;Flat 2;;;;;;;;;", ";a;a a;;;;;;;;;a;;;;;;b",
            ],
            "LABEL=\"1 Elm St^nOldport\"",
            #"JSCOMPS="s,\, ;5;s, ;3;2""#,
            "CC=US",
            "GEO=\"geo:1.5,-2.5\"",
            "TZ=Europe/Oslo"
        ),
        Row("GEO", ["geo:1.5,-2.5", "geo:3,4"]),
        Row("BIRTHPLACE", texts + ["geo:1,2"], "VALUE=uri"),
        Row("DEATHPLACE", texts), Row("BDAY", dates, "VALUE=text", "CALSCALE=gregorian"),
        Row("TZ", ["Europe/Oslo", "Middle/Of Nowhere"]),
        Row("TZ;VALUE=utc-offset", ["-0500", "+0130", "-1300", "+0000"]),
        Row("CLIENTPIDMAP", ["1;urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]),
        Row("XML", ["<a xmlns=\"urn:x\"/>"]), Row("X-ABLabel", texts),
        Row("JSPROP", ["1", "no JSON"], "JSPTR=\"odd/deep\"", "JSPTR=odd"),
    ]

    /// What may stand once.
    private static let single: [Row] = [
        Row("KIND", ["group", "Individual", "x-own"]), Row("GENDER", ["F", "O;odd", ";odd", "M;"]),
        Row("GRAMGENDER", ["neuter", "Feminine"]), Row("LANGUAGE", ["en", "fr"]),
        Row("DEATHDATE", dates, "CALSCALE=chinese"), Row("ANNIVERSARY", dates, "VALUE=text"),
        Row("REV", times), Row("CREATED", times), Row("UID", links + ["x", "a b"]),
        Row("PRODID", texts),
    ]

    private static let names = [
        ["N:Ruiz;Ana;M.,L.;Dr.;"], ["N;SORT-AS=\"Ruiz,Ana\":de Ruiz;Ana;;;"],
        ["N:Ruiz,Vale;Ana;;;Jr.,M.A.;Vale;Jr."], [#"N;JSCOMPS="s, ;1;s,-;0":Ruiz;Ana;;;"#],
        ["N;ALTID=1;LANGUAGE=en:Ruiz;Ana;;;", "N;ALTID=1;LANGUAGE=fr:de Ruiz;Anne;;;"],
        ["N;ALTID=1:Ruiz;Ana;;;", "N;ALTID=1;PHONETIC=ipa;SCRIPT=Latn:ruis;ana;;;"],
        [
            "N;ALTID=1;PHONETIC=piny;LANGUAGE=zh:rui;an;;;", "N;ALTID=1;LANGUAGE=zh:R;A;;;",
            "N;ALTID=1;LANGUAGE=zh:Q;A;;;",
        ],
        [],
    ]

    /// One date in several forms, as each stands once.
    private static let alternatives = [
        "ANNIVERSARY;ALTID=1:19870927", "ANNIVERSARY;ALTID=1;VALUE=text:in spring",
        "DEATHDATE;ALTID=1:1987", "DEATHDATE;ALTID=1;CALSCALE=hebrew:57470704",
    ]

    private var random: SeededGenerator

    private let note: String

    private init(_ seed: UInt64, _ note: String) {
        random = SeededGenerator(seed: seed)
        self.note = note
    }

    /// The card of a seed; `note` is the value of a parameter that nobody knows.
    static func card(_ seed: UInt64, note: String = "a^n^'b^': ;,") -> Card {
        var generator = GeneratedContact(seed, note)
        let lines =
            ["FN\(seed % 3 == 0 ? ";LANGUAGE=en" : ""):Person \(seed)"]
            + (names.randomElement(using: &generator.random) ?? [])
            + generator.singles()
            + (0..<14).map { _ in
                generator.line(rows[Int.random(in: rows.indices, using: &generator.random)])
            }
        let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""])
            .joined(separator: "\r\n")
        return Samples.modern(Samples.cards(Array(text.utf8))[0])
    }

    private mutating func singles() -> [String] {
        let rows = Self.single.shuffled(using: &random).prefix(4)
        let hasDate = rows.contains { $0.name == "ANNIVERSARY" || $0.name == "DEATHDATE" }
        return rows.map { line($0, []) } + (hasDate ? [] : Self.alternatives)
    }

    private mutating func line(_ row: Row) -> String {
        let common = [
            "TYPE=home", "TYPE=work,x-own", "PREF=\(Int.random(in: 1...3, using: &random))",
            "X-NOTE=\"\(note)\"", "PID=1.1", "ALTID=1;LANGUAGE=en", "ALTID=1;LANGUAGE=fr",
            "ALTID=2", "LANGUAGE=fr", "PROP-ID=k2", "DERIVED=true",
        ]
        return line(row, common)
    }

    private mutating func line(_ row: Row, _ common: [String]) -> String {
        var line = row.name
        for parameter in row.parameters + common where chance(of: 8) {
            let name = parameter.prefix { $0 != "=" }
            if !line.contains(";\(name)=") { line += ";\(parameter)" }
        }
        if chance(of: 5) { line = "g\(Int.random(in: 1...2, using: &random)).\(line)" }
        return line + ":" + (row.values.randomElement(using: &random) ?? "")
    }

    private mutating func chance(of count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }
}
