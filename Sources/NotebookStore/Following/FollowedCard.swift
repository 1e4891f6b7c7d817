package import KindredCore
package import Text

/// How far one card of a followed folder was taken.
package struct FollowedCard: Hashable, Sendable {
    /// The keyed digest of the file's name.
    package var name: Digest
    /// The keyed digest of the card's UID; nil where it has none.
    package var uid: Digest?
    /// The digest of the card as it was taken, without its media.
    package var card: Digest
    /// What the file looked like, to pass over files that were not touched.
    package var stamp: String
    /// Whom the card made; a deleted person is not brought back.
    package var person: PersonID
    /// The digest of what was stored of the person then; another one now is an edit made here.
    package var content: Digest

    package init(
        name: Digest,
        uid: Digest?,
        card: Digest,
        stamp: String,
        person: PersonID,
        content: Digest
    ) {
        self.name = name
        self.uid = uid
        self.card = card
        self.stamp = stamp
        self.person = person
        self.content = content
    }
}

/// What became of a person since a card made or changed them.
package enum PersonSince: Hashable, Sendable {
    /// As the card left them; the digest of the photo's bytes, where there is one.
    case unchanged(Person, photo: String?)
    /// Edited here.
    case edited
    /// Deleted here.
    case deleted
}
