extension CommandTable {
    /// The options in the order of help; one that differs from verb to verb has several records.
    package static let flags: [FlagRecord] =
        checkFlags + outputFlags + normalizeFlags + convertFlags + mergeFlags + reviewFlags
        + reviewTargetFlags + batchFlags + photoFlags + peopleFlags + birthdaysFlags
        + notebookFlags + helpFlags

    private static let outputFlags: [FlagRecord] = [
        FlagRecord(
            .format,
            .choice(["text", "json"]),
            summary: "how to write the result (default text)",
            verbs: [
                .review, .import, .sync, .list, .show, .photo, .birthdays, .notebook, .rules,
            ]
        )
    ]

    private static let reviewFlags: [FlagRecord] = [
        FlagRecord(
            .card,
            .text("N|NAME"),
            summary: "which card of the file",
            details: "The number of the card in the file, from 1, or its name. Needed where a "
                + "file holds several cards; import asks at a terminal.",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .birth,
            .text("YYYY-MM-DD"),
            summary: "the birthday",
            details: "A Gregorian day, not after today and at most 120 years ago.",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .age,
            .text("N"),
            summary: "the age today, as an estimate",
            details: "A whole number of years from 0 to 120. No birthday is made up from it.",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .birthUnknown,
            summary: "leave the birthday unknown",
            verbs: [.review, .import, .sync]
        ),
        FlagRecord(
            .given,
            .text("NAME"),
            summary: "the given name, instead of the card's",
            details: "An empty text leaves it unknown.",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .family,
            .text("NAME"),
            summary: "the family name, instead of the card's",
            details: "An empty text leaves it unknown.",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .friend,
            summary: "connect the person as a friend",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .relative,
            summary: "connect the person as family",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .colleague,
            summary: "connect the person as a colleague",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .noPhoto,
            summary: "continue without the photo of the card",
            verbs: [.review, .import, .sync]
        ),
        FlagRecord(
            .confirmPhoto,
            summary: "use the photo of the card",
            details: "Never opens the photo of a person who is under 18 or of unknown age.",
            verbs: [.review, .import]
        ),
        FlagRecord(
            .yes,
            summary: "accept a review that needs no decision",
            details: "The photo of an established adult is accepted with it; what needs a decision "
                + "is not.",
            verbs: [.import]
        ),
    ]

    private static let notebookFlags: [FlagRecord] = [
        FlagRecord(
            .notebook,
            .file("PATH"),
            summary: "which notebook",
            details: "Default: the environment's KINDRED_NOTEBOOK, else kindred/notebook.sqlite "
                + "in XDG_DATA_HOME (~/.local/share).",
            verbs: [.review, .import, .sync, .list, .show, .photo, .birthdays, .notebook]
        ),
        FlagRecord(
            .today,
            .text("YYYY-MM-DD"),
            summary: "the day that counts as today",
            details: "For tests and pipelines. Without it, today in the machine's time zone. It "
                + "never opens a photo before the machine's own date does.",
            verbs: [
                .check, .inspect, .review, .import, .sync, .list, .show, .photo, .birthdays,
            ]
        ),
    ]

    private static let helpFlags: [FlagRecord] = [
        FlagRecord(
            .man,
            summary: "write the man page (roff)",
            details: "With a verb, help writes the page of that verb; rules writes the rule book.",
            verbs: [.help, .rules]
        ),
        FlagRecord(
            .completions,
            .choice(["bash", "zsh", "fish"]),
            summary: "write the completions of a shell",
            verbs: [.help]
        ),
        FlagRecord(
            .help,
            short: "h",
            summary: "explain the command or the verb",
            verbs: Verb.allCases
        ),
        FlagRecord(
            .version,
            short: "V",
            summary: "tell the version",
            verbs: []
        ),
    ]
}
