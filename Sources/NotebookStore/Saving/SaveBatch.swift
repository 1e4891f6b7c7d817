package import CivilCalendar
package import KindredCore
package import Text

/// Approved reviews that are saved in one transaction, a bounded number of them.
package struct SaveBatch: ~Copyable {
    /// How many people one transaction saves at most.
    package static let largest = 500
    /// How many bytes of photos wait in memory before the batch counts as full.
    private static let mostPhotoBytes = 16 << 20

    private(set) var requests: [SaveRequest] = []
    private var photoBytes = 0

    /// A batch of nothing yet.
    package init() {}

    /// How many reviews wait.
    package var count: Int { requests.count }
    /// Whether nothing waits.
    package var isEmpty: Bool { requests.isEmpty }
    /// Whether the batch should be saved before more is added.
    package var isFull: Bool {
        requests.count >= Self.largest || photoBytes >= Self.mostPhotoBytes
    }

    /// Adds what was approved; the day of the save is kept with its marker.
    ///
    /// - Parameter reviving: As for ``Notebook/save(_:on:plan:reviving:)``.
    package mutating func add(
        _ approval: consuming ImportReview.Approval,
        on day: CivilDate,
        reviving: Bool = false
    ) {
        add(SaveRequest(approval, on: day, reviving: reviving))
    }

    mutating func add(_ request: SaveRequest) {
        if case .replaced(let photo) = request.draft.photo { photoBytes += photo.byteCount }
        requests.append(request)
    }
}

/// What became of one review of a batch.
package enum BatchOutcome: Hashable, Sendable {
    /// It was imported, now or before; and what its marker says of that.
    case saved(SaveOutcome, SaveOrigin)
    /// It alone was left out, and nothing of it was written.
    case leftOut(SaveRefusal)
}

/// What an import made, as its marker keeps it, whatever became of the person since.
package struct SaveOrigin: Hashable, Sendable {
    /// Whom it made or changed.
    package let person: PersonID
    /// The digest of what was stored of the person then.
    package let content: Digest

    package init(person: PersonID, content: Digest) {
        self.person = person
        self.content = content
    }
}

extension SaveOrigin {
    init(_ marker: Marker) {
        self.init(person: marker.person, content: marker.content)
    }
}

/// Why one review of a batch was left out.
package enum SaveRefusal: Hashable, Sendable {
    /// The person was saved by somebody else since the draft was made.
    case conflict
    /// The draft's person is no longer in the notebook.
    case noSuchPerson
    /// The link is refused, or its other end is not there.
    case link
    /// A photo would be stored although the gate is shut.
    case photoGateShut

    /// The refusal that an error tells of one review; nil for one that concerns the whole batch.
    init?(_ error: NotebookError) {
        switch error {
        case .conflict: self = .conflict
        case .noSuchPerson: self = .noSuchPerson
        case .linkRefused, .noSuchLinkTarget: self = .link
        case .photoGateShut: self = .photoGateShut
        default: return nil
        }
    }
}
