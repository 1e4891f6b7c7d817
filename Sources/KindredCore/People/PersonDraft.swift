/// The editable copy of a person, new or stored, before it is saved.
public struct PersonDraft: Hashable, Sendable {
    /// The permanent identity, given to new persons by the caller.
    public let id: PersonID
    /// The stored person the draft comes from; nil for a new one.
    public let stored: Person?
    /// The given names; nil where unknown.
    public var given: String?
    /// The family names; nil where unknown.
    public var family: String?
    /// The gender in the person's own word; nil where not recorded.
    public var gender: String?
    /// Notes as written.
    public var notes: String
    /// Dated entries.
    public var log: [LogEntry] {
        didSet { lastEntry = log.reduce(lastEntry) { max($0, $1.number) } }
    }
    /// The highest number that an entry of the log ever had; 0 where there never was one.
    public private(set) var lastEntry: Int
    /// How close the person is.
    public var closeness: Closeness
    /// The connections to the owner of the notebook.
    public var connections: Set<Connection>
    /// Whether the person stands in the index.
    public var isListed: Bool
    /// What is known of the birth.
    public var birth: BirthInformation
    /// What the person is called while the given name is unknown.
    public var label: ContextLabel
    /// What saving does with the photo.
    package var photo: DraftPhoto

    /// The revision the draft was made from; 0 for a new person.
    public var baseRevision: Int { stored?.revision ?? 0 }

    /// A new person, listed or not.
    public init(new id: PersonID, isListed: Bool = true, label: ContextLabel = .person) {
        self.id = id
        stored = nil
        notes = ""
        log = []
        lastEntry = 0
        closeness = .standard
        connections = []
        self.isListed = isListed
        birth = .unknown
        self.label = label
        photo = .absent
    }

    /// A draft of a stored person; its photo is kept and not opened.
    public init(editing person: Person) {
        id = person.id
        stored = person
        given = person.given
        family = person.family
        gender = person.gender
        notes = person.notes
        log = person.log
        lastEntry = person.lastEntry
        closeness = person.closeness
        connections = person.connections
        isListed = person.isListed
        birth = person.birth
        label = person.label
        photo = person.photo.map(DraftPhoto.kept) ?? .absent
    }
}

/// What saving a draft does with the photo.
package enum DraftPhoto: Hashable, Sendable {
    /// The person has no photo after saving; a stored one is removed.
    case absent
    /// The stored photo stays, unopened.
    case kept(PhotoPresence)
    /// This photo replaces whatever is stored.
    case replaced(StoredPhoto)

    /// Which photo the person has after saving.
    package var presence: PhotoPresence? {
        switch self {
        case .absent: nil
        case .kept(let presence): presence
        case .replaced(let photo): photo.presence
        }
    }
}
