/// What several cards of one contact come to.
struct CombinedCard {
    /// A value, the card that says it, and its property's name.
    struct Value: Hashable {
        /// Which of the merged cards says it.
        var member: Int
        /// The name of the property in capital letters.
        var property: String
        /// The value on one line; of media their type and size.
        var text: String
    }

    /// Different values of something that can stand once only.
    struct Conflict: Hashable {
        /// What it is about.
        var subject: MergeSubject
        /// The values, each with the first card that says it.
        var values: [Value]
    }

    /// The merged card; that of the first member where nothing was to be added.
    var bytes: [UInt8]
    /// What a person has to choose; while there is any, the cards stay apart.
    var conflicts: [Conflict]
    /// Values that the card took from other members than the first.
    var kept: [Value]
    /// Values that another one stands for: a date that a fuller one contains, an older REV, a second UID.
    var superseded: [Value]
}
