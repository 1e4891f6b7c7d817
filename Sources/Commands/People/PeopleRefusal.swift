internal import KindredCore

/// Why people, their logs and their links were left as they are; it tells references, never names.
package enum PeopleRefusal: Error, Equatable, Sendable {
    /// A person has to say that it shall be done; what it is, and the option that says so.
    case unconfirmed(what: String, answer: String)
    /// A person was asked, and did not want it.
    case cancelled
    /// The link cannot be; why.
    case link(String)
    /// The two are not linked so.
    case noSuchLink
    /// The two are linked in several ways.
    case severalLinks
    /// The log has no entry of that number.
    case noSuchEntry
    /// The text has nothing in it that could be seen.
    case blankText(Verb)
}

extension PeopleRefusal {
    /// What to tell the person, a line each.
    var sentences: [String] {
        switch self {
        case .unconfirmed(let what, let answer):
            [
                "a decision is needed, and nothing was written: \(what). Answer with:",
                "  \(answer)",
            ]
        case .cancelled: ["cancelled; nothing was changed."]
        case .link(let reason): ["\(reason); nothing was saved."]
        case .noSuchLink: ["they are not linked so; 'kindred show PERSON' shows the links."]
        case .severalLinks:
            [
                "they are linked in several ways; say which with --parent-of, --child-of or "
                    + "--partner-of."
            ]
        case .noSuchEntry:
            ["the log has no entry of that number; 'kindred note PERSON' shows the log."]
        case .blankText(let verb): ["\(verb.rawValue) needs a text that is not blank."]
        }
    }

    /// How the command ends with it.
    var status: ExitStatus {
        switch self {
        case .unconfirmed, .cancelled, .severalLinks: .decisionNeeded
        case .link: .notebookRefused
        case .noSuchLink, .noSuchEntry, .blankText: .usage
        }
    }
}
