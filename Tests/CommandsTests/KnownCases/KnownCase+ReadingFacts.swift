import Commands

extension KnownCase {
    /// What is said of reading: framing, encodings, text (cases 001 to 055).
    static let readingFacts: [Fact] = [
        Fact(
            "001-no-newline-between-cards",
            "text: normalized output has every BEGIN:VCARD at the start of a line",
            .normalize,
            has: [
                "END:VCARD\r\nBEGIN:VCARD"
            ],
            lacks: ["END:VCARDBEGIN"],
            counts: ["\r\nBEGIN:VCARD": 1]
        ),
        Fact(
            "006-version-not-first",
            "text: no diagnostic at or above warning in lines 1-6",
            .check,
            has: [
                "\"card\":2"
            ],
            lacks: [
                "\"card\":1,", "\"line\":1,", "\"line\":2,", "\"line\":3,", "\"line\":4,",
                "\"line\":5,", "\"line\":6,",
            ]
        ),
        Fact(
            "008-repeated-version-and-prodid",
            "text: normalized output has exactly one VERSION line and at most one PRODID line",
            .normalize,
            counts: ["VERSION:": 1, "PRODID:": 1]
        ),
        Fact(
            "011-line-without-name-or-colon",
            "text: both raw lines are quoted in the report (with --show-values)",
            .checkShowing,
            has: [
                ";=\\\"Mobile Phone: +1-202-555-0108\\\":",
                "LABEL;TYPE=WORK 14 Harbour Steps",
            ]
        ),
        Fact(
            "015-agent-inline-text-30",
            "text: agent of card 1: FN = \"Rue Imber\", N.family = \"Imber\", EMAIL = "
                + "\"rue@example.com\"",
            .inspect,
            has: [
                "[\"agent\",{},\"text\",\"BEGIN:VCARD\\nVERSION:3.0\\nN:Imber;Rue;;;\\nFN:"
                    + "Rue Imber\\nEMAIL;TYPE=INTERNET:rue@example.com"
            ]
        ),
        Fact(
            "015-agent-inline-text-30",
            "mustnot: count two contacts",
            .inspect,
            has: [
                "\"formatted\":\"Hale Quist\""
            ],
            counts: ["\"card\":": 1]
        ),
        Fact(
            "016-empty-cards-in-big-export",
            "mustnot: treat cards 1 and 2 as duplicates of each other because both "
                + "names are empty",
            .merge,
            has: [
                "\"cardsIn\":3,\"cardsOut\":3,\"merged\":[],\"conflicts\":[],\"questions\":[]"
            ]
        ),
        Fact(
            "018-missing-n-depends-on-version",
            "text: no diagnostic at or above warning for card 2",
            .check,
            has: [
                "\"card\":1,\"severity\":\"warning\""
            ],
            lacks: ["\"card\":2,\"severity\":\"warning\"", "\"card\":2,\"severity\":\"error\""]
        ),
        Fact(
            "020-property-names-with-spaces",
            "mustnot: exit with success and zero contacts",
            .inspect,
            has: [
                "edda@example.com",
                "+1-202-555-0118",
                "\"Pim\"",
            ],
            counts: ["\"card\":": 2]
        ),
        Fact(
            "021-bare-cr-line-ends",
            "text: line numbers count CR as a line end: NOTE is at line 5",
            .check,
            has: [
                "\"line\":5,"
            ],
            adding: ["NOTE", "NO TE"]
        ),
        Fact(
            "021-bare-cr-line-ends",
            "text: normalized output uses CRLF",
            .normalize,
            has: [
                "\r\nNOTE:first half andsecond half\r\nEND:VCARD\r\n"
            ]
        ),
        Fact(
            "025-doubled-begin",
            "text: contacts with data = 2: N.family = \"Zorn\" and FN = \"Lu Yarrow\"; "
                + "an additional flagged empty card for lines 1-2 is acceptable",
            .inspect,
            has: [
                "\"family\":\"Zorn\"",
                "\"formatted\":\"Lu Yarrow\"",
            ],
            counts: ["\"family\":\"Zorn\"": 1, "\"Lu Yarrow\"": 2]
        ),
        Fact(
            "025-doubled-begin",
            "mustnot: make the second card a child of the first",
            .inspect,
            has: [
                "\"card\":2,",
                "\"formatted\":\"Lu Yarrow\"",
            ],
            lacks: ["\"agent\""]
        ),
        Fact(
            "026-variant-call-format-file",
            "text: one diagnostic, not one per line",
            .check,
            has: [
                "genome-file"
            ],
            counts: ["\"severity\"": 1],
            status: .unreadable
        ),
        Fact(
            "026-variant-call-format-file",
            "mustnot: exit with success",
            .check,
            status: .unreadable
        ),
        Fact(
            "030-fold-inside-utf8-sequence",
            "mustnot: show U+FFFD",
            .inspect,
            has: [
                "ferry 😀 bell",
                "Στοά",
            ],
            lacks: ["\u{FFFD}"]
        ),
        Fact(
            "030-fold-inside-utf8-sequence",
            "text: every line of normalized output is valid UTF-8 on its own",
            .normalize,
            has: [
                "NOTE:ferry 😀 bell",
                "ORG:Στοά",
            ],
            lacks: ["\u{FFFD}"]
        ),
        Fact(
            "033-utf8-bom-also-mid-file",
            "text: normalized output has no byte order mark",
            .normalize,
            has: [
                "FN:Ida Grün",
                "FN:Leo Grün",
            ],
            lacks: ["\u{FEFF}"]
        ),
        Fact(
            "035-utf16-le-without-bom",
            "mustnot: report 0 cards and exit with success",
            .inspect,
            has: [
                "\"formatted\":\"Sólveig Åkerö\""
            ],
            counts: ["\"card\":": 1]
        ),
        Fact(
            "036-latin1-file-no-charset",
            "mustnot: drop the property",
            .normalize,
            has: [
                "ADR;TYPE=home:;;Gassenstraße 5;Öde;;00000;Exampleland",
                "N:Lüttich;Jörg;;;",
            ]
        ),
        Fact(
            "036-latin1-file-no-charset",
            "mustnot: write U+FFFD",
            .normalize,
            has: [
                "FN:Jörg Lüttich"
            ],
            lacks: ["\u{FFFD}"]
        ),
        Fact(
            "041-shift-jis-trail-byte-is-backslash",
            "text: raw FN bytes contain 0x5C twice or more: 95 5c 20 83 5c 83 89",
            .inspect,
            has: [
                "\"formatted\":\"表 ソラ\",\"family\":\"表\",\"given\":\"ソラ\""
            ]
        ),
        Fact(
            "043-charset-utf7",
            "text: if UTF-7 is not supported: diagnostic warning line 3, and N.family "
                + "= \"+Z5dmUw-\" unchanged",
            .inspect,
            has: [
                "\"family\":\"林晓\"",
                "\"family\":\"Zo\"",
            ]
        ),
        Fact(
            "051-double-encoded-utf8",
            "text: no such hint for card 2 (\"Ã São\")",
            .check,
            has: [
                "\"card\":1,\"severity\":\"info\",\"code\":\"double-encoded\""
            ],
            lacks: ["\"card\":2"]
        ),
        Fact(
            "051-double-encoded-utf8",
            "mustnot: change the value without being asked",
            .normalize,
            has: [
                "FN:DÃ©sirÃ©e GarÃ§onnet",
                "FN:Ã São",
            ],
            lacks: ["Désirée"]
        ),
        Fact(
            "053-replacement-marks-already-inside",
            "match: 1 2 possible names equal except for replacement marks",
            .merge,
            has: [
                "\"questions\":[{\"evidence\":\"damagedName\",\"cards\":[{\"file\":\"-\","
                    + "\"card\":1,\"line\":1},{\"file\":\"-\",\"card\":2,\"line\":6}]}]",
                "\"merged\":[]",
            ]
        ),
        Fact(
            "053-replacement-marks-already-inside",
            "text: a merge proposes FN \"Tove Müller\"",
            .mergeAll,
            has: [
                "FN:Tove Müller"
            ],
            lacks: ["\u{FFFD}"]
        ),
        Fact(
            "055-note-with-plain-comma",
            "text: FN is \"Fay Teller\" or \" Fay Teller\"; when trimmed, an info names line 4",
            .inspect,
            has: [
                "\"formatted\":\" Fay Teller\""
            ]
        ),
    ]
}
