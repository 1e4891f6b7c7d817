extension PersonDraft {
    /// A draft for a relative that is added from a profile: unlisted, with the label of the relation.
    ///
    /// The family name of the source person is suggested once for a child, and can be edited or cleared.
    public init(new id: PersonID, link: PendingLink, from source: Person) {
        self.init(new: id, isListed: false, label: link.label)
        if case .childOf(source.id, _) = link { family = source.family }
    }
}
