import Testing

@testable import VCard

/// Faults that were met in public reports, each with what the clean form must and must not say.
@Suite struct NormalizedCasesTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var version: WrittenVersion
        var file: String
        var has: [String] = []
        var lacks: [String] = []
        var testDescription: String { "\(name) in \(version.rawValue)" }

        init(
            _ name: String,
            _ version: WrittenVersion,
            _ file: String,
            has: [String] = [],
            lacks: [String] = []
        ) {
            (self.name, self.version, self.file) = (name, version, file)
            (self.has, self.lacks) = (has, lacks)
        }
    }

    /// A card around lines; 3.0 and 2.1 have N and FN in them where they matter.
    static func card(_ version: String, _ lines: String...) -> String {
        (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"])
            .map { $0 + "\r\n" }.joined()
    }

    static let frames: [Case] = [
        Case(
            "cards without a line break between them",
            .v4_0,
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARDBEGIN:VCARD\r\nVERSION:3.0\r\nFN:B\r\n"
                + "END:VCARD",
            has: ["FN:A", "FN:B"],
            lacks: ["END:VCARDBEGIN"]
        ),
        Case(
            "a 2.1 card that ends with the file",
            .v4_0,
            "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Moss;Edda\r\nFN:Edda Moss",
            has: ["FN:Edda Moss", "END:VCARD"]
        ),
        Case(
            "names in small letters",
            .v4_0,
            "begin:vcard\r\nfn:Nell Sorrel\r\nn:Sorrel;Nell\r\nversion:2.1\r\nend:vcard\r\n",
            has: ["FN:Nell Sorrel", "N:Sorrel;Nell;;;"],
            lacks: ["begin:vcard", "fn:", "n:Sorrel"]
        ),
        Case(
            "VERSION five times and PRODID twice",
            .v3_0,
            card("3.0", "VERSION:3.0", "VERSION:2.1", "PRODID:a", "PRODID:b", "FN:S", "N:;S;;;"),
            has: ["VERSION:3.0", "PRODID:a"],
            lacks: ["VERSION:2.1", "PRODID:b"]
        ),
        Case(
            "bare CR",
            .v4_0,
            "BEGIN:VCARD\rVERSION:3.0\rFN:I\rNOTE:first half and\r second half\rEND:VCARD\r",
            has: ["NOTE:first half andsecond half"]
        ),
        Case(
            "byte order marks at the start and inside",
            .v4_0,
            "\u{FEFF}BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ida\r\nEND:VCARD\r\n\u{FEFF}BEGIN:VCARD\r\n"
                + "VERSION:3.0\r\nFN:Leo\r\nEND:VCARD\r\n",
            has: ["FN:Ida", "FN:Leo"],
            lacks: ["\u{FEFF}"]
        ),
        Case("a 3.0 card without N", .v3_0, card("3.0", "FN:A"), has: ["N:;;;;"]),
        Case("a 4.0 card without N", .v4_0, card("4.0", "FN:A"), lacks: ["\nN:"]),
    ]

    static let texts: [Case] = [
        Case(
            "CHARSET and bare types in 3.0",
            .v3_0,
            card(
                "3.0",
                "N;CHARSET=UTF-8:Kovač;Luka;;;",
                "FN;CHARSET=UTF-8:Luka Kovač",
                "ADR;WORK;POSTAL:;;12 Kite Street;;;;"
            ),
            has: ["FN:Luka Kovač", "ADR;TYPE=work,postal:;;12 Kite Street;;;;"],
            lacks: ["CHARSET"]
        ),
        Case(
            "quoted-printable without CHARSET",
            .v4_0,
            card("2.1", "N;QUOTED-PRINTABLE:S=c3=b8rg;Ask", "FN;QUOTED-PRINTABLE:S=C3=B8rg GmbH"),
            has: ["FN:Sørg GmbH", "N:Sørg;Ask;;;"],
            lacks: ["=C3", "=c3", "QUOTED"]
        ),
        Case(
            "line breaks in quoted-printable",
            .v4_0,
            card(
                "2.1",
                "FN:O",
                "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8:Rent =E2=82=",
                "=AC 12,5=0D=0Adue on the 1st=0Aby hand"
            ),
            has: [#"NOTE:Rent € 12\,5\ndue on the 1st\nby hand"#]
        ),
        Case(
            "text that was encoded twice stays as it is",
            .v4_0,
            card("3.0", "FN:DÃ©sirÃ©e", "N:;DÃ©sirÃ©e;;;"),
            has: ["FN:DÃ©sirÃ©e"]
        ),
        Case(
            "a plain comma in a note",
            .v4_0,
            card("3.0", "FN:F", "NOTE:Ring twice, then wait", "TITLE:Cook; baker"),
            has: [#"NOTE:Ring twice\, then wait"#, #"TITLE:Cook\; baker"#]
        ),
        Case(
            "commas and semicolons in ORG",
            .v4_0,
            card(
                "3.0",
                "FN:F",
                "ORG:Lantern, Ltd.;Harbor Side;Ropes",
                #"ORG:Gull\, Sons"#,
                "ORG:Harbor Tools;",
                #"ORG:Semi\; Co."#
            ),
            has: [
                #"ORG:Lantern\, Ltd.;Harbor Side;Ropes"#, #"ORG:Gull\, Sons"#,
                "ORG:Harbor Tools", #"ORG:Semi\; Co."#,
            ]
        ),
        Case(
            "escaped colons",
            .v4_0,
            card(
                "3.0",
                "FN:F",
                #"item1.URL:https\://www.example.com/boats"#,
                "item1.X-ABLabel:homePage",
                #"NOTE:Open\nMon\:8-16\; Sat\:9"#
            ),
            has: [
                "item1.URL:https://www.example.com/boats", "item1.X-ABLabel:homePage",
                #"NOTE:Open\nMon:8-16\; Sat:9"#,
            ]
        ),
        Case(
            "lists and line breaks in ADR",
            .v4_0,
            card(
                "4.0",
                "FN:A",
                "ADR:;;Shed 1,Pier 4;Oldport;;00000;Exampleland",
                #"ADR;TYPE=work:;;Room 2\nPier 5;Oldport;;00000;Exampleland"#
            ),
            has: [
                "ADR:;;Shed 1,Pier 4;Oldport;;00000;Exampleland",
                #"ADR;TYPE=work:;;Room 2\nPier 5;Oldport;;00000;Exampleland"#,
            ]
        ),
        Case(
            "caret escapes",
            .v4_0,
            card("4.0", "FN:C", #"ADR;LABEL="Unit ^'B^'^nPier 4^^2 ^x":;;Pier 4;Oldport;;;"#),
            has: [#"ADR;LABEL="Unit ^'B^'^nPier 4^^2 ^^x":;;Pier 4;Oldport;;;"#]
        ),
        Case(
            "a caret in 2.1 is a caret",
            .v3_0,
            card("2.1", "N:Caret;Old", "X-MEMO;X-HINT=a^nb:text"),
            has: ["X-MEMO;X-HINT=a^nb:text"]
        ),
        Case(
            "spellings of types",
            .v3_0,
            card(
                "3.0",
                "FN:U",
                "TEL;type=home;TYPE=\"VOICE,HOME\":1",
                "TEL;TYPE=CELL;TYPE=CELL;TYPE=CELL:2",
                "TEL;TYPE=WhatsApp:3"
            ),
            has: ["TEL;TYPE=home,voice:1", "TEL;TYPE=cell:2", "TEL;TYPE=WhatsApp:3"]
        ),
        Case(
            "telephone numbers as URIs",
            .v3_0,
            card(
                "4.0",
                "FN:U",
                "TEL;VALUE=uri;TYPE=\"cell\":tel:+1-202-555-0140",
                "TEL;VALUE=uri;TYPE=\"voice,home\":tel:+1-202-555-0141;ext=7",
                "TEL;VALUE=uri:sip:desk@example.com"
            ),
            has: [
                "TEL;TYPE=cell:+1-202-555-0140",
                #"TEL;TYPE=voice,home:+1-202-555-0141\;ext=7"#,
                "TEL;VALUE=uri:sip:desk@example.com",
            ],
            lacks: ["tel:+"]
        ),
        Case(
            "parameters of other programs",
            .v4_0,
            card(
                "3.0",
                "FN:W",
                "item1.TEL;waid=12025550142:+1 202-555-0142",
                "item1.X-ABLabel:Mobile",
                "X-WA-BIZ-NAME:Wren Repairs",
                #"X-WA-BIZ-DESCRIPTION:Bikes\, boats"#
            ),
            has: [
                "item1.TEL;waid=12025550142:+1 202-555-0142", "item1.X-ABLabel:Mobile",
                "X-WA-BIZ-NAME:Wren Repairs", #"X-WA-BIZ-DESCRIPTION:Bikes\, boats"#,
            ]
        ),
        Case(
            "a local number gets no country",
            .v4_0,
            card("3.0", "FN:R", "TEL:2025550160"),
            has: ["TEL:2025550160"],
            lacks: ["+1"]
        ),
        Case(
            "unknown properties",
            .v4_0,
            card(
                "3.0",
                "FN:U",
                "X-SKYPE;TYPE=skype;X-OSSO-VALID=yes:echo000",
                #"X-EVOLUTION-FILE-AS:Extra\, Uma"#,
                "FOO:unknown",
                "X-Odd_Name:kept?",
                #"X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="http://schemas.example.com/" a="1"/>"#,
                "TEL;X-EVOLUTION-E164=2025550165,\"+1\";TYPE=cell:1"
            ),
            has: [
                "X-SKYPE;TYPE=skype;X-OSSO-VALID=yes:echo000",
                #"X-EVOLUTION-FILE-AS:Extra\, Uma"#, "FOO:unknown", "X-Odd-Name:kept?",
                #"X-MS-OL-DESIGN:<card xmlns="http://schemas.example.com/" a="1"/>"#,
                "TEL;X-EVOLUTION-E164=2025550165,+1;TYPE=cell:1",
            ]
        ),
        Case(
            "labels and their groups",
            .v4_0,
            card(
                "3.0",
                "FN:R",
                "item1.TEL;type=pref:1",
                "item1.X-ABLabel:_$!<HomeFax>!$_",
                "ITEM4.ADR;TYPE=WORK,PREF:;;Street 1;Oldport;;;",
                "item4.X-ABADR:ex",
                "X-ABLabel:Orphan",
                "item9.X-ABLabel:Nobody"
            ),
            has: [
                "item1.TEL;PREF=1:1", "item1.X-ABLabel:_$!<HomeFax>!$_",
                "ITEM4.ADR;TYPE=work;PREF=1:;;Street 1;Oldport;;;", "item4.X-ABADR:ex",
                "X-ABLabel:Orphan", "item9.X-ABLabel:Nobody",
            ]
        ),
        Case(
            "an agent",
            .v4_0,
            card(
                "3.0",
                "FN:H",
                #"AGENT:BEGIN:VCARD\nVERSION:3.0\nN:Imber\;Rue\;\;\;\nFN:Rue Imber\nEND:VCARD\n"#
            ),
            has: [
                #"RELATED;TYPE=agent;VALUE=text:BEGIN:VCARD\nVERSION:3.0\n"#
                    + #"N:Imber\;Rue\;\;\;\nFN:Rue Imber\nEND:VCARD\n"#
            ],
            lacks: ["AGENT:"]
        ),
    ]

    static let dates: [Case] = [
        Case("month and day", .v4_0, card("4.0", "FN:A", "BDAY:--0917"), has: ["BDAY:--0917"]),
        Case(
            "month and day",
            .v3_0,
            card("4.0", "FN:A", "BDAY:--0917"),
            has: ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-09-17"]
        ),
        Case(
            "a leap day without a year",
            .v3_0,
            card("3.0", "FN:A", "BDAY:--02-29"),
            has: ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29"],
            lacks: ["03-01", "0301"]
        ),
        Case(
            "the 4.0 form in a 3.0 card",
            .v4_0,
            card("3.0", "FN:A", "BDAY:--0521"),
            has: ["BDAY:--0521"]
        ),
        Case(
            "a year that stands for none",
            .v4_0,
            card("3.0", "FN:A", "BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-07-08"),
            has: ["BDAY:--0708"],
            lacks: ["1604"]
        ),
        Case(
            "a year that the parameter does not name",
            .v4_0,
            card("3.0", "FN:A", "BDAY;X-APPLE-OMIT-YEAR=1604:1985-07-08"),
            has: ["BDAY:19850708"],
            lacks: ["1604"]
        ),
        Case("bare 1604", .v4_0, card("3.0", "FN:A", "BDAY:1604-10-12"), has: ["BDAY:--1012"]),
        Case("bare 1605", .v4_0, card("3.0", "FN:A", "BDAY:1605-10-12"), has: ["BDAY:16051012"]),
        Case(
            "a time that may be midnight elsewhere is kept",
            .v4_0,
            card("3.0", "FN:A", "BDAY:1954-06-09T23:00:00Z"),
            has: ["BDAY:19540609T230000Z"]
        ),
        Case(
            "a time that may be midnight elsewhere is kept",
            .v3_0,
            card("3.0", "FN:A", "BDAY:1954-06-09T23:00:00Z"),
            has: ["BDAY;VALUE=date-time:1954-06-09T23:00:00Z"]
        ),
        Case("a mark", .v4_0, card("3.0", "FN:A", "BDAY:1992-03-04;"), has: ["BDAY:19920304"]),
        Case(
            "words",
            .v4_0,
            card("4.0", "FN:A", "BDAY:Mar 5, 1968"),
            has: [#"BDAY;VALUE=text:Mar 5\, 1968"#]
        ),
        Case(
            "an order that only a person knows",
            .v4_0,
            card("3.0", "FN:A", "BDAY:03/04/1985"),
            has: ["BDAY;VALUE=text:03/04/1985"],
            lacks: ["1985-03-04", "1985-04-03", "19850304", "19850403"]
        ),
        Case(
            "an order that only a person knows",
            .v3_0,
            card("3.0", "FN:A", "BDAY:03/04/1985"),
            has: ["BDAY:03/04/1985"]
        ),
        Case("an empty birthday", .v4_0, card("3.0", "FN:A", "BDAY:"), lacks: ["BDAY"]),
        Case(
            "parts of a date",
            .v4_0,
            card("4.0", "FN:A", "BDAY:1985-04", "BDAY:1985", "BDAY:--04", "BDAY:---12"),
            has: ["BDAY:1985-04", "BDAY:1985", "BDAY:--04", "BDAY:---12"],
            lacks: ["1985-04-01", "1985-01-01", "19850401", "19850101"]
        ),
        Case(
            "two birthdays",
            .v4_0,
            card("4.0", "FN:A", "BDAY:20210203", "BDAY:20200304"),
            has: ["BDAY:20210203", "BDAY:20200304"]
        ),
        Case(
            "other calendars",
            .v4_0,
            card(
                "3.0",
                "FN:A",
                "X-ALTBDAY;CALSCALE=chinese:0078003704L08",
                "BDAY;CALSCALE=hebrew:57840101"
            ),
            has: [
                "X-ALTBDAY;CALSCALE=chinese:0078003704L08", "BDAY;CALSCALE=hebrew:57840101",
            ]
        ),
        Case(
            "REV with dashes",
            .v4_0,
            card("4.0", "FN:A", "REV:1996-02-03T04:05:06Z"),
            has: ["REV:19960203T040506Z"],
            lacks: ["1996--", "1996-0"]
        ),
        Case(
            "REV with an offset",
            .v3_0,
            card("4.0", "FN:A", "REV:20190615T080910+0200"),
            has: ["REV:2019-06-15T08:09:10+02:00"]
        ),
        Case(
            "two REV, one of them nonsense",
            .v3_0,
            card("3.0", "FN:A", "REV:LATER", "REV:20200101T000000Z"),
            has: ["REV:2020-01-01T00:00:00Z", "X-REV:LATER"],
            lacks: ["\nREV:LATER"]
        ),
    ]

    static let media: [Case] = [
        Case(
            "a data URI",
            .v3_0,
            card("4.0", "FN:A", "PHOTO:DATA:IMAGE/PNG;BASE64,iVBO", " Rw0K"),
            has: ["PHOTO;ENCODING=b;TYPE=PNG:iVBORw0K"]
        ),
        Case(
            "the 2.1 form",
            .v4_0,
            card("2.1", "FN:A", "PHOTO;PNG;ENCODING=BASE64:", "iVBO", "Rw0K", "", "TEL;CELL:1"),
            has: ["PHOTO:data:image/png;base64,iVBORw0K", "TEL;TYPE=cell:1"]
        ),
        Case(
            "base64 that is folded in part",
            .v3_0,
            card("3.0", "FN:A", "PHOTO;ENCODING=b;TYPE=PNG:iVBO", "Rw0K", " AAAA", "", "TEL:1"),
            has: ["PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KAAAA", "TEL:1"]
        ),
        Case(
            "links",
            .v4_0,
            card(
                "3.0",
                "FN:A",
                "PHOTO;VALUE=BINARY;ENCODING=b:https://photos.example.com/p/1=s1",
                "PHOTO;VALUE=BINARY:",
                "PHOTO;TYPE=JPEG:file:///sdcard/kai.jpg",
                "PHOTO;VALUE=uri:https://photos.example.com/p/2.jpg"
            ),
            has: [
                "PHOTO:https://photos.example.com/p/1=s1",
                "PHOTO;MEDIATYPE=image/jpeg:file:///sdcard/kai.jpg",
                "PHOTO:https://photos.example.com/p/2.jpg",
            ],
            lacks: ["PHOTO:\r\n", "BINARY"]
        ),
        Case(
            "a link behind a fold",
            .v4_0,
            card(
                "4.0",
                "FN:A",
                "KEY;TYPE=work;VALUE=uri:",
                " https://example.com/a.asc",
                "PHOTO;VALUE=uri:",
                " https://example.com/a.png"
            ),
            has: ["KEY;TYPE=work:https://example.com/a.asc", "PHOTO:https://example.com/a.png"]
        ),
        Case(
            "links",
            .v3_0,
            card("4.0", "FN:A", "PHOTO;MEDIATYPE=image/jpeg:https://photos.example.com/p/2.jpg"),
            has: ["PHOTO;VALUE=uri;TYPE=JPEG:https://photos.example.com/p/2.jpg"]
        ),
    ]

    static let all = frames + texts + dates + media

    @Test(arguments: all.indices)
    func `the clean form says what it must`(index: Int) {
        let example = Self.all[index]
        let result = normalized(example.file, by: CardNormalizer(to: example.version))
        for line in example.has {
            #expect(result.lines.contains(line), "\(example.testDescription)")
        }
        for text in example.lacks {
            #expect(!result.text.contains(text), "\(example.testDescription)")
        }
        #expect(result.lines.count(where: { $0.hasPrefix("VERSION:") }) == cards(result))
        #expect(String(validating: result.bytes, as: UTF8.self) != nil)
    }

    @Test(arguments: all.indices)
    func `normalizing twice gives the same bytes`(index: Int) {
        let example = Self.all[index]
        for version in WrittenVersion.allCases {
            let once = normalized(example.file, by: CardNormalizer(to: version))
            let twice = Normalized(once.bytes, by: CardNormalizer(to: version))
            #expect(twice.text == once.text, "\(example.testDescription)")
        }
    }

    @Test func `bytes that are no UTF-8 are written as UTF-8`() {
        let latin = Array(Self.card("3.0", "FN:J?rg L?ttich", "N:L?ttich;J?rg;;;").utf8)
            .map { $0 == UInt8(ascii: "?") ? 0xFC : $0 }
        let result = Normalized(latin, by: CardNormalizer())
        #expect(result.lines.contains("FN:Jürg Lüttich"))
        #expect(!result.text.contains("\u{FFFD}"))
    }

    @Test func `a character that a fold splits is whole on its line`() {
        let text = "BEGIN:VCARD\nVERSION:4.0\nFN:A\nNOTE:ferry \u{1F600} bell\nEND:VCARD\n"
        var bytes = Array(text.utf8)
        if let lead = bytes.firstIndex(of: 0xF0) {
            bytes.insert(contentsOf: Array("\n ".utf8), at: lead + 2)
        }
        let result = Normalized(bytes, by: CardNormalizer())
        #expect(result.lines.contains("NOTE:ferry 😀 bell"))
        for line in result.bytes.split(separator: 0x0A) {
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
    }

    private func cards(_ result: Normalized) -> Int {
        result.lines.count(where: { $0 == "BEGIN:VCARD" })
    }
}
