/// Why people cannot be linked so.
public enum PeopleError: Error, Hashable, Sendable {
    /// One end is nobody in the notebook.
    case unknownPerson(PersonID)
    /// Both ends are the same person.
    case linkToOneself(PersonID)
    /// The two are linked so already: the link that is there, whatever its kind or status.
    case duplicateLink(Link)
    /// Somebody would be their own ancestor.
    case parentageCycle(parent: PersonID, child: PersonID)
}
