/// The words for links, in one place.
package enum LinkWords {
    /// What a link says of two people who are named so: `Ada Vale #1 is a parent (adoptive) of Ben Vale #2`.
    package static func sentence(_ link: Link, name: (PersonID) -> String) -> String {
        switch link {
        case .parent(let parent, let child, let kind):
            "\(name(parent)) is a parent\(aside(kind)) of \(name(child))"
        case .partners(let one, let other, let status):
            "\(name(one)) and \(name(other)) are partners (\(status.rawValue))"
        }
    }

    /// Why a link cannot be, for people who are named so.
    package static func sentence(_ error: PeopleError, name: (PersonID) -> String) -> String {
        switch error {
        case .unknownPerson: "nobody in the notebook is named so"
        case .linkToOneself(let person): "\(name(person)) cannot be linked to themselves"
        case .duplicateLink(let link): "they are linked already: \(sentence(link, name: name))"
        case .parentageCycle(let parent, let child):
            "\(name(parent)) cannot be a parent of \(name(child)), whose descendant they are: "
                + "nobody is their own ancestor"
        }
    }

    private static func aside(_ kind: Link.ParentKind) -> String {
        kind == .unspecified ? "" : " (\(kind.rawValue))"
    }
}
