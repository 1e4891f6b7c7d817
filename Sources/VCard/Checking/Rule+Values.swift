package import Diagnostics

/// What can be wrong with the values of single properties.
extension Rule {
    package static let addressComponents = Rule(
        id: "adr-components",
        severity: .warning,
        standard: "RFC 6350 §6.3.1, RFC 2426 §3.2.1",
        sentence: "ADR has one component instead of seven",
        why: "By the letter the whole address is the post office box.",
        fires: [card("3.0", "↓ADR:9 Gale Road 42\\, Oldport")],
        quiet: [card("3.0", "ADR:;;9 Gale Road 42;Oldport;;00000;Exampleland")]
    )

    package static let timestampInvalid = Rule(
        id: "timestamp-invalid",
        severity: .warning,
        standard: "RFC 6350 §4.3.5, RFC 2426 §3.6.4",
        sentence: "%1 is not a timestamp",
        why: "Programs that compare revisions cannot tell which card is newer.",
        fires: [
            card("3.0", "REV:↓LATER"), card("3.0", "REV;VALUE=date:↓16234567"),
            card("4.0", "REV:↓20240105T120070Z"),
        ],
        quiet: [
            card("3.0", "REV:2019-06-15T08:09:10+02:00"), card("3.0", "REV:2018-03-04"),
            card("4.0", "REV:19960203T040506Z"), card("3.0", "REV:2018-03-04T05:06:07.089Z"),
        ]
    )

    package static let birthdayEmpty = Rule(
        id: "bday-empty",
        severity: .warning,
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 is empty",
        why: "Some programs make the day of the import out of it.",
        fires: [card("3.0", "↓BDAY:")],
        quiet: [card("3.0", "BDAY:1984-04-12")]
    )

    package static let birthdayNotADate = Rule(
        id: "bday-not-a-date",
        severity: .warning,
        standard: "RFC 6350 §6.2.5, RFC 2426 §3.1.5",
        sentence: "%1 is not a date that can be read; it is kept as it is",
        why: "A guess would be a wrong birthday.",
        fires: [card("3.0", "↓BDAY:Mar 5\\, 1968")],
        quiet: [card("4.0", "BDAY;VALUE=text:circa 1800"), card("4.0", "BDAY:--0412")]
    )

    package static let birthdayImpossible = Rule(
        id: "bday-impossible",
        severity: .warning,
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 names a day that does not exist",
        why: "Programs move such a day to the next one, or refuse the card.",
        fires: [card("3.0", "↓BDAY:2019-02-29")],
        quiet: [card("3.0", "BDAY:2020-02-29"), card("4.0", "BDAY:--0229")]
    )

    package static let birthdayPlaceholder = Rule(
        id: "bday-placeholder",
        severity: .warning,
        standard: "practice of address books",
        sentence: "%1 holds a program's placeholder instead of a date",
        why: "Some programs write such a date where there is none.",
        fires: [card("3.0", "↓BDAY:4501-01-01")],
        quiet: [card("3.0", "BDAY:1950-01-01")]
    )

    package static let birthdayOrder = Rule(
        id: "bday-order-unknown",
        severity: .warning,
        standard: "RFC 6350 §6.2.5, RFC 2426 §3.1.5",
        sentence: "%1 is not a date of the standard, and the order of day and month is unknown",
        why: "3 April and 4 March look the same; only a person knows.",
        fires: [card("3.0", "↓BDAY:03/04/1985")],
        quiet: [card("3.0", "BDAY:1985-04-03")]
    )

    package static let birthdayAmbiguous = Rule(
        id: "bday-ambiguous",
        severity: .warning,
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 can be read as more than one day",
        why: "Only a person knows which one is meant.",
        fires: [card("3.0", "↓BDAY:70-7-14")],
        quiet: [card("3.0", "BDAY:1970-07-14")]
    )

    package static let birthdayMidnight = Rule(
        id: "bday-midnight",
        severity: .info,
        standard: "RFC 6350 §4.3.3",
        sentence: "the time of %1 may be midnight of the next day in another zone",
        why: "A program that stores the birthday as an instant moves the day.",
        fires: [card("3.0", "↓BDAY:1954-06-09T23:00:00Z")],
        quiet: [card("3.0", "BDAY:1954-06-09T00:00:00Z"), card("3.0", "BDAY:1954-06-09")]
    )

    package static let birthdayCalendar = Rule(
        id: "bday-calendar",
        severity: .warning,
        standard: "RFC 6350 §5.8",
        sentence: "%1 is written in a calendar that is not read; it is kept as it is",
        why: "Reading it as another calendar would give a wrong day.",
        fires: [card("4.0", "↓BDAY;CALSCALE=x-acme:00010203")],
        quiet: [card("3.0", "X-ALTBDAY;CALSCALE=chinese:007800310318")]
    )

    package static let birthdayForm = Rule(
        id: "bday-form",
        severity: .warning,
        standard: "RFC 6350 §4.3.1, RFC 2426 §3.1.5",
        sentence: "%1 has a form that %2 does not define, but it can be read only one way",
        why: "Strict programs refuse the form of another version.",
        fires: [card("3.0", "↓BDAY:--0521"), card("4.0", "↓BDAY:1984-04-12")],
        quiet: [
            card("3.0", "BDAY:1984-04-12"), card("4.0", "BDAY:--0521"),
            card("3.0", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-21"),
        ]
    )

    package static let birthdayMarks = Rule(
        id: "bday-stray-marks",
        severity: .warning,
        standard: "RFC 6350 §6.2.5",
        sentence: "stray marks stand beside the date of %1",
        why: "Programs that read the value strictly find no birthday.",
        fires: [card("3.0", "↓BDAY:1992-03-04;")],
        quiet: [card("3.0", "BDAY:1992-03-04")],
        correction: card("3.0", "BDAY:1992-03-04")
    )

    package static let birthdayFiller = Rule(
        id: "bday-filler-year",
        severity: .info,
        standard: "practice of address books",
        sentence: "the year %2 of %1 is taken as \"no year\"",
        why: "Programs that cannot store a date without a year fill one in.",
        fires: [card("3.0", "↓BDAY:1604-10-12")],
        quiet: [card("3.0", "BDAY:1605-10-12")]
    )

    package static let birthdayRepeated = Rule(
        id: "bday-repeated",
        severity: .warning,
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 is repeated with the same date",
        why: "At most one is allowed.",
        fires: [card("3.0", "BDAY:1990-05-02", "↓BDAY:19900502")],
        quiet: [card("3.0", "BDAY:1990-05-02")]
    )

    package static let birthdayConflict = Rule(
        id: "bday-conflict",
        severity: .error,
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 contradicts the birthday at line %2",
        why: "Only a person knows which one is right; both are kept.",
        fires: [card("3.0", "BDAY:2021-02-03", "↓BDAY:2020-03-04")],
        quiet: [card("3.0", "BDAY:2014-04-17", "X-ALTBDAY;CALSCALE=chinese:007800310318")]
    )

    package static let birthdayFuture = Rule(
        id: "bday-future",
        severity: .warning,
        standard: "RFC 6350 §6.2.5",
        sentence: "%1 lies in the future",
        why: "Nobody is born yet then; the date is most likely mistyped.",
        fires: [card("3.0", "↓BDAY:2999-04-12")],
        quiet: [card("3.0", "BDAY:1999-04-12")]
    )
}
