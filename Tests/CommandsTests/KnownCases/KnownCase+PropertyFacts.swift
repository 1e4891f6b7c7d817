extension KnownCase {
    /// What is said of properties: types, dates, photos (cases 061 to 101).
    static let propertyFacts: [Fact] = [
        Fact(
            "061-adr-label-unquoted-colon",
            "text: the stray \":\" at the start of the value is not part of the post "
                + "box: ADR pobox is \"\" (or \":\" with the warning)",
            .inspect,
            has: [
                "\"text\",[\":\",\"\",\"12 Kite Rd\",\"Oldport\",\"EX\",\"00000\",\"Exampleland\"]"
            ]
        ),
        Fact(
            "063-rfc6868-caret",
            "text: normalized 4.0 parameter: LABEL=\"Unit ^'B^'^nPier 4^^2 ^^x\"",
            .normalize,
            has: [
                "LABEL=\"Unit ^'B^'^nPier 4^^2 ^^x\""
            ]
        ),
        Fact(
            "065-type-list-spellings",
            "text: a quoted list with a comma is by the letter one value \"VOICE,"
                + "HOME\"; reading it as two is what every writer of it means; a warning at "
                + "line 7 is welcome",
            .inspect,
            has: [
                "[\"tel\",{\"type\":[\"home\",\"VOICE\",\"HOME\"]},\"text\",\"+1-202-555-0137\"]"
            ]
        ),
        Fact(
            "066-tel-as-uri",
            "text: TEL[1] extension = \"7\"",
            .normalize3,
            has: [
                "TEL;TYPE=voice,home:+1-202-555-0141\\;ext=7"
            ]
        ),
        Fact(
            "066-tel-as-uri",
            "text: TEL[2] is the URI sip:desk@example.com, not a phone number",
            .inspect,
            has: [
                "[\"tel\",{},\"uri\",\"sip:desk@example.com\"]"
            ]
        ),
        Fact(
            "068-whatsapp-waid",
            "text: normalized output still has waid=12025550142 and both X-WA-BIZ- lines",
            .normalize,
            has: [
                "item1.TEL;waid=12025550142:+1 202-555-0142",
                "X-WA-BIZ-NAME:Wren Repairs",
                "X-WA-BIZ-DESCRIPTION:Bikes\\, boats",
            ]
        ),
        Fact(
            "070-yearless-basic-40",
            "mustnot: show an age",
            .review,
            has: [
                "\"reason\":\"yearless\"",
                "\"birth\":null",
                "\"enterExact\"",
            ],
            lacks: ["\"years\"", "\"age\":"]
        ),
        Fact(
            "071-leap-day-birthdays",
            "text: no diagnostic at or above warning for cards 1 and 2",
            .check,
            has: [
                "\"card\":3,\"severity\":\"warning\""
            ],
            lacks: [
                "\"card\":1,\"severity\":\"warning\"", "\"card\":1,\"severity\":\"error\"",
                "\"card\":2,\"severity\":\"warning\"", "\"card\":2,\"severity\":\"error\"",
            ]
        ),
        Fact(
            "071-leap-day-birthdays",
            "text: same result whatever the current year is (test with 2023 and 2024)",
            .inspect,
            has: [
                "\"missing\":[\"year\"]",
                "\"date\":\"2000-02-29\"",
                "\"reason\":\"impossibleDate\"",
            ],
            alike: [
                ["inspect", "--today", "2023-03-01", "-"],
                ["inspect", "--today", "2024-02-29", "-"],
            ]
        ),
        Fact(
            "075-apple-omit-year",
            "mustnot: strip only the parameter",
            .normalize,
            has: [
                "BDAY:--0708",
                "BDAY:--0216",
                "BDAY:19850708",
            ],
            lacks: ["1604"]
        ),
        Fact(
            "078-utc-evening-birthday",
            "text: the same reading under every TZ setting",
            .inspect,
            has: [
                "\"candidates\":[\"1954-06-09\",\"1954-06-10\"]"
            ],
            zones: ["Pacific/Kiritimati", "America/Los_Angeles"]
        ),
        Fact(
            "081-dates-that-need-a-person",
            "mustnot: set 1985-03-04 or 1985-04-03 without being asked",
            .normalize,
            has: [
                "BDAY;VALUE=text:03/04/1985"
            ],
            lacks: ["19850304", "19850403", "1985-03-04", "1985-04-03"]
        ),
        Fact(
            "083-empty-birthday",
            "mustnot: use the current date",
            .normalize,
            has: [
                "FN:Jan Empty",
                "FN:Jon Empty",
            ],
            lacks: ["BDAY", "20261130"]
        ),
        Fact(
            "085-partial-dates-40",
            "mustnot: write 1985-04-01 or 1985-01-01",
            .normalize3,
            has: [
                "BDAY:1985-04\r\n",
                "BDAY:1985\r\n",
            ],
            lacks: ["1985-04-01", "1985-01-01"]
        ),
        Fact(
            "086-two-birthdays",
            "text: the second date of card 1 is still in the normalized output in some "
                + "form, or its removal is listed as a loss",
            .normalize,
            has: [
                "BDAY:20210203",
                "BDAY:20200304",
            ]
        ),
        Fact(
            "088-other-calendars-and-leap-month",
            "text: card 1 alternate birthday: cycle 78, year 7, month 8, day 15 "
                + "(Gregorian 1990-10-03, equal to its BDAY)",
            .inspect,
            has: [
                "\"raw\":\"007800070815\",\"calendar\":\"chinese\",\"era\":78,\"year\":7,"
                    + "\"month\":8,\"leapMonth\":false,\"day\":15,\"date\":\"1990-10-03\""
            ]
        ),
        Fact(
            "088-other-calendars-and-leap-month",
            "text: card 2 alternate birthday: cycle 78, year 37, leap month 4, day 8 "
                + "(Gregorian 2020-05-30; the ordinary fourth month would be 2020-04-30)",
            .inspect,
            has: [
                "\"raw\":\"0078003704L08\",\"calendar\":\"chinese\",\"era\":78,\"year\":37,"
                    + "\"month\":4,\"leapMonth\":true,\"day\":8,\"date\":\"2020-05-30\""
            ],
            lacks: ["\"date\":\"2020-04-30\""]
        ),
        Fact(
            "088-other-calendars-and-leap-month",
            "mustnot: read 0078-00-07",
            .inspect,
            has: [
                "\"date\":\"1990-10-03\""
            ],
            lacks: ["0078-00-07"]
        ),
        Fact(
            "090-rev-spellings",
            "text: REV of card 1 = instant 2018-03-04T05:06:07.089Z",
            .normalize3,
            has: [
                "REV:2018-03-04T05:06:07.089Z"
            ]
        ),
        Fact(
            "090-rev-spellings",
            "text: REV of card 3 = instant 2019-06-15T06:09:10Z",
            .merge,
            has: [
                "\"property\":\"REV\",\"value\":\"2019-06-15T08:09:10+02:00\""
            ],
            adding: [
                "END:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nN:Rev;Dov",
                "END:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nN:Rev;Cas;;;\r\nFN:Cas Rev\r\nREV:2019-06-15T06:09:11Z\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nN:Rev;Dov",
            ]
        ),
        Fact(
            "090-rev-spellings",
            "text: REV of card 4 = 2017-11-19T20:15:00 with unknown zone",
            .normalize,
            has: [
                "REV:20171119T201500\r\n"
            ]
        ),
        Fact(
            "090-rev-spellings",
            "text: REV of card 5 = instant 1996-02-03T04:05:06Z",
            .normalize,
            has: [
                "REV:19960203T040506Z"
            ]
        ),
        Fact(
            "090-rev-spellings",
            "text: normalized output of every card has at most one REV line",
            .normalize,
            has: [
                "X-REV:LATER"
            ],
            counts: ["\r\nREV:": 5]
        ),
        Fact(
            "091-photo-data-uri-40",
            "text: media type = image/png",
            .inspect,
            has: [
                "\"mediaType\":\"image/png\""
            ]
        ),
        Fact(
            "091-photo-data-uri-40",
            "text: normalized 3.0: PHOTO;ENCODING=b;TYPE=PNG: with the same bytes",
            .normalize3,
            has: [
                "PHOTO;ENCODING=b;TYPE=PNG:"
                    + "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLoAAAAJklEQVR42mNgYGRiZmFlY+"
                    + "dg4OLm4eXjFxAUYhARFROXkJSSlgEADogBe5D3CCYAAAAASUVORK5CYII=\r\n"
            ]
        ),
        Fact(
            "096-photo-encoding-names",
            "text: media type image/png for all three cards",
            .inspect,
            counts: ["\"mediaType\":\"image/png\"": 3]
        ),
        Fact(
            "096-photo-encoding-names",
            "text: no diagnostic at or above warning for cards 2 and 3",
            .check,
            has: [
                "\"card\":1,\"severity\":\"warning\""
            ],
            lacks: [
                "\"card\":2,\"severity\":\"warning\"", "\"card\":2,\"severity\":\"error\"",
                "\"card\":3,\"severity\":\"warning\"", "\"card\":3,\"severity\":\"error\"",
            ]
        ),
        Fact(
            "100-photo-links",
            "text: PHOTO[0] of card 1 is the link https://photos.example.com/p/0001=s100",
            .inspect,
            has: [
                "[\"photo\",{},\"uri\",\"https://photos.example.com/p/0001=s100\"]"
            ]
        ),
        Fact(
            "100-photo-links",
            "text: PHOTO[0] of card 2 is the link file:///sdcard/pictures/kai.jpg",
            .inspect,
            has: [
                "[\"photo\",{\"type\":\"JPEG\"},\"uri\",\"file:///sdcard/pictures/kai.jpg\"]"
            ]
        ),
        Fact(
            "100-photo-links",
            "mustnot: open a network connection",
            .review,
            has: [
                "\"read\":false"
            ],
            lacks: ["\"read\":true"]
        ),
        Fact(
            "100-photo-links",
            "mustnot: read a local file",
            .review,
            has: [
                "\"read\":false"
            ],
            lacks: ["\"read\":true"]
        ),
        Fact(
            "100-photo-links",
            "text: no diagnostic at or above warning for card 3",
            .check,
            has: [
                "\"card\":2,\"severity\":\"warning\""
            ],
            lacks: ["\"card\":3,\"severity\":\"warning\"", "\"card\":3,\"severity\":\"error\""]
        ),
        Fact(
            "101-photo-very-large",
            "text: with make_huge.py 160: peak memory below 6 times the file size, "
                + "time below 60 s, same structure facts",
            .inspect,
            has: [
                "\"formatted\":\"Meg Big\"",
                "\"form\":\"inline\",\"mediaType\":\"image/jpeg\",\"line\":5,",
                "\"omitted\":true",
            ],
            counts: ["\"card\":": 1]
        ),
    ]
}
