import CivilCalendar

/// Everything a review knows; changed by the rows of the transition table only.
struct ReviewData: Hashable, Sendable {
    let subject: ReviewSubject
    let today: CivilDate
    let gateDay: CivilDate
    var phase: ReviewPhase = .idle
    /// The prior draft until the import, then what is to be saved.
    var draft: PersonDraft
    var contact: Contact?
    var given: String?
    var family: String?
    var connections: Set<Connection>
    var birth: BirthInformation = .unknown
    /// Nil until the birth is settled.
    var provenance: BirthProvenance?
    /// What the card left open, also after it was answered.
    var question: BirthQuestion?
    var photo: PhotoState = .absent
    var revision = 0
    /// The revision for which the photo may be read, until it is.
    var permittedRevision: Int?
    var confirmedRevision: Int?
    var usedTokens: Set<ReviewToken> = []
    /// What the store was asked to save, until the store answers or the save is repeated.
    var order: SaveOrder?
    var isOrderTaken = false
    /// Where a save that wrote nothing returns to.
    var origin: ReviewPhase = .reviewing
    var result: SaveResult?

    init(_ subject: ReviewSubject, today: CivilDate, gateDay: CivilDate) {
        self.subject = subject
        self.today = today
        self.gateDay = gateDay
        draft = subject.draft
        connections = subject.draft.connections
    }
}

/// How a review came to be saved.
public enum SaveResult: String, Hashable, Sendable {
    /// Written now, and read back.
    case verified
    /// The same import was there already, and read back.
    case alreadyDone
    /// The same import was there already; the person was edited since.
    case alreadyImportedEditedSince
}
