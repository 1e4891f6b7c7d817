extension CommandTable {
    /// What `--format json` of a verb of the notebook writes, for its man page; empty for the others.
    ///
    /// Programs build on these shapes: members are only ever added.
    static func json(of verb: Verb) -> [String] {
        switch verb {
        case .list: ["One array of people, each with children: \(head) of each child.", person]
        case .find: ["One array of people, each with foundIn: name, notes, log.", person]
        case .show: [profile, person]
        case .add, .edit: [saved, profile, person]
        case .note: [saved, "Without TEXT one array of entries: \(entry).", profile, person]
        case .link, .unlink: [link]
        case .delete: ["One object with receipt: deleted (how many people), erased."]
        case .photo:
            [
                "With -o one object: file, format, byteCount. With --remove one object with "
                    + "receipt: \(receipt)."
            ]
        case .birthdays:
            [
                "One array of objects: date, days (until then), name, turns, birth, calendar, "
                    + "observed (in that calendar), words, approximate, otherDays, and id and "
                    + "reference of a person, or file and card."
            ]
        case .import: [imported, importedAll, candidate, person]
        case .sync: [synced, candidate]
        case .notebook: notebook
        default: []
        }
    }

    private static let head = "id, reference, name, age, grade"
    private static let entry = "number, date, kind, text"
    private static let receipt = "person (the id), reference, revision, content, written"

    private static let person =
        "A person is an object: \(head) (age and grade as text, or null), given, family, gender, "
        + "birth, connections, closeness, listed, photo (present, gate, format), notes, revision. "
        + "birth has a kind: unknown; exact with date and observed (the date in its own calendar, "
        + "or null); estimated with estimatedAge and asOf."

    private static let profile =
        "A whole profile is a person with parents and children (\(head), kind), partners (\(head), "
        + "status) and log (\(entry)), newest first. partners and children are null where they "
        + "are not shown."

    private static let saved =
        "One object: receipt (\(receipt)) and person, a whole profile."

    private static let link =
        "One object: change (added, changed, removed, or null where nothing was written) and link: "
        + "relation parent with kind, parent and child, or relation partners with status and "
        + "partners; people by id, reference, name."

    private static let imported =
        "Of one card one object: outcome (saved, savedBefore, editedSince), receipt (person, "
        + "reference, revision, savedOn, import, content; null where the person was edited since) "
        + "and person."

    private static let importedAll =
        "With --all one object: cards, \(tally). cards has an object for each card that waits or "
        + "could not be read: file, card or line, state (waiting, unreadable), reason, candidates."

    private static let synced =
        "One object: files, \(tally), folder, accepted, proposed, asBefore, gone. files has an "
        + "object for each file that is proposed, waits or could not be read: file, state (new, "
        + "changed, waiting, unreadable), name or reason, candidates. At a terminal nobody is asked."

    private static let tally =
        "receipts (count, first, last, digest; or null), counts (saved, changed, savedBefore, "
        + "known, keptAsEdited, leftDeleted, leftOut, waiting, unreadable)"

    private static let candidate =
        "A candidate has id and reference (null while it is not saved), certainty (same, possible) "
        + "and reasons (earlierImport, uid, nameAndBirthday, nameAndAnniversary, email, telephone)."

    private static let counts = "people, links, logEntries, photos, imports, folders"

    private static let notebook = [
        "check writes one object: path, begun, \(counts).",
        "backup writes one object: path, begun, backup (the file, or null where there was nothing "
            + "to copy), \(counts).",
        "path writes one object: path.",
    ]
}
