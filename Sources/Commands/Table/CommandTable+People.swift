extension CommandTable {
    /// The verbs that change what the notebook holds of people.
    static let peopleVerbs: [VerbRecord] = [
        VerbRecord(
            verb: .add,
            operands: .none,
            summary: "puts a new person into the notebook",
            details: [
                "Everything is optional: somebody without a given name is called by a label and "
                    + "the reference, such as Child 3, which stays theirs and says nothing of the "
                    + "order of birth.",
                "With --parent-of, --child-of or --partner-of the link is saved together with the "
                    + "person, who then starts unlisted. A child takes the family name of that "
                    + "person, unless --family gives another one or none.",
            ],
            examples: [
                .init(
                    line: "kindred add --given Ada --family Vale --birth 1990-10-03 --friend",
                    meaning: "add a friend"
                ),
                .init(
                    line: "kindred add --child-of 3 --age 7",
                    meaning: "add a child of the person with reference 3 whose name is unknown"
                ),
            ]
        ),
        VerbRecord(
            verb: .edit,
            operands: .one("PERSON"),
            summary: "changes what the notebook holds of a person",
            details: [
                "Only what an option names is changed. Links, log and reference stay.",
                "Where a changed age would leave a stored photo with somebody who is under 18 or "
                    + "of unknown age, a terminal asks; elsewhere --remove-photo has to say that "
                    + "the photo goes with the edit.",
            ],
            examples: [
                .init(line: "kindred edit 3 --given Ben", meaning: "name a person"),
                .init(
                    line: "kindred edit 3 --no-colleague --closeness 4",
                    meaning: "change connections and closeness"
                ),
            ]
        ),
        VerbRecord(
            verb: .note,
            operands: .several("PERSON [TEXT]", 1...2),
            summary: "shows or changes the log of a person",
            details: [
                "With TEXT adds a dated entry; without it shows the log, newest first, each entry "
                    + "with its number.",
                "--edit changes an entry: its text where TEXT stands, its kind and day where "
                    + "--kind and --on do.",
            ],
            examples: [
                .init(
                    line: "kindred note 3 Married --kind milestone",
                    meaning: "add an entry of today"
                ),
                .init(
                    line: "kindred note 3 --edit 2 --on 2026-11-01",
                    meaning: "change the day of the second entry"
                ),
            ]
        ),
        VerbRecord(
            verb: .link,
            operands: .one("PERSON"),
            summary: "links two people as parent and child or as partners",
            details: [
                "A terminal shows the link and asks before it is saved. Several parents are "
                    + "allowed; nobody is linked twice, to themselves, or becomes their own "
                    + "ancestor. Nothing is inferred from links.",
                "A link that is there already gets another kind or status where --kind or --status "
                    + "says one.",
            ],
            examples: [
                .init(
                    line: "kindred link 3 --child-of 1 --kind adoptive",
                    meaning: "link a child to a parent"
                ),
                .init(
                    line: "kindred link 1 --partner-of 2 --dry-run",
                    meaning: "show the link, and whether it can be, without saving it"
                ),
            ]
        ),
        VerbRecord(
            verb: .unlink,
            operands: .several("PERSON [PERSON]", 1...2),
            summary: "removes a link; both people stay",
            details: [
                "The link is the only one between two people, or the one that an option names. A "
                    + "terminal asks first; elsewhere --yes has to be given."
            ],
            examples: [
                .init(line: "kindred unlink 3 1 --yes", meaning: "remove the link of two people"),
                .init(
                    line: "kindred unlink 3 --child-of 1",
                    meaning: "remove the link of a child to a parent"
                ),
            ]
        ),
        VerbRecord(
            verb: .delete,
            operands: .several("[PERSON]", 0...1),
            summary: "takes a person, or everybody, out of the notebook",
            details: [
                "A person goes with their links, log, notes and photo, and nobody else does. "
                    + "--everyone takes everybody, listed or not; settings, the memory of what was "
                    + "imported, source files and copies elsewhere are kept.",
                "It is told first what goes. A terminal asks; elsewhere --yes has to be given. The "
                    + "deletion is read back, and no bytes of the deleted stay in the notebook.",
            ],
            examples: [
                .init(line: "kindred delete 3 --yes", meaning: "delete a person"),
                .init(line: "kindred delete --everyone", meaning: "delete everybody, once asked"),
            ]
        ),
        VerbRecord(
            verb: .find,
            operands: .one("TEXT"),
            summary: "finds people by name, notes or log",
            details: [
                "Case and diacritics make no difference. People who are unlisted or linked to "
                    + "nobody are found too."
            ],
            examples: [.init(line: "kindred find muller", meaning: "find Müller, too")]
        ),
    ]
}
