package import Text

/// The decisions of one review, bound to the card, the person and a token that serves once.
///
/// A plan holds names and a birth, and no byte of a photo: only the digest of one that was read
/// behind the gate.
package struct ImportPlan: Hashable, Sendable {
    /// What the notebook's key is for.
    package static let keyPurpose: StaticString = "kindred import plan 1"

    /// The stored person whom the plan changes, as it was previewed.
    package struct Target: Hashable, Sendable {
        package let id: PersonID
        package let revision: Int
    }

    /// Drawn at random for this plan, 32 bytes.
    package let token: Digest
    /// The number of the card in its file, from 1.
    package let card: Int
    /// The digest of the card without its media, in hexadecimal digits.
    package let cardDigest: String
    /// The stored person; nil where the plan makes a new one.
    package let target: Target?
    /// The link that is saved together with a new person.
    package let link: PendingLink?
    /// What was decided.
    package let answers: ReviewAnswers
    /// The digest of the photo that is imported; nil where none is.
    package let photoDigest: String?
    /// The marker of what was previewed.
    package let key: ImportKey

    /// The plan of a review that has nothing left to decide; nil for every other.
    package init?(_ review: ImportReview, _ answers: ReviewAnswers, token: Digest) {
        guard review.isReadyToImport, let contact = review.contact else { return nil }
        self.init(
            token: token,
            card: contact.number,
            cardDigest: contact.digest,
            target: review.subject.draft.stored.map { Target(id: $0.id, revision: $0.revision) },
            link: review.subject.link,
            answers: answers,
            photoDigest: review.photoDigest,
            key: review.importKey
        )
    }

    init(
        token: Digest,
        card: Int,
        cardDigest: String,
        target: Target?,
        link: PendingLink?,
        answers: ReviewAnswers,
        photoDigest: String?,
        key: ImportKey
    ) {
        self.token = token
        self.card = card
        self.cardDigest = cardDigest
        self.target = target
        self.link = link
        self.answers = answers
        self.photoDigest = photoDigest
        self.key = key
    }

    /// Why the review is not what was planned, where it is not; the photo has been read by now.
    package func objection(to review: ImportReview) -> PlanRefusal? {
        if review.contact?.digest != cardDigest { return .cardChanged }
        if review.photoDigest != photoDigest { return .photoChanged }
        return review.isReadyToImport && review.importKey == key ? nil : .otherResult
    }
}
