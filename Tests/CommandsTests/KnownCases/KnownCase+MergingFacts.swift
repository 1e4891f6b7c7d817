import Commands

extension KnownCase {
    /// What is said of merging, labels and unknown properties (cases 103 to 118).
    static let mergingFacts: [Fact] = [
        Fact(
            "103-same-uid-newer-revision",
            "match: 1 2 same equal UID",
            .merge,
            has: [
                "\"merged\":[{\"evidence\":\"uid\",\"cards\":[{\"file\":\"-\",\"card\":1,"
                    + "\"line\":1},{\"file\":\"-\",\"card\":2,\"line\":10}]"
            ]
        ),
        Fact(
            "103-same-uid-newer-revision",
            "text: newer card = card 2 (REV 2025-01-01)",
            .mergeAll,
            has: [
                "REV:20250101T000000Z"
            ],
            lacks: ["REV:20240101T000000Z"]
        ),
        Fact(
            "103-same-uid-newer-revision",
            "merged: EMAIL[0] cleo@example.com",
            .mergeAll,
            has: [
                "EMAIL:cleo@example.com"
            ]
        ),
        Fact(
            "103-same-uid-newer-revision",
            "text: values only in the older card, listed by the review: TEL "
                + "+1-202-555-0151, NOTE \"likes tea\"",
            .merge,
            has: [
                "\"kept\":[{\"property\":\"TEL\",\"value\":\"+1-202-555-0151\",\"card\":"
                    + "{\"file\":\"-\",\"card\":1,\"line\":1}},{\"property\":\"NOTE\",\"value\":"
                    + "\"likes tea\",\"card\":{\"file\":\"-\",\"card\":1,\"line\":1}}]"
            ]
        ),
        Fact(
            "103-same-uid-newer-revision",
            "text: no-loss merge gives TEL {+1-202-555-0151, +1-202-555-0152}, NOTE "
                + "\"likes tea\", one UID line",
            .mergeAll,
            has: [
                "TEL;TYPE=CELL:+1-202-555-0151",
                "TEL;TYPE=CELL:+1-202-555-0152",
                "NOTE:likes tea",
            ],
            counts: ["UID:": 1]
        ),
        Fact(
            "103-same-uid-newer-revision",
            "text: the result is the same when the two cards are given in the other order",
            .mergeAll,
            has: [
                "NOTE:likes tea"
            ],
            isReversible: true
        ),
        Fact(
            "105-same-uid-different-person",
            "match: 1 2 conflict equal UID, different name, no shared value",
            .merge,
            has: [
                "\"conflicts\":[{\"kind\":\"uid\"",
                "\"merged\":[]",
            ],
            status: .found
        ),
        Fact(
            "105-same-uid-different-person",
            "mustnot: merge cards 1 and 2 automatically",
            .mergeAll,
            has: [
                "FN:Dot Copy",
                "FN:Eli Other",
                "FN:Fia Third",
            ],
            counts: ["BEGIN:VCARD": 3],
            status: .found
        ),
        Fact(
            "105-same-uid-different-person",
            "mustnot: overwrite card 1",
            .mergeAll,
            has: [
                "FN:Dot Copy\r\nUID:5f0e6a10-0000-4000-8000-000000000005\r\nTEL:"
                    + "+1-202-555-0153\r\nEND:VCARD"
            ],
            status: .found
        ),
        Fact(
            "106-copies-that-differ-in-prodid",
            "match: 1 2 same equal content apart from PRODID and REV",
            .merge,
            has: [
                "\"merged\":[{\"evidence\":\"content\""
            ]
        ),
        Fact(
            "106-copies-that-differ-in-prodid",
            "text: after collapsing: 1 contact, REV of the later one",
            .mergeAll,
            has: [
                "REV:2024-09-08T07:06:05Z"
            ],
            lacks: ["REV:2024-02-03T04:05:06Z"],
            counts: ["BEGIN:VCARD": 1]
        ),
        Fact(
            "106-copies-that-differ-in-prodid",
            "noconflict: none",
            .merge,
            has: [
                "\"conflicts\":[]",
                "\"questions\":[]",
            ]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "match: 1 2 same or possible equal name and equal EMAIL",
            .merge,
            has: [
                "\"questions\":[{\"evidence\":\"email\""
            ]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "text: merged TEL values = {+1-202-555-0157 (home), +1-202-555-0158 (work)}",
            .mergeAll,
            has: [
                "TEL;TYPE=HOME:+1-202-555-0157",
                "TEL;TYPE=WORK:+1-202-555-0158",
            ],
            counts: ["\r\nTEL": 2]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "text: merged EMAIL count = 1",
            .mergeAll,
            counts: ["\r\nEMAIL": 1]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "text: merged ADR count = 2",
            .mergeAll,
            has: [
                "1 Elm St",
                "2 Oak St",
            ],
            counts: ["\r\nADR": 2]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "text: merged NOTE text contains \"Key under the pot\" and \"Allergic to nuts\"",
            .mergeAll,
            has: [
                "NOTE:Key under the pot",
                "NOTE:Allergic to nuts",
            ]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "merged: NICKNAME Han",
            .mergeAll,
            has: [
                "NICKNAME:Han\r\n"
            ]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "merged: URL https://hana.example.com/",
            .mergeAll,
            has: [
                "URL:https://hana.example.com/\r\n"
            ]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "noconflict: none",
            .mergeAllReport,
            has: [
                "\"conflicts\":[]",
                "\"cardsOut\":1",
            ]
        ),
        Fact(
            "108-merge-keeps-both-notes",
            "text: merging the result with either source again changes nothing",
            .mergeAll,
            has: [
                "FN:Hana Keep"
            ],
            counts: ["BEGIN:VCARD": 1],
            isAbsorbing: true
        ),
        Fact(
            "110-merge-drops-equal-values",
            "match: 1 2 same or possible equal name, EMAIL and TEL",
            .merge,
            has: [
                "\"questions\":[{\"evidence\":\"email\""
            ]
        ),
        Fact(
            "110-merge-drops-equal-values",
            "text: merged EMAIL count = 1 (\"jo@example.com\", types {home})",
            .mergeAll,
            has: [
                "EMAIL;TYPE=home:jo@example.com"
            ],
            counts: ["\r\nEMAIL": 1]
        ),
        Fact(
            "110-merge-drops-equal-values",
            "text: merged TEL count = 1 (types {cell, home})",
            .mergeAll,
            has: [
                "TEL;TYPE=CELL;TYPE=home:"
            ],
            counts: ["\r\nTEL": 1]
        ),
        Fact(
            "110-merge-drops-equal-values",
            "text: merged URL count = 1 or 2",
            .mergeAll,
            has: [
                "URL:https://example.com/\r\n"
            ],
            counts: ["\r\nURL": 2]
        ),
        Fact(
            "110-merge-drops-equal-values",
            "noconflict: none",
            .mergeAllReport,
            has: [
                "\"conflicts\":[]",
                "\"cardsOut\":1",
            ]
        ),
        Fact(
            "111-local-and-international-number",
            "match: 1 2 possible equal name; number equal only when the region is US",
            .merge,
            has: [
                "\"questions\":[{\"evidence\":\"localTelephone\",\"cards\":[{\"file\":"
                    + "\"-\",\"card\":1,\"line\":1},{\"file\":\"-\",\"card\":2,\"line\":7}]}]"
            ]
        ),
        Fact(
            "111-local-and-international-number",
            "match: 3 4 none or possible different names; number equal only when the "
                + "region is GB",
            .merge,
            has: [
                "\"merged\":[]"
            ],
            lacks: ["\"card\":3", "\"card\":4"]
        ),
        Fact(
            "111-local-and-international-number",
            "text: with region US: cards 1 and 2 share the number +12025550160",
            .mergeUS,
            has: [
                "\"evidence\":\"telephone\""
            ]
        ),
        Fact(
            "111-local-and-international-number",
            "mustnot: write +1 in front of it without a region",
            .mergeAll,
            has: [
                "TEL:2025550160\r\n"
            ],
            lacks: ["+12025550160", "+1 2025550160"]
        ),
        Fact(
            "113-merge-birthdays",
            "match: 1 2 same or possible equal name and EMAIL, birthdays agree",
            .merge,
            has: [
                "\"questions\":[{\"evidence\":\"email\",\"cards\":[{\"file\":\"-\","
                    + "\"card\":1,\"line\":1},{\"file\":\"-\",\"card\":2,\"line\":8}]}"
            ]
        ),
        Fact(
            "113-merge-birthdays",
            "text: merge of cards 1 and 2: BDAY reading = full 1988-05-06, no conflict",
            .mergeAll,
            has: [
                "FN:May Born\r\nEMAIL:may@example.com\r\nBDAY:1988-05-06\r\n"
            ],
            lacks: ["1604"],
            counts: ["FN:May Born": 1],
            status: .found
        ),
        Fact(
            "113-merge-birthdays",
            "conflict: BDAY of cards 3 and 4 [\"1988-05-06\", \"1988-06-05\"]",
            .mergeAllReport,
            has: [
                "\"property\":\"BDAY\",\"cards\":[{\"file\":\"-\",\"card\":3,\"line\":15},"
                    + "{\"file\":\"-\",\"card\":4,\"line\":22}]",
                "\"value\":\"1988-05-06\",\"card\":{\"file\":\"-\",\"card\":3",
                "\"value\":\"1988-06-05\",\"card\":{\"file\":\"-\",\"card\":4",
            ],
            status: .found
        ),
        Fact(
            "115-apple-item-labels",
            "text: item4.X-ABADR belongs to the ADR although the prefix is written ITEM4 there",
            .normalize,
            has: [
                "ITEM4.ADR;TYPE=work;PREF=1:;;Street 1;Oldport;;00000;Exampleland\r\n"
                    + "item4.X-ABADR:ex"
            ]
        ),
        Fact(
            "115-apple-item-labels",
            "text: normalized output has each label in the same group as its property; "
                + "the five groups stay distinct",
            .normalize,
            has: [
                "item1.TEL;PREF=1:+1-202-555-0162\r\nitem1.X-ABLabel:_$!<HomeFax>!$_",
                "item2.EMAIL;TYPE=internet:rae@example.com\r\nitem2.X-ABLabel:_$!<Other>!$_",
                "item3.URL;PREF=1:https://rae.example.com/\r\nitem3.X-ABLabel:_$!<HomePage>!$_",
                "item5.TEL:+1-202-555-0163\r\nitem5.X-ABLabel:Boat\\, dock",
            ]
        ),
        Fact(
            "116-label-beats-type-and-orphans",
            "text: both stray labels are still in the normalized output",
            .normalize,
            has: [
                "\r\nX-ABLabel:Orphan\r\n",
                "item9.X-ABLabel:Nobody",
            ]
        ),
        Fact(
            "118-unknown-properties-survive",
            "text: normalized output contains X-SKYPE, X-EVOLUTION-FILE-AS, "
                + "X-MS-OL-DESIGN, FOO and the text \"kept?\"",
            .normalize,
            has: [
                "X-SKYPE",
                "X-EVOLUTION-FILE-AS",
                "X-MS-OL-DESIGN",
                "FOO:",
                "kept?",
            ]
        ),
        Fact(
            "118-unknown-properties-survive",
            "text: X-MS-OL-DESIGN value is unchanged apart from folding (its quotes "
                + "and angle brackets included)",
            .normalize,
            has: [
                "X-MS-OL-DESIGN:<card xmlns=\"http://schemas.example.com/ebc\" "
                    + "ver=\"1.0\"><fld prop=\"name\" "
                    + "align=\"left\"/><label>Büro</label></card>\r\n"
            ]
        ),
        Fact(
            "118-unknown-properties-survive",
            "mustnot: treat the colon in http:// of X-MS-OL-DESIGN as the end of the "
                + "parameters; the first colon after utf-8 is",
            .inspect,
            has: [
                "[\"x-ms-ol-design\",",
                "\"<card xmlns=\\\"http://schemas.example.com/ebc\\\"",
            ]
        ),
    ]
}
