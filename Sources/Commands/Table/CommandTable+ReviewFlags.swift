extension CommandTable {
    /// The options that say into whom a card goes, and what is carried out.
    static let reviewTargetFlags: [FlagRecord] = targetFlags + linkFlags + planFlags

    private static let reviewing: [Verb] = [.review, .import]

    private static let targetFlags: [FlagRecord] = [
        FlagRecord(
            .into,
            .text("PERSON"),
            summary: "into this person of the notebook",
            details: "Names, birthday and photo of the card take the place of those there; id, "
                + "notes, log, closeness, connections and links stay.",
            verbs: reviewing
        ),
        FlagRecord(
            .new,
            summary: "as a new person, whoever the card may be",
            details: "Also where the card was imported before and its person deleted since.",
            verbs: reviewing
        ),
        FlagRecord(
            .keepBirth,
            summary: "keep the birthday or age of the person of --into",
            verbs: reviewing
        ),
        FlagRecord(
            .removePhoto,
            summary: "remove the stored photo where the card brings none that is kept",
            verbs: reviewing
        ),
    ]

    private static let linkFlags: [FlagRecord] = [
        FlagRecord(
            .parentOf,
            .text("PERSON"),
            summary: "as a parent of that person, saved together with the new one",
            verbs: reviewing
        ),
        FlagRecord(
            .childOf,
            .text("PERSON"),
            summary: "as a child of that person, saved together with the new one",
            verbs: reviewing
        ),
        FlagRecord(
            .partnerOf,
            .text("PERSON"),
            summary: "as a partner of that person, saved together with the new one",
            verbs: reviewing
        ),
        FlagRecord(
            .kind,
            .choice(["biological", "adoptive", "step", "unspecified"]),
            summary: "the kind of parent (default unspecified)",
            verbs: reviewing
        ),
        FlagRecord(
            .status,
            .choice(["current", "former", "unknown"]),
            summary: "the status of the partners (default current)",
            verbs: reviewing
        ),
    ]

    private static let planFlags: [FlagRecord] = [
        FlagRecord(
            .plan,
            .file("OUT"),
            summary: "save the decisions as a plan that import carries out once",
            details: "The plan is bound to the card, its photo, the person as they are now and the "
                + "notebook, which is begun where there is none. Only you may read the file.",
            verbs: [.review]
        ),
        FlagRecord(
            .plan,
            .file("PLAN"),
            summary: "carry out the plan of a review, exactly as it was previewed",
            details: "Refused where the card, its photo or the person changed since, and where the "
                + "plan was changed or used.",
            verbs: [.import]
        ),
    ]
}
