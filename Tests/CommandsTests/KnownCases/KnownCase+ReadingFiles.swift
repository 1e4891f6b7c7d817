extension KnownCase {
    /// The files of cases 001 to 055.
    static let readingFiles: [String: [UInt8]] = [
        "001-no-newline-between-cards": Array(
            (lines(
                "BEGIN:VCARD",
                "VERSION:3.0",
                "N:Arlo;Quill;;;",
                "FN:Quill Arlo",
                "TEL;TYPE=CELL:+1-202-555-0101",
                "END:VCARDBEGIN:VCARD",
                "VERSION:3.0",
                "N:Vance;Imra;;;",
                "FN:Imra Vance",
                "TEL;TYPE=CELL:+1-202-555-0102",
                "END:VCARD"
            )).utf8
        ),
        "006-version-not-first": Array(
            (lines(
                "BEGIN:VCARD",
                "BDAY;VALUE=DATE:1971-03-14",
                "VERSION:3.0",
                "N:Heath;Oona;;;",
                "FN:Oona Heath",
                "END:VCARD",
                "BEGIN:VCARD",
                "FN:Bran Heath",
                "VERSION:4.0",
                "END:VCARD"
            )).utf8
        ),
        "008-repeated-version-and-prodid": Array(
            (card(
                "3.0",
                "VERSION:3.0",
                "VERSION:2.1",
                "PRODID:-//Example//Old Book 0.5//EN",
                "PRODID:-//Example//New Lib 3.5//EN",
                "N:Garrick;Sol;;;",
                "FN:Sol Garrick"
            )).utf8
        ),
        "011-line-without-name-or-colon": Array(
            (card(
                "3.0",
                "N:Doveton;Jory;;;",
                ";=\"Mobile Phone: +1-202-555-0108\":",
                "LABEL;TYPE=WORK 14 Harbour Steps",
                "EMAIL:jory@example.com",
                "FN:Jory Doveton"
            )).utf8
        ),
        "015-agent-inline-text-30": Array(
            (card(
                "3.0",
                "N:Quist;Hale;;;",
                "FN:Hale Quist",
                "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nN:Imber\\;Rue\\;\\;\\;\\nFN:Rue "
                    + "Imber\\nEMAIL\\;TYP",
                " E=INTERNET:rue@example.com\\nEND:VCARD\\n"
            )).utf8
        ),
        "016-empty-cards-in-big-export": Array(
            (card("3.0", "PRODID:-//Example//Desk 11//EN", "N:;;;;") + card("2.1")
                + card("3.0", "N:Hollis;Kit;;;", "FN:Kit Hollis")).utf8
        ),
        "018-missing-n-depends-on-version": Array(
            (card("3.0", "FN:Harbor Desk", "EMAIL:harbor@example.com")
                + card("4.0", "FN:Harbor Desk Two")).utf8
        ),
        "020-property-names-with-spaces": Array(
            (lines(
                "BEGIN:VCARD",
                "Group: ",
                "First name:Edda",
                "Last name: ",
                "Cell phone:+1-202-555-0118",
                "E-Mail 2:edda@example.com",
                "END:VCARD",
                "",
                "BEGIN:VCARD",
                "Group: ",
                "First name:Pim",
                "END:VCARD"
            )).utf8
        ),
        "021-bare-cr-line-ends": Array(
            (lines(
                "BEGIN:VCARD",
                "VERSION:3.0",
                "N:Marrow;Ivo;;;",
                "FN:Ivo Marrow",
                "NOTE:first half and",
                " second half",
                "END:VCARD",
                end: "\r"
            )).utf8
        ),
        "025-doubled-begin": Array(
            (lines(
                "BEGIN:VCARD",
                "VERSION:2.1",
                "BEGIN:VCARD",
                "VERSION:2.1",
                "N:Zorn;",
                "TEL;HOME:+1-202-555-0120",
                "END:VCARD",
                "BEGIN:VCARD",
                "BEGIN:VCARD",
                "VERSION:3.0",
                "N:Yarrow;Lu;;;",
                "FN:Lu Yarrow",
                "END:VCARD"
            )).utf8
        ),
        "026-variant-call-format-file": Array(
            (lines(
                "##fileformat=VCFv4.2",
                "##source=ExampleCaller",
                "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO",
                "20\t14370\trs0000000\tG\tA\t29\tPASS\tNS=3;DP=14"
            )).utf8
        ),
        "030-fold-inside-utf8-sequence": singleBytes(
            card(
                "4.0",
                "FN:Emo Fold",
                "NOTE:ferry ð\u{9F}",
                " \u{98}\u{80} bell",
                "ORG:Î£Ï\u{84}Î¿Î",
                " ¬"
            )
        ),
        "033-utf8-bom-also-mid-file": Array(
            (lines(
                "\u{FEFF}BEGIN:VCARD",
                "VERSION:3.0",
                "N:Grün;Ida;;;",
                "FN:Ida Grün",
                "END:VCARD",
                "\u{FEFF}BEGIN:VCARD",
                "VERSION:3.0",
                "N:Grün;Leo;;;",
                "FN:Leo Grün",
                "END:VCARD"
            )).utf8
        ),
        "035-utf16-le-without-bom":
            (card("3.0", "N:Åkerö;Sólveig;;;", "FN:Sólveig Åkerö", "NOTE:plain")).utf16.flatMap {
                [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
            },
        "036-latin1-file-no-charset": singleBytes(
            card(
                "3.0",
                "N:Lüttich;Jörg;;;",
                "FN:Jörg Lüttich",
                "ADR;TYPE=HOME:;;Gassenstraße 5;Öde;;00000;Exampleland"
            )
        ),
        "041-shift-jis-trail-byte-is-backslash": singleBytes(
            card(
                "2.1",
                "N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=95=5C;=83=5C=83=89;;;",
                "FN;CHARSET=SHIFT_JIS:\u{95}\\ \u{83}\\\u{83}\u{89}",
                "SOUND;X-IRMC-N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=B5=D3=C3;=BF=D7;;;",
                "TEL;CELL:+1-202-555-0122"
            )
        ),
        "043-charset-utf7": Array(
            (card("2.1", "N;CHARSET=UTF-7:+Z5dmUw-;", "TEL;HOME:+1-202-555-0124")
                + card("2.1", "N:Zo;", "TEL;HOME:+1-202-555-0125")).utf8
        ),
        "051-double-encoded-utf8": Array(
            (card("3.0", "N:GarÃ§onnet;DÃ©sirÃ©e;;;", "FN:DÃ©sirÃ©e GarÃ§onnet")
                + card("3.0", "N:São;Ã;;;", "FN:Ã São")).utf8
        ),
        "053-replacement-marks-already-inside": Array(
            (card("3.0", "N:M\u{FFFD}\u{FFFD}ller;Tove;;;", "FN:Tove M\u{FFFD}\u{FFFD}ller")
                + card("3.0", "N:Müller;Tove;;;", "FN:Tove Müller")).utf8
        ),
        "055-note-with-plain-comma": Array(
            (card(
                "3.0",
                "N:Teller;Fay;;;",
                "FN: Fay Teller",
                "NOTE:Ring twice, then wait",
                "TITLE:Cook; baker"
            )).utf8
        ),
    ]
}
