/// A person as the notebook holds it.
public struct Person: Hashable, Sendable {
    /// The permanent identity.
    public let id: PersonID
    /// The notebook's number for the person, from 1; stable, and never an order of birth.
    public let reference: Int
    /// How often the person was saved, from 1.
    public let revision: Int
    /// The given names; nil where unknown.
    public var given: String?
    /// The family names; nil where unknown.
    public var family: String?
    /// The gender in the person's own word; nil where not recorded.
    public var gender: String?
    /// Notes as written.
    public var notes: String
    /// Dated entries, in the order they were made.
    public var log: [LogEntry]
    /// The highest number that an entry of the log ever had; 0 where there never was one.
    public let lastEntry: Int
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
    /// The stored photo, where there is one.
    public var photo: PhotoPresence?

    /// A person of these fields; blank names become unknown.
    ///
    /// - Parameter lastEntry: The highest number that an entry ever had, where that is more than the
    ///   numbers of those that are there.
    public init(
        id: PersonID,
        reference: Int,
        revision: Int,
        given: String? = nil,
        family: String? = nil,
        gender: String? = nil,
        notes: String = "",
        log: [LogEntry] = [],
        lastEntry: Int = 0,
        closeness: Closeness = .standard,
        connections: Set<Connection> = [],
        isListed: Bool = true,
        birth: BirthInformation = .unknown,
        label: ContextLabel = .person,
        photo: PhotoPresence? = nil
    ) {
        self.id = id
        self.reference = reference
        self.revision = revision
        self.given = RecordedName.of(given)
        self.family = RecordedName.of(family)
        self.gender = RecordedName.of(gender)
        self.notes = notes
        self.log = log
        self.lastEntry = log.reduce(lastEntry) { max($0, $1.number) }
        self.closeness = closeness
        self.connections = connections
        self.isListed = isListed
        self.birth = birth
        self.label = label
        self.photo = photo
    }
}
