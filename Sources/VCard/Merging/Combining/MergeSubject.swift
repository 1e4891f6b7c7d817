/// What a card says once only, so that two different values cannot both stand.
public enum MergeSubject: Hashable, Comparable, Sendable {
    /// The name: FN and N together.
    case name
    /// Any other property, by its name in capital letters.
    case property(String)

    /// The subject of a property, or nil where a card may hold several.
    init?(_ kind: PropertyKind, name: String) {
        switch kind {
        case .fn, .n: self = .name
        case .bday, .anniversary, .deathdate, .birthplace, .deathplace, .gender, .kind, .photo,
            .altBirthday, .sortString, .classification, .abShowAs, .addressBookServerKind,
            .gramgender, .language:
            self = .property(name)
        default: return nil
        }
    }

    /// The name of the property; for the name N.
    public var propertyName: String {
        switch self {
        case .name: "N"
        case .property(let name): name
        }
    }

    public static func < (one: MergeSubject, other: MergeSubject) -> Bool {
        switch (one, other) {
        case (.name, .property): true
        case (.property(let one), .property(let other)): one < other
        default: false
        }
    }
}
