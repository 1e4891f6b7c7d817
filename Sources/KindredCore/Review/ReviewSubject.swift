/// Into whom a contact is imported.
public indirect enum ReviewSubject: Hashable, Sendable {
    /// A new person, and the link that is saved together with it.
    case new(PersonDraft, PendingLink?)
    /// A stored person with its current draft, unsaved corrections included.
    case existing(PersonDraft)

    /// The draft before the import.
    public var draft: PersonDraft {
        switch self {
        case .new(let draft, _), .existing(let draft): draft
        }
    }

    /// Whether the person is new.
    public var isNew: Bool {
        if case .new = self { true } else { false }
    }

    /// The link that a new person gets.
    var link: PendingLink? {
        if case .new(_, let link) = self { link } else { nil }
    }
}
