package import CivilCalendar

extension ImportReview {
    /// That a review was accepted at this revision: made here only, once for each token, and used up by saving.
    package struct Approval: ~Copyable {
        /// What is to be saved.
        package let draft: PersonDraft
        /// The link that is saved together with a new person.
        package let link: Link?
        /// What lets the card be found again.
        package let source: ContactSource?
        /// The marker of this import, to be stored in the same transaction.
        package let key: ImportKey
        /// The one-use token.
        package let token: ReviewToken
        /// The revision of the review that was accepted.
        package let revision: Int
        /// The day of the photo gate.
        package let gateDay: CivilDate

        private init(
            draft: PersonDraft,
            link: Link?,
            source: ContactSource?,
            key: ImportKey,
            token: ReviewToken,
            revision: Int,
            gateDay: CivilDate
        ) {
            self.draft = draft
            self.link = link
            self.source = source
            self.key = key
            self.token = token
            self.revision = revision
            self.gateDay = gateDay
        }

        fileprivate static func make(
            _ order: SaveOrder,
            _ source: ContactSource?,
            gateDay: CivilDate
        ) -> Approval {
            Approval(
                draft: order.draft,
                link: order.link,
                source: source,
                key: order.key,
                token: order.token,
                revision: order.revision,
                gateDay: gateDay
            )
        }
    }

    /// The approval of the save that the review is waiting for: once, then nil.
    package mutating func takeApproval() -> Approval? {
        guard let order = takeOrder() else { return nil }
        return Approval.make(order, contact?.source, gateDay: gateDay)
    }
}

/// What is to be saved once a review is accepted.
struct SaveOrder: Hashable, Sendable {
    let draft: PersonDraft
    let link: Link?
    let key: ImportKey
    let token: ReviewToken
    let revision: Int
}
