internal import KindredCore
internal import NotebookStore
internal import Text

/// What one file of a followed folder comes to.
enum SyncStep {
    /// Nothing was touched since it was taken.
    case untouched
    /// Nothing of it is new; the cursor only learns how the file looks now.
    case seen(Renewal)
    /// The person was edited here: the edit stays, and the card counts as taken.
    case editKept(Renewal)
    /// The person was deleted here, and stays so.
    case staysDeleted(Renewal)
    /// A new person, or a change of the person it made, ready to be saved.
    case proposed(SyncProposal)
    /// A person has to decide something.
    case waits(BatchQuestion)
    /// It gives no card; why.
    case unreadable(String)
}

/// A review that is ready, and what the cursor is to keep of the card once it is saved.
struct SyncProposal {
    let review: BatchReview
    /// The person as they would be saved.
    let draft: PersonDraft
    /// The digest of the photo as it would be stored.
    let photoDigest: String?
    /// Whether it changes a person who is there.
    let isChange: Bool
    let mark: CardMark
}

/// What the cursor keeps of a card before it is known whom it made.
struct CardMark {
    let name: Digest
    let uid: Digest?
    let card: Digest
    let stamp: String
    /// The name under which the card was kept before it was renamed.
    let formerName: Digest?
}

/// A card that was taken before, as it looks now.
struct Renewal {
    let card: FollowedCard
    /// The name under which it was kept before it was renamed.
    let formerName: Digest?

    init(_ known: FollowedCard, _ mark: CardMark) {
        self.init(SaveOrigin(person: known.person, content: known.content), mark)
    }

    /// A card that was taken by an import, as it is followed from now on.
    init(_ origin: SaveOrigin, _ mark: CardMark) {
        card = FollowedCard(mark, of: origin)
        formerName = mark.formerName
    }
}

extension FollowedCard {
    /// A card of which the store says what became of its person; nil where it was left out.
    init?(_ mark: CardMark, _ outcome: BatchOutcome) {
        guard case .saved(_, let origin) = outcome else { return nil }
        self.init(mark, of: origin)
    }

    /// A card with what was made of it.
    fileprivate init(_ mark: CardMark, of origin: SaveOrigin) {
        self.init(
            name: mark.name,
            uid: mark.uid,
            card: mark.card,
            stamp: mark.stamp,
            person: origin.person,
            content: origin.content
        )
    }
}
