import CivilCalendar
import VCard

@testable import KindredCore

/// What a search begins with.
struct SearchCase: CustomStringConvertible, Sendable {
    var subject: ReviewSubject
    var birth: SampleBirth
    var photo: SamplePhoto

    var description: String {
        let stored = subject.draft.stored.map { "\($0.birth), photo \($0.photo != nil)" }
        return "\(stored ?? "new"), \(birth.rawValue), \(photo.rawValue)"
    }

    /// Links and broken photos differ from the others in the photo alone: two subjects show it.
    private static func photos(_ subject: ReviewSubject) -> [SamplePhoto] {
        let showsAll = subject.isNew || subject == existing(adultBirth, photo: jpeg)
        return showsAll ? SamplePhoto.allCases : [.none, .inline]
    }

    /// Names and connections have nothing to do with birth and photo: some beginnings show it.
    var editsNames: Bool { photo == .none && (birth == .adult || birth == .absent) }

    private static let jpeg = PhotoPresence(format: .jpeg)

    static let all: [SearchCase] = {
        let stored = [BirthInformation.unknown, adultBirth, minorBirth].flatMap { birth in
            [nil, jpeg].map { existing(birth, photo: $0) }
        }
        return ([newSubject] + stored).flatMap { subject in
            SampleBirth.allCases.flatMap { birth in
                photos(subject).map { SearchCase(subject: subject, birth: birth, photo: $0) }
            }
        }
    }()
}

/// Searches all that can happen to a review, to a fixed point, and collects what must not be.
///
/// What may be read is worked out here once more, without the gate of the library.
struct ReviewSearch {
    let start: SearchCase
    let rules: ReviewRules
    private(set) var faults: Set<String> = []
    private(set) var stateCount = 0
    private let card: Contact
    private let photo = adultPhoto()

    init(_ start: SearchCase, rules: ReviewRules = .standard) {
        self.start = start
        self.rules = rules
        card = contact(start.birth.birthday, start.photo)
    }

    /// A state of the search: what can differ within it, with revisions made relative.
    struct Node: Hashable {
        let phase: ReviewPhase
        let origin: ReviewPhase
        let result: SaveResult?
        let birth: BirthInformation
        let provenance: BirthProvenance?
        let isAsked: Bool
        let photo: PhotoState
        let confirmed: Int?
        let permitted: Int?
        let hasOrder: Bool
        let given: String?
        let connections: Set<Connection>
        let draftGiven: String?
        let draftBirth: BirthInformation
        let draftPhoto: DraftPhoto

        init(_ data: ReviewData) {
            phase = data.phase
            origin = data.origin
            result = data.result
            birth = data.birth
            provenance = data.provenance
            isAsked = data.question != nil
            photo = data.photo
            confirmed = data.confirmedRevision.map { $0 - data.revision }
            permitted = data.permittedRevision.map { $0 - data.revision }
            hasOrder = data.order != nil
            given = data.given
            connections = data.connections
            draftGiven = data.draft.given
            draftBirth = data.draft.birth
            draftPhoto = data.draft.photo
        }
    }

    mutating func run() {
        let first = ImportReview(start.subject, today: referenceDay, rules: rules)
        var reviews = [first]
        var numbers = [Node(first.data): 0]
        var backward: [[Int]] = [[]]
        var next = 0
        while next < reviews.count, next < 20_000 {
            let review = reviews[next]
            let here = Node(review.data)
            for event in events(review) {
                var moved = review
                let outcome = moved.handle(event)
                let node = Node(moved.data)
                let isStill = node == here && moved.revision == review.revision
                if isStill, case .refused = outcome { continue }
                judge(review, event, outcome, moved)
                if case .refused = outcome { fault("changes and refuses") }
                let number = numbers[node] ?? reviews.count
                if number == reviews.count {
                    numbers[node] = number
                    reviews.append(moved)
                    backward.append([])
                }
                if number != next { backward[number].append(next) }
            }
            next += 1
        }
        stateCount = reviews.count
        judgeEnds(reviews, backward)
    }

    /// Everything that can happen, with tokens and readings that fit the moment, and late readings.
    private func events(_ review: ImportReview) -> [ReviewEvent] {
        let revision = review.revision
        let used = review.data.usedTokens.count
        let token = ReviewToken(random: [UInt8(truncatingIfNeeded: used)], revision: revision)
        return [
            .select([card], nil), .evaluate,
            .enterExact(day("1985-05-05"), observed: nil),
            .enterExact(day("2016-05-05"), observed: nil),
            .enterExact(day("2030-01-01"), observed: nil),
            .enterEstimate(years: 17, asOf: referenceDay), .leaveUnknown, .keepExisting,
            .readPhoto, .confirmPhoto,
            .photoRead(photo, digest: "p", revision: revision),
            .photoRead(photo, digest: "p", revision: revision - 1),
            .photoFailed(.undecodable, revision: revision), .continueWithoutPhoto,
            .importIntoDraft, .importAndSave(token), .save(token), .cancelRemoval,
            .removePhotoAndSave(token), .cancel, .sourceChanged, .saveVerified, .alreadyDone,
            .alreadyImportedEditedSince, .conflict, .notCommitted, .unverified,
        ] + (start.editsNames ? edits : [])
    }

    private let edits: [ReviewEvent] = [
        .editNames(given: "Tim", family: "Ito"), .setConnections([.friend]),
    ]

