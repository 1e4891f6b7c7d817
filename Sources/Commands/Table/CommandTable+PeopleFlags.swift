extension CommandTable {
    /// The options of the verbs that change and find people.
    static let peopleFlags: [FlagRecord] = personFlags + logFlags + linkFlags + changeFlags

    private static let saving: [Verb] = [.add, .edit, .note, .link, .unlink, .delete]
    private static let person: [Verb] = [.add, .edit]

    private static let personFlags: [FlagRecord] = [
        FlagRecord(
            .given,
            .text("NAME"),
            summary: "the given name",
            details: "An empty text leaves it unknown.",
            verbs: person
        ),
        FlagRecord(
            .family,
            .text("NAME"),
            summary: "the family name",
            details: "An empty text leaves it unknown.",
            verbs: person
        ),
        FlagRecord(
            .gender,
            .text("WORD"),
            summary: "the gender, in the person's own word",
            details: "An empty text leaves it unknown.",
            verbs: person
        ),
        FlagRecord(
            .birth,
            .text("YYYY-MM-DD"),
            summary: "the birthday",
            details: "A Gregorian day, not after today and at most 120 years ago.",
            verbs: person
        ),
        FlagRecord(
            .age,
            .text("N"),
            summary: "the age today, as an estimate",
            details: "A whole number of years from 0 to 120. No birthday is made up from it.",
            verbs: person
        ),
        FlagRecord(
            .birthUnknown,
            summary: "leave the birthday unknown",
            verbs: person
        ),
        FlagRecord(
            .closeness,
            .text("1-5"),
            summary: "how close the person is (default 3)",
            verbs: person
        ),
        FlagRecord(
            .notes,
            .text("TEXT"),
            summary: "the notes, instead of those there",
            verbs: person
        ),
        FlagRecord(.friend, summary: "connect the person as a friend", verbs: person),
        FlagRecord(.noFriend, summary: "not as a friend", verbs: person),
        FlagRecord(.relative, summary: "connect the person as family", verbs: person),
        FlagRecord(.noRelative, summary: "not as family", verbs: person),
        FlagRecord(.colleague, summary: "connect the person as a colleague", verbs: person),
        FlagRecord(.noColleague, summary: "not as a colleague", verbs: person),
        FlagRecord(
            .listed,
            summary: "let the person stand in the index",
            details: "Connections never change this.",
            verbs: person
        ),
        FlagRecord(
            .noListed,
            summary: "leave the person out of the index",
            details: "list --all and find show them.",
            verbs: person
        ),
    ]

    private static let logFlags: [FlagRecord] = [
        FlagRecord(
            .kind,
            .choice(["note", "call", "hangout", "message", "gift", "milestone", "remember"]),
            summary: "what the entry is about (default note)",
            verbs: [.note]
        ),
        FlagRecord(
            .on,
            .text("YYYY-MM-DD"),
            summary: "the day of the entry (default today)",
            verbs: [.note]
        ),
        FlagRecord(.edit, .text("N"), summary: "change the entry of that number", verbs: [.note]),
        FlagRecord(.delete, .text("N"), summary: "delete the entry of that number", verbs: [.note]),
    ]

    private static let linkFlags: [FlagRecord] = [
        FlagRecord(
            .parentOf,
            .text("PERSON"),
            summary: "as a parent of that person",
            verbs: [.add, .link, .unlink]
        ),
        FlagRecord(
            .childOf,
            .text("PERSON"),
            summary: "as a child of that person",
            verbs: [.add, .link, .unlink]
        ),
        FlagRecord(
            .partnerOf,
            .text("PERSON"),
            summary: "as a partner of that person",
            verbs: [.add, .link, .unlink]
        ),
        FlagRecord(
            .kind,
            .choice(["biological", "adoptive", "step", "unspecified"]),
            summary: "the kind of parent (default unspecified)",
            verbs: [.add, .link, .unlink]
        ),
        FlagRecord(
            .status,
            .choice(["current", "former", "unknown"]),
            summary: "the status of the partners (default current)",
            verbs: [.add, .link, .unlink]
        ),
        FlagRecord(.dryRun, summary: "show the link, and write nothing", verbs: [.link]),
    ]

    private static let changeFlags: [FlagRecord] = [
        FlagRecord(
            .removePhoto,
            summary: "remove the stored photo with this edit",
            verbs: [.edit]
        ),
        FlagRecord(
            .everyone,
            summary: "delete everybody, listed or not",
            verbs: [.delete]
        ),
        FlagRecord(
            .all,
            summary: "the unlisted people too",
            verbs: [.list]
        ),
        FlagRecord(
            .yes,
            summary: "do it without being asked",
            verbs: [.add, .note, .link, .unlink, .delete]
        ),
        FlagRecord(
            .format,
            .choice(["text", "json"]),
            summary: "how to write the result (default text)",
            verbs: saving + [.find]
        ),
        FlagRecord(
            .notebook,
            .file("PATH"),
            summary: "which notebook",
            details: "Default: the environment's KINDRED_NOTEBOOK, else kindred/notebook.sqlite "
                + "in XDG_DATA_HOME (~/.local/share).",
            verbs: saving + [.find]
        ),
        FlagRecord(
            .today,
            .text("YYYY-MM-DD"),
            summary: "the day that counts as today",
            details: "For tests and pipelines. Without it, today in the machine's time zone. It "
                + "never opens a photo before the machine's own date does.",
            verbs: [.add, .edit, .note, .find]
        ),
    ]
}
