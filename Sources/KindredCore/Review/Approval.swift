package import CivilCalendar

extension ImportReview {
    /// That a review was accepted at this revision: made here only, once for each token, and used up by saving.
    package struct Approval: ~Copyable {
        /// What is to be saved.
        package let draft: PersonDraft
        /// The link that is saved together with a new person.
        package let link: Link?
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
            key: ImportKey,
            token: ReviewToken,
            revision: Int,
            gateDay: CivilDate
        ) {
            self.draft = draft
            self.link = link
            self.key = key
            self.token = token
            self.revision = revision
            self.gateDay = gateDay
        }

        fileprivate static func make(_ order: SaveOrder, gateDay: CivilDate) -> Approval {
            Approval(
                draft: order.draft,
                link: order.link,
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
        return Approval.make(order, gateDay: gateDay)
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
