extension KnownCase {
    /// The files of cases 061 to 100.
    static let propertyFiles: [String: [UInt8]] = [
        "061-adr-label-unquoted-colon": Array(
            (card(
                "4.0",
                "FN:Label Tester",
                "ADR;TYPE=home;LABEL=12 Kite Rd\\nOldport\\::;;12 Kite Rd;Oldport;EX;00000;"
                    + "Exampleland",
                "TEL;TYPE=cell:+1-202-555-0130"
            )).utf8
        ),
        "063-rfc6868-caret": Array(
            (card(
                "4.0",
                "FN:Caret Tester",
                "ADR;LABEL=\"Unit ^'B^'^nPier 4^^2 ^x\":;;Pier 4;Oldport;;;"
            ) + card("2.1", "N:Caret;Old", "X-MEMO;X-HINT=a^nb:text")).utf8
        ),
        "065-type-list-spellings": Array(
            (card(
                "3.0",
                "N:Lists;Una;;;",
                "FN:Una Lists",
                "TEL;TYPE=HOME,VOICE:+1-202-555-0135",
                "TEL;TYPE=HOME;TYPE=VOICE:+1-202-555-0136",
                "TEL;type=home;TYPE=\"VOICE,HOME\":+1-202-555-0137",
                "TEL;TYPE=CELL;TYPE=CELL;TYPE=CELL:+1-202-555-0138",
                "TEL;TYPE=WhatsApp:+1-202-555-0139"
            )).utf8
        ),
        "066-tel-as-uri": Array(
            (card(
                "4.0",
                "FN:Uri Tester",
                "TEL;VALUE=uri;TYPE=\"cell\":tel:+1-202-555-0140",
                "TEL;VALUE=uri;TYPE=\"voice,home\":tel:+1-202-555-0141;ext=7",
                "TEL;VALUE=uri:sip:desk@example.com"
            )).utf8
        ),
        "068-whatsapp-waid": Array(
            (card(
                "3.0",
                "N:;Wren;;;",
                "FN:Wren",
                "item1.TEL;waid=12025550142:+1 202-555-0142",
                "item1.X-ABLabel:Mobile",
                "X-WA-BIZ-NAME:Wren Repairs",
                "X-WA-BIZ-DESCRIPTION:Bikes\\, boats"
            )).utf8
        ),
        "070-yearless-basic-40": Array((card("4.0", "FN:Yve Yearless", "BDAY:--0917")).utf8),
        "071-leap-day-birthdays": Array(
            (card("4.0", "FN:Leo Leap", "BDAY:--0229") + card("4.0", "FN:Lea Leap", "BDAY:20000229")
                + card("4.0", "FN:Lio Leap", "BDAY:20190229")).utf8
        ),
        "075-apple-omit-year": Array(
            (card("3.0", "N:Omit;Ada;;;", "FN:Ada Omit", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-08")
                + card(
                    "3.0",
                    "N:Omit;Bo;;;",
                    "FN:Bo Omit",
                    "BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=DATE:16040216"
                )
                + card(
                    "3.0",
                    "N:Omit;Cy;;;",
                    "FN:Cy Omit",
                    "BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1985-07-08"
                )).utf8
        ),
        "078-utc-evening-birthday": Array(
            (card("3.0", "N:Utc;Eli;;;", "FN:Eli Utc", "BDAY:1954-06-09T23:00:00Z")
                + card("3.0", "N:Utc;Fay;;;", "FN:Fay Utc", "BDAY;VALUE=DATE-TIME:19761130T110000Z"))
                .utf8
        ),
        "081-dates-that-need-a-person": Array(
            (card("4.0", "FN:Tex Ted", "BDAY:Mar 5, 1968")
                + card("3.0", "N:Slash;Ed;;;", "FN:Ed Slash", "BDAY:03/04/1985")
                + card("3.0", "N:Digits;Al;;;", "FN:Al Digits", "BDAY:1481979")
                + card("3.0", "N:Nan;Io;;;", "FN:Io Nan", "BDAY:NaNaNaN")).utf8
        ),
        "083-empty-birthday": Array(
            (card(
                "3.0",
                "N:Empty;Jan;;;",
                "FN:Jan Empty",
                "BDAY;VALUE=DATE:",
                "TEL:+1-202-555-0144"
            ) + card("3.0", "N:Empty;Jon;;;", "FN:Jon Empty", "BDAY:")).utf8
        ),
        "085-partial-dates-40": Array(
            (card("4.0", "FN:Par One", "BDAY:1985-04") + card("4.0", "FN:Par Two", "BDAY:1985")
                + card("4.0", "FN:Par Three", "BDAY:--04")
                + card("4.0", "FN:Par Four", "BDAY:---12")).utf8
        ),
        "086-two-birthdays": Array(
            (card("4.0", "FN:Twi Ce", "BDAY:20210203", "BDAY:20200304")
                + card("4.0", "FN:Sam Ce", "BDAY:19900502", "BDAY:1990-05-02")).utf8
        ),
        "088-other-calendars-and-leap-month": Array(
            (card(
                "3.0",
                "N:Lunar;Wei;;;",
                "FN:Wei Lunar",
                "BDAY:1990-10-03",
                "X-ALTBDAY;CALSCALE=chinese:007800070815"
            )
                + card(
                    "3.0",
                    "N:Lunar;Lan;;;",
                    "FN:Lan Lunar",
                    "X-ALTBDAY;CALSCALE=chinese:0078003704L08"
                ) + card("4.0", "FN:Cal Scale", "BDAY;CALSCALE=hebrew:57840101")).utf8
        ),
        "090-rev-spellings": Array(
            (card("3.0", "N:Rev;Ana;;;", "FN:Ana Rev", "REV:2018-03-04T05:06:07.089Z")
                + card("3.0", "N:Rev;Ben;;;", "FN:Ben Rev", "REV;VALUE=DATE:16234567")
                + card("3.0", "N:Rev;Cas;;;", "FN:Cas Rev", "REV:2019-06-15T08:09:10+02:00")
                + card("3.0", "N:Rev;Dov;;;", "FN:Dov Rev", "REV:20171119T201500")
                + card("4.0", "FN:Rev Eve", "REV:1996-02-03T04:05:06Z")
                + card("3.0", "N:Rev;Fin;;;", "FN:Fin Rev", "REV:LATER", "REV:20200101T000000Z"))
                .utf8
        ),
        "091-photo-data-uri-40": Array(
            (card(
                "4.0",
                "FN:Dat Uri",
                "PHOTO:data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLoAAA",
                " AJklEQVR42mNgYGRiZmFlY+dg4OLm4eXjFxAUYhARFROXkJSSlgEADogBe5D3CCYAAAAASUVOR",
                " K5CYII="
            )).utf8
        ),
        "096-photo-encoding-names": Array(
            (card(
                "3.0",
                "N:Enc;Ann;;;",
                "FN:Ann Enc",
                "PHOTO;ENCODING=BASE64;TYPE=PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1Pe",
                " AAAADElEQVR42mM4IScHAAK2AQUKW6YGAAAAAElFTkSuQmCC"
            )
                + card(
                    "3.0",
                    "N:Enc;Bob;;;",
                    "FN:Bob Enc",
                    "PHOTO;TYPE=PNG;ENCODING=B:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAD",
                    " ElEQVR42mM4IScHAAK2AQUKW6YGAAAAAElFTkSuQmCC"
                )
                + card(
                    "2.1",
                    "N:Enc;Cal",
                    "FN:Cal Enc",
                    "PHOTO;ENCODING=BASE64;PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAD",
                    " ElEQVR42mM4IScHAAK2AQUKW6YGAAAAAElFTkSuQmCC",
                    ""
                )).utf8
        ),
        "100-photo-links": Array(
            (card(
                "3.0",
                "N:Link;Jet;;;",
                "FN:Jet Link",
                "PHOTO;VALUE=BINARY;ENCODING=b:https://photos.example.com/p/0001=s100",
                "PHOTO;VALUE=BINARY:"
            )
                + card(
                    "3.0",
                    "N:Link;Kai;;;",
                    "FN:Kai Link",
                    "PHOTO;TYPE=JPEG:file:///sdcard/pictures/kai.jpg"
                )
                + card(
                    "3.0",
                    "N:Link;Lou;;;",
                    "FN:Lou Link",
                    "PHOTO;VALUE=uri:https://photos.example.com/p/0002.jpg"
                )).utf8
        ),
    ]
}
