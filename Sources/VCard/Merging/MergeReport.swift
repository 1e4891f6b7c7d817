/// What a merge came to: nothing of any card is missing from the written cards and this report together.
public struct MergeReport: Hashable, Sendable {
    /// A value, where it stands, and its property.
    public struct Value: Hashable, Sendable {
        /// The card that says it.
        public let source: MergeSource
        /// The name of the property in capital letters; empty for a line that is no property.
        public let property: String
        /// The value on one line; of photos and other media the type and the size.
        public let text: String
        /// The position of the card among all that were added.
        let record: Int
    }

    /// Cards that became one.
    public struct Group: Hashable, Sendable {
        /// The cards in the order in which they were added.
        public let sources: [MergeSource]
        /// What speaks for it; `possible` matches that were accepted included.
        public let evidence: MatchEvidence
        /// The values that the card took from others than the one it is built on.
        public let kept: [Value]
        /// The values that others stand for: a date that a fuller one contains, an older REV, a second UID.
        public let superseded: [Value]
    }

    /// Cards that stay apart because they contradict each other.
    public struct Conflict: Hashable, Sendable {
        /// The number of the conflict, by which it is answered.
        public let id: Int
        /// The cards, one a side.
        public let sources: [MergeSource]
        /// What they contradict each other in; nil where they bear one UID and have nothing in common.
        public let subject: MergeSubject?
        /// The different values.
        public let values: [Value]
    }

    /// Two cards that may be of one contact.
    public struct Question: Hashable, Sendable {
        /// The number of the question, by which it is answered.
        public let id: Int
        /// The two cards.
        public let sources: [MergeSource]
        /// What speaks for it.
        public let evidence: MatchEvidence
    }

    /// How many cards went in.
    public internal(set) var cardsIn = 0
    /// How many cards come out.
    public internal(set) var cardsOut = 0
    /// The cards that became one.
    public internal(set) var groups: [Group] = []
    /// What a person has to choose; these cards stay apart.
    public internal(set) var conflicts: [Conflict] = []
    /// What a person is asked and has not answered; these cards stay apart.
    public internal(set) var questions: [Question] = []

    init() {}
}
