public import CivilCalendar

/// The review of one contact before it becomes, or joins, a person: a pure value that events move.
///
/// It reads and writes nothing. What has to be done is returned as actions; what came of them is
/// told by further events.
public struct ImportReview: Sendable {
    var data: ReviewData
    private let rules: ReviewRules

    /// A review that begins, with no card chosen.
    ///
    /// - Parameters:
    ///   - subject: Into whom the contact is imported.
    ///   - today: The day of ages and of what lies in the future.
    ///   - machineDay: The machine's own day; the photo gate uses the earlier of both.
    public init(_ subject: ReviewSubject, today: CivilDate, machineDay: CivilDate? = nil) {
        self.init(subject, today: today, machineDay: machineDay, rules: .standard)
    }

    init(
        _ subject: ReviewSubject,
        today: CivilDate,
        machineDay: CivilDate? = nil,
        rules: ReviewRules
    ) {
        data = ReviewData(subject, today: today, gateDay: min(today, machineDay ?? today))
        self.rules = rules
    }

    /// Moves the review by an event, by the first row of the table that applies.
    public mutating func handle(_ event: ReviewEvent) -> ReviewOutcome {
        guard !data.phase.isTerminal else { return .ignored }
        let place = (phase: data.phase, event: event.kind)
        for row in rules.table
        where row.answers(place.event, in: place.phase) && row.guards(data, event, rules) {
            switch row.apply(&data, event, rules) {
            case .done(let actions): return .moved(row: row.row, actions)
            case .refuse(let refusal): return .refused(refusal)
            }
        }
        return .refused(refusal(of: event))
    }

    /// Why no row applies.
    private func refusal(of event: ReviewEvent) -> ReviewRefusal {
        let phase = data.phase
        let asksForPhoto = event == .readPhoto || event == .confirmPhoto
        if asksForPhoto, phase == .reviewing {
            if data.photo == .absent { return .photoAbsent }
            if case .shut(let reason) = gate { return .gateShut(reason) }
            return .photoNeedsConfirmation
        }
        if let token = event.token,
            rules.table.contains(where: { $0.answers(event.kind, in: phase) })
        {
            if data.usedTokens.contains(token) { return .tokenUsed }
            if token.revision != data.revision { return .tokenOfAnotherRevision }
        }
        return .notNow(phase)
    }
}

extension ImportReview {
    /// Where the review stands.
    public var phase: ReviewPhase { data.phase }
    /// How often something was decided that makes an earlier preview another one.
    public var revision: Int { data.revision }
    /// Into whom the contact is imported, as it was before.
    public var subject: ReviewSubject { data.subject }
    /// The contact, once it is chosen.
    public var contact: Contact? { data.contact }
    /// The day of ages.
    public var today: CivilDate { data.today }
    /// The day of the photo gate.
    public var gateDay: CivilDate { data.gateDay }
    /// The birth that would be recorded; nil until it is settled.
    public var birth: BirthInformation? { data.provenance == nil ? nil : data.birth }
    /// Where that birth comes from.
    public var provenance: BirthProvenance? { data.provenance }
    /// What the card left open, also after a person answered.
    public var question: BirthQuestion? { data.question }
    /// The draft: the prior one until the import, then what is saved.
    public var draft: PersonDraft { data.draft }
    /// How the review came to be saved.
    public var result: SaveResult? { data.result }
    /// The photo gate for the birth under review; shut while nothing is settled.
    public var gate: AdultPhotoGate {
        data.provenance == nil ? .shut(.unknownAge) : rules.gate(data.birth, data.gateDay)
    }
    /// What became of the photo.
    package var photo: PhotoState { data.photo }
    /// Whether the photo can be read now without a further word from a person.
    package var mayReadPhoto: Bool { data.photo != .absent && rules.mayRead(data) }
    /// Whether the photo stands undecided before an import and could simply be read.
    package var wantsPhotoRead: Bool {
        data.phase == .reviewing && data.photo == .undecided && mayReadPhoto
    }

    /// What would be saved if the review were accepted now.
    public var proposal: PersonDraft {
        switch data.phase {
        case .selected, .needsBirth, .reviewing: data.merged(rules)
        default: data.draft
        }
    }

    /// The marker that the import would have if the review were accepted now.
    package var importKey: ImportKey { data.importKey(of: proposal) }
    /// Whether nothing has to be decided any more before the import.
    package var isReadyToImport: Bool { phase == .reviewing && rules.canImport(data) }
    /// The digest of the photo's own bytes, where it was read behind the gate.
    package var photoDigest: String? {
        if case .ready(_, let digest) = data.photo { digest } else { nil }
    }

    /// The digest of the photo as it would be stored, behind the gate; nil where none would be.
    package var storedPhotoDigest: String? {
        guard case .replaced(let photo) = proposal.photo,
            let permit = StoredPhotoPermit.permit(for: proposal.id, proposal.birth, today: gateDay)
        else { return nil }
        return photo.digest(permit)
    }

    /// The save that the store is asked for, once.
    mutating func takeOrder() -> SaveOrder? {
        guard data.phase == .saving, !data.isOrderTaken else { return nil }
        data.isOrderTaken = true
        return data.order
    }
}
