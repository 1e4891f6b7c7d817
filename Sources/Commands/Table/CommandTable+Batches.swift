extension CommandTable {
    static let importAllDetails =
        "--all takes FILE… and saves every person who needs no decision, at most 500 in one "
        + "transaction, and lists the other cards by file and number (exit status 3). A card that "
        + "may be somebody in the notebook, or somebody of an earlier card, is listed with the "
        + "reference, the reason, and nothing saved; --new takes such cards as new people. People "
        + "of different names who share a telephone number are no question: households do. A card "
        + "that tells nothing new of somebody it surely is counts as in the notebook already. Run "
        + "again it writes nothing twice."

    static let importAllExample = VerbRecord.Example(
        line: "kindred import --all --birth-unknown contacts.vcf",
        meaning: "save every person, also those whose cards give no birthday"
    )

    static let syncVerb = VerbRecord(
        verb: .sync,
        operands: .folder("DIR"),
        summary: "follows a folder of one-card files",
        details: [
            "Looks at the .vcf files of DIR as vdirsyncer and khard keep them, and proposes what is "
                + "new or changed since the last time. Nothing is written without --accept or an "
                + "answer at the prompt; cards that need a decision are listed.",
            "A new card that may be somebody in the notebook is listed with the reference and the "
                + "reason; one that tells nothing new of them is followed from then on.",
            "What was edited or deleted here wins: an edited person keeps the edit, a deleted one "
                + "is not brought back. A card that has gone leaves its person here.",
            "The folder belongs to the notebook that first accepted it. Another notebook, or another "
                + "folder, has to be approved with --approve.",
        ],
        examples: [
            .init(line: "kindred sync ~/contacts", meaning: "show what would be taken"),
            .init(line: "kindred sync --accept ~/contacts", meaning: "take it"),
        ]
    )

    static let notebookVerb = VerbRecord(
        verb: .notebook,
        operands: .actions(usage: "check|backup FILE|path", ["check", "backup", "path"]),
        summary: "looks after the notebook",
        details: [
            "check inspects the whole notebook and tells how much is in it. backup writes a copy for "
                + "its owner only and reads it back. path tells where the notebook is."
        ],
        examples: [
            .init(line: "kindred notebook check", meaning: "inspect the notebook"),
            .init(
                line: "kindred notebook backup /media/disk/kindred.sqlite",
                meaning: "copy it while others may use it"
            ),
        ]
    )

    static let batchFlags: [FlagRecord] = [
        FlagRecord(
            .all,
            summary: "save all cards that need no decision",
            verbs: [.import]
        ),
        FlagRecord(
            .accept,
            summary: "save what is proposed",
            verbs: [.sync]
        ),
        FlagRecord(
            .approve,
            summary: "let this notebook follow this folder",
            details: "Needed for a folder of another notebook, and for a second folder.",
            verbs: [.sync]
        ),
        FlagRecord(
            .new,
            summary: "as new people, whoever the cards may be",
            details: "Also where a card was imported before and its person deleted since.",
            verbs: [.sync]
        ),
        FlagRecord(
            .replay,
            summary: "look at every card again",
            details: "Also at files that were not touched. At most 50000 cards; with more nothing "
                + "is taken.",
            verbs: [.sync]
        ),
        FlagRecord(
            .force,
            summary: "replace the file of an earlier backup",
            verbs: [.notebook]
        ),
    ]
}
