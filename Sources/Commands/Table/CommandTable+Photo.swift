extension CommandTable {
    /// The verb about stored photos.
    static let photoVerbs: [VerbRecord] = [
        VerbRecord(
            verb: .photo,
            operands: .one("PERSON"),
            summary: "writes or removes the stored photo of a person",
            details: [
                "PERSON is a reference (3, also '#3'), an id, or a name that only one person has.",
                "The photo is opened only where the person is an adult today. The file that is "
                    + "written can be read by you alone, and is a copy that the notebook does not "
                    + "look after any more.",
            ],
            examples: [
                .init(line: "kindred photo 3 -o ana.jpeg", meaning: "write the photo to a file"),
                .init(line: "kindred photo 3 --remove", meaning: "remove it from the notebook"),
            ]
        )
    ]

    /// The options of that verb.
    static let photoFlags: [FlagRecord] = [
        FlagRecord(
            .output,
            short: "o",
            .file("FILE"),
            summary: "where to write the photo",
            details: "A file that is there already is not written over without --force.",
            verbs: [.photo]
        ),
        FlagRecord(.force, summary: "write over a file that is there", verbs: [.photo]),
        FlagRecord(.remove, summary: "remove the photo from the notebook", verbs: [.photo]),
        FlagRecord(.yes, summary: "remove it without being asked", verbs: [.photo]),
    ]
}
