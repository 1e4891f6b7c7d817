extension CommandTable {
    /// The verb `birthdays`.
    static let birthdays = VerbRecord(
        verb: .birthdays,
        operands: .none,
        summary: "tells whose birthday comes next",
        details: [
            "Shows the next birthday of everybody in the notebook, or in a file with --from, the "
                + "nearest first. A birthday that is kept in another calendar comes round by that "
                + "calendar, and is told in both. The age is told only where the year of birth is "
                + "known, in years of the calendar in which the birthday is kept.",
            "Cards of a file may lack the year. A card that leaves the day open is named in a "
                + "message, and no day is made up.",
            "--ics writes a calendar (RFC 5545) to subscribe to or to import: a birthday of the "
                + "Gregorian year repeats by a rule, every other one is written day by day. "
                + "Importing it again replaces the same events.",
            "A birthday in a Chinese leap month is kept in that month where the year has it, else "
                + "in the month of the same number; Hebrew Adar I in Adar; a day 30 that the month "
                + "lacks on day 29 (Hebrew: on the first of the next month).",
        ],
        examples: [
            .init(line: "kindred birthdays --within 30", meaning: "tell those of the next month"),
            .init(
                line: "kindred birthdays --from contacts.vcf --ics >birthdays.ics",
                meaning: "make a calendar of the birthdays of a file"
            ),
        ]
    )

    /// The options that only `birthdays` has.
    static let birthdaysFlags: [FlagRecord] = [
        FlagRecord(
            .from,
            .file("FILE"),
            summary: "the cards of a file instead of the notebook",
            details: "A folder is walked for .vcf and .vcard, - is standard input. Nothing is "
                + "saved, and no photo is looked at.",
            verbs: [.birthdays]
        ),
        FlagRecord(
            .within,
            .text("DAYS"),
            summary: "only birthdays of the next so many days",
            details: "0 is today.",
            verbs: [.birthdays]
        ),
        FlagRecord(
            .count,
            .text("N"),
            summary: "at most so many birthdays",
            verbs: [.birthdays]
        ),
        FlagRecord(
            .leapDay,
            .choice(["march", "february"]),
            summary: "when 29 February is kept in a common year (default march)",
            details: "march is the 1st, february the 28th.",
            verbs: [.birthdays]
        ),
        FlagRecord(
            .koreanLeapMonth,
            .choice(["leap", "regular"]),
            summary: "how a Korean leap month is kept (default leap)",
            details: "leap keeps it in the leap month where the year has it, as in the Chinese "
                + "calendar; regular keeps it in the month of the same number every year.",
            verbs: [.birthdays]
        ),
        FlagRecord(
            .ics,
            summary: "write an iCalendar file",
            verbs: [.birthdays]
        ),
        FlagRecord(
            .years,
            .text("N"),
            summary: "with --ics, how many years of other calendars (default 5)",
            details: "From 1 to 100. The Chinese calendar is known to 2100, the Korean one to "
                + "2050; no event is made beyond.",
            verbs: [.birthdays]
        ),
    ]
}
