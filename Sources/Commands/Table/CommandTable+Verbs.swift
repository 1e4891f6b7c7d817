extension CommandTable {
    /// The verbs in the order of help.
    package static let verbs: [VerbRecord] =
        fileVerbs + notebookVerbs + photoVerbs + peopleVerbs + helpVerbs

    private static let fileVerbs: [VerbRecord] = [
        checkVerb,
        VerbRecord(
            verb: .inspect,
            operands: .files,
            summary: "shows what was read, one JSON object a card",
            details: [
                "Each line is one card: its names, every statement about a birthday and what they "
                    + "come to, where its photo lies, and all properties as jCard (RFC 7095). "
                    + "Photos, logos, sounds and keys are left out of it and marked as omitted."
            ],
            examples: [
                .init(line: "kindred inspect contacts.vcf", meaning: "show every card")
            ]
        ),
        normalize,
        convertVerb,
        mergeVerb,
        VerbRecord(
            verb: .review,
            operands: .file,
            summary: "previews the import of one card; writes nothing",
            details: [
                "Shows the person that import would save: the names, the birthday and where it "
                    + "comes from, the age, the photo, and what a person still has to decide.",
                "Options answer the decisions as they do in import.",
            ],
            examples: [
                .init(line: "kindred review ana.vcf", meaning: "preview the only card of a file"),
                .init(
                    line: "kindred review --card 3 contacts.vcf",
                    meaning: "preview the third card"
                ),
            ]
        ),
        VerbRecord(
            verb: .import,
            operands: .files,
            summary: "reviews cards and saves the people in the notebook",
            details: [
                "Saves the person, reads it back, and prints the receipt and the saved profile. "
                    + "Running the same import again writes nothing and prints the same receipt.",
                "Where a decision is needed nothing is written; the message says which options "
                    + "answer it.",
                "A photo is read only for an adult whose age is established.",
                importAllDetails,
            ],
            examples: [
                .init(line: "kindred import ana.vcf", meaning: "save the only card of a file"),
                .init(
                    line: "kindred import --card 3 --birth 1990-04-12 contacts.vcf",
                    meaning: "save the third card, with a birthday that the card lacks"
                ),
                importAllExample,
            ]
        ),
        syncVerb,
    ]

    private static let notebookVerbs: [VerbRecord] = [
        VerbRecord(
            verb: .list,
            operands: .none,
            summary: "lists the people of the notebook",
            details: [
                "One line a person: reference, name, age today and an approximate school grade; "
                    + "below it their linked children. Unlisted people are left out unless --all "
                    + "is given."
            ],
            examples: [.init(line: "kindred list", meaning: "list the people")]
        ),
        VerbRecord(
            verb: .show,
            operands: .one("PERSON"),
            summary: "shows one person of the notebook",
            details: [
                "PERSON is a reference (3, also '#3'), an id, or a name that only one person has.",
                "Shows what is held of the person, the linked parents, partners and children, and "
                    + "the log, newest first. Partners and children are not shown of somebody "
                    + "whose recorded age is under 16.",
            ],
            examples: [.init(line: "kindred show 3", meaning: "show the person with reference 3")]
        ),
        birthdays,
    ]

    private static let helpVerbs: [VerbRecord] = [
        notebookVerb,
        rulesVerb,
        VerbRecord(
            verb: .help,
            operands: .optional("VERB"),
            summary: "explains the command or one verb",
            details: ["Also writes the man pages and the completions of a shell."],
            examples: [
                .init(
                    line: "kindred help --man >kindred.1",
                    meaning: "write the man page"
                ),
                .init(
                    line: "kindred help check --man >kindred-check.1",
                    meaning: "write the man page of a verb"
                ),
                .init(
                    line: "source <(kindred help --completions bash)",
                    meaning: "complete verbs and options in bash"
                ),
            ]
        ),
    ]
}
