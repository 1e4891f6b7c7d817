extension KnownCase {
    /// The files of cases 103 to 118.
    static let mergingFiles: [String: [UInt8]] = [
        "103-same-uid-newer-revision": Array(
            (card(
                "3.0",
                "N:Newer;Cleo;;;",
                "FN:Cleo Newer",
                "UID:5f0e6a10-0000-4000-8000-000000000003",
                "TEL;TYPE=CELL:+1-202-555-0151",
                "NOTE:likes tea",
                "REV:20240101T000000Z"
            )
                + card(
                    "3.0",
                    "N:Newer;Cleo;;;",
                    "FN:Cleo Newer",
                    "UID:5f0e6a10-0000-4000-8000-000000000003",
                    "TEL;TYPE=CELL:+1-202-555-0152",
                    "EMAIL:cleo@example.com",
                    "REV:20250101T000000Z"
                )).utf8
        ),
        "105-same-uid-different-person": Array(
            (card(
                "3.0",
                "N:Copy;Dot;;;",
                "FN:Dot Copy",
                "UID:5f0e6a10-0000-4000-8000-000000000005",
                "TEL:+1-202-555-0153"
            )
                + card(
                    "3.0",
                    "N:Other;Eli;;;",
                    "FN:Eli Other",
                    "UID:5f0e6a10-0000-4000-8000-000000000005",
                    "TEL:+1-202-555-0154"
                ) + card("3.0", "N:Third;Fia;;;", "FN:Fia Third")).utf8
        ),
        "106-copies-that-differ-in-prodid": Array(
            (card(
                "3.0",
                "PRODID:-//Example//Phone OS 41.1//EN",
                "N:Harrow;Gwen;;;",
                "FN:Gwen Harrow",
                "EMAIL;type=INTERNET;type=HOME;type=pref:gwen@example.com",
                "REV:2024-02-03T04:05:06Z"
            )
                + card(
                    "3.0",
                    "PRODID:-//Example//Phone OS 42.0//EN",
                    "N:Harrow;Gwen;;;",
                    "FN:Gwen Harrow",
                    "EMAIL;type=INTERNET;type=HOME;type=pref:gwen@example.com",
                    "REV:2024-09-08T07:06:05Z"
                )).utf8
        ),
        "108-merge-keeps-both-notes": Array(
            (card(
                "3.0",
                "N:Keep;Hana;;;",
                "FN:Hana Keep",
                "EMAIL:hana@example.com",
                "NOTE:Key under the pot",
                "TEL;TYPE=HOME:+1-202-555-0157",
                "ADR;TYPE=HOME:;;1 Elm St;Oldport;;00000;",
                "NICKNAME:Han"
            )
                + card(
                    "3.0",
                    "N:Keep;Hana;;;",
                    "FN:Hana Keep",
                    "EMAIL:hana@example.com",
                    "NOTE:Allergic to nuts",
                    "TEL;TYPE=WORK:+1-202-555-0158",
                    "ADR;TYPE=HOME:;;2 Oak St;Oldport;;00000;",
                    "URL:https://hana.example.com/"
                )).utf8
        ),
        "110-merge-drops-equal-values": Array(
            (card(
                "3.0",
                "N:Same;Jo;;;",
                "FN:Jo Same",
                "EMAIL:jo@example.com",
                "TEL;TYPE=CELL:+1 (202) 555-0159",
                "TEL;TYPE=CELL:+1-202-555-0159",
                "URL:https://example.com/"
            )
                + card(
                    "3.0",
                    "N:Same;Jo;;;",
                    "FN:Jo Same",
                    "EMAIL;TYPE=HOME:jo@EXAMPLE.com",
                    "TEL;TYPE=HOME:+12025550159",
                    "URL:https://example.com",
                    "ADR;TYPE=HOME:;;3 Fir St;Oldport;;00000;Exampleland"
                )).utf8
        ),
        "111-local-and-international-number": Array(
            (card("3.0", "N:Local;Kit;;;", "FN:Kit Local", "TEL:2025550160")
                + card("3.0", "N:Local;Kit;;;", "FN:Kit Local", "TEL:+1 202 555 0160")
                + card("3.0", "N:Local;Lu;;;", "FN:Lu Local", "TEL:07700 900160")
                + card("3.0", "N:Local;Mo;;;", "FN:Mo Local", "TEL:+447700900160")).utf8
        ),
        "113-merge-birthdays": Array(
            (card("3.0", "N:Born;May;;;", "FN:May Born", "EMAIL:may@example.com", "BDAY:1988-05-06")
                + card(
                    "3.0",
                    "N:Born;May;;;",
                    "FN:May Born",
                    "EMAIL:may@example.com",
                    "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-06"
                )
                + card(
                    "3.0",
                    "N:Born;Ned;;;",
                    "FN:Ned Born",
                    "EMAIL:ned@example.com",
                    "BDAY:1988-05-06"
                )
                + card(
                    "3.0",
                    "N:Born;Ned;;;",
                    "FN:Ned Born",
                    "EMAIL:ned@example.com",
                    "BDAY:1988-06-05"
                )).utf8
        ),
        "115-apple-item-labels": Array(
            (card(
                "3.0",
                "N:Label;Rae;;;",
                "FN:Rae Label",
                "item1.TEL;type=pref:+1-202-555-0162",
                "item1.X-ABLabel:_$!<HomeFax>!$_",
                "item2.EMAIL;type=INTERNET:rae@example.com",
                "item2.X-ABLabel:_$!<Other>!$_",
                "item3.URL;type=pref:https://rae.example.com/",
                "item3.X-ABLabel:_$!<HomePage>!$_",
                "ITEM4.ADR;TYPE=WORK,PREF:;;Street 1;Oldport;;00000;Exampleland",
                "item4.X-ABADR:ex",
                "item5.TEL:+1-202-555-0163",
                "item5.X-ABLabel:Boat\\, dock"
            )).utf8
        ),
        "116-label-beats-type-and-orphans": Array(
            (card(
                "3.0",
                "N:Label;Sky;;;",
                "FN:Sky Label",
                "item1.EMAIL;TYPE=pref;TYPE=INTERNET:sky@example.com",
                "item1.X-ABLABEL:Night desk",
                "GROUP1.TEL;TYPE=x-boat:+1-202-555-0164",
                "GROUP1.X-ABLABEL:Boat",
                "X-ABLabel:Orphan",
                "item9.X-ABLabel:Nobody"
            )).utf8
        ),
        "118-unknown-properties-survive": Array(
            (card(
                "3.0",
                "N:Extra;Uma;;;",
                "FN:Uma Extra",
                "X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns=\"http:"
                    + "//schemas.example.com/ebc\" ver=\"1.0\"><fld prop=\"name\" "
                    + "align=\"left\"/><label>Büro</label></card>",
                "X-SKYPE;TYPE=skype;X-OSSO-VALID=yes:echo000",
                "X-EVOLUTION-FILE-AS:Extra\\, Uma",
                "TEL;X-EVOLUTION-E164=2025550165,\"+1\";TYPE=cell:+1-202-555-0165",
                "X-Odd_Name:kept?",
                "FOO:unknown name without X",
                "PROFILE:VCARD"
            )).utf8
        ),
    ]
}