    private mutating func fault(_ text: String) { faults.insert(text) }

    /// Whether a person of that birth is an adult, by the days of their eighteenth birthdays.
    private func isAdult(_ birth: BirthInformation) -> Bool {
        switch birth {
        case .unknown: return false
        case .exact(let date, _): return date <= day("2008-11-30")
        case .estimated(let age): return age.years >= 18 && age.latestBirth <= day("2008-11-30")
        }
    }

    private func mayRead(_ review: ImportReview, confirmed: Bool) -> Bool {
        guard let birth = review.birth, isAdult(birth) else { return false }
        guard start.photo == .inline || start.photo == .broken else { return false }
        let isOwn = review.provenance != .keptExisting && !start.birth.speaksOfMinor
        return isOwn || confirmed
    }

    private func isConfirmed(_ review: ImportReview) -> Bool {
        review.data.confirmedRevision == review.revision
    }

    private mutating func judge(
        _ before: ImportReview,
        _ event: ReviewEvent,
        _ outcome: ReviewOutcome,
        _ after: ImportReview
    ) {
        if outcome.actions.contains(.readPhoto),
            !mayRead(before, confirmed: isConfirmed(before) || event == .confirmPhoto)
        {
            fault("asks for a photo that may not be read")
        }
        judgePhoto(before, event, after)
        judgeSaving(before, event, outcome, after)
        judgeGivingUp(before, event, after)
        if before.phase.isTerminal, after.phase != before.phase || outcome != .ignored {
            fault("moves after the end")
        }
        let (kept, prior) = (after.draft, start.subject.draft)
        if kept.id != prior.id || kept.notes != prior.notes || kept.log != prior.log
            || kept.closeness != prior.closeness || kept.isListed != prior.isListed
            || !start.subject.isNew && kept.connections != prior.connections
        {
            fault("loses identity, notes or connections")
        }
    }

    private mutating func judgePhoto(
        _ before: ImportReview,
        _ event: ReviewEvent,
        _ after: ImportReview
    ) {
        if case .ready = after.photo, after.phase == .reviewing,
            !mayRead(after, confirmed: isConfirmed(after))
        {
            fault("holds a photo that may not be read")
        }
        if case .replaced = after.draft.photo, !isAdult(after.draft.birth) {
            fault("a draft of no adult has a photo")
        }
        if case .photoRead(_, _, let revision) = event, after.photo != before.photo,
            before.data.permittedRevision != revision || revision != before.revision
        {
            fault("hears a reading that it did not ask for")
        }
        if after.revision != before.revision, after.phase == .reviewing {
            if case .ready = after.photo { fault("keeps a photo over a change of birth") }
            if isConfirmed(after) { fault("keeps a confirmation over a change of birth") }
        }
        if before.phase != .saving, after.phase == .saving || after.phase == .draftApplied,
            before.phase == .reviewing, isAdult(before.birth ?? .unknown)
        {
            if before.photo == .undecided { fault("imports with the photo undecided") }
            if case .unreadable = before.photo { fault("imports with the photo unreadable") }
        }
    }

    private mutating func judgeSaving(
        _ before: ImportReview,
        _ event: ReviewEvent,
        _ outcome: ReviewOutcome,
        _ after: ImportReview
    ) {
        let hears: [ReviewEvent] = [.saveVerified, .alreadyDone, .alreadyImportedEditedSince]
        if after.phase == .saved, before.phase != .saved,
            before.phase != .saving || !hears.contains(event)
        {
            fault("is saved without the store's word")
        }
        guard outcome.actions.contains(.save) else { return }
        if event.token == nil { fault("saves without a token") }
        let removes = start.subject.draft.stored?.photo != nil && !isAdult(after.draft.birth)
        if removes, before.phase != .confirmRemoval, before.phase != .unverified {
            fault("removes a stored photo without a word")
        }
        if after.data.order == nil { fault("asks to save nothing") }
    }

    private mutating func judgeGivingUp(
        _ before: ImportReview,
        _ event: ReviewEvent,
        _ after: ImportReview
    ) {
        guard event == .cancel, !before.phase.isTerminal, before.phase != .saving else { return }
        if before.phase == .confirmRemoval {
            if after.phase != .draftApplied || after.draft != before.draft {
                fault("cancelling the removal loses the draft")
            }
        } else {
            if !after.phase.isTerminal { fault("does not give up") }
            if after.draft != start.subject.draft { fault("giving up does not restore") }
        }
    }

    /// From every state there is a way to an end, and before the end a way to be saved.
    private mutating func judgeEnds(_ reviews: [ImportReview], _ backward: [[Int]]) {
        func reaching(_ isGoal: (ImportReview) -> Bool) -> Set<Int> {
            var seen = Set(reviews.indices.filter { isGoal(reviews[$0]) })
            var waiting = Array(seen)
            while let next = waiting.popLast() {
                for earlier in backward[next] where seen.insert(earlier).inserted {
                    waiting.append(earlier)
                }
            }
            return seen
        }
        if reaching({ $0.phase.isTerminal }).count != reviews.count { fault("has a dead end") }
        let saving = reaching { $0.phase == .saved }
        for (number, review) in reviews.enumerated()
        where !review.phase.isTerminal && review.phase != .conflict && !saving.contains(number) {
            fault("cannot be saved from \(review.phase.rawValue)")
        }
    }
}
