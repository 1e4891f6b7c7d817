import CivilCalendar
import Testing

@testable import KindredCore

struct ReviewSearchTests {
    @Test func `nothing that must not be can be reached`() {
        var states = 0
        for start in SearchCase.all {
            var search = ReviewSearch(start)
            search.run()
            #expect(search.faults == [], "\(start)")
            #expect((30..<20_000).contains(search.stateCount), "\(start)")
            states += search.stateCount
        }
        print("The search reached \(states) states from \(SearchCase.all.count) beginnings.")
        #expect(states > 10_000)
    }

    @Test(arguments: Mutant.all)
    func `a broken rule is noticed`(mutant: Mutant) {
        var faults: Set<String> = []
        for start in Mutant.starts where !faults.contains(mutant.fault) {
            var search = ReviewSearch(start, rules: mutant.rules)
            search.run()
            faults.formUnion(search.faults)
        }
        #expect(faults.contains(mutant.fault))
    }
}

/// A review with one rule broken, and what the search has to say of it.
struct Mutant: CustomStringConvertible, Sendable {
    let description: String
    let fault: String
    let rules: ReviewRules

    init(_ description: String, _ fault: String, _ breaking: (inout ReviewRules) -> Void) {
        self.description = description
        self.fault = fault
        var rules = ReviewRules.standard
        breaking(&rules)
        self.rules = rules
    }

    static let starts: [SearchCase] = {
        let photo = PhotoPresence(format: .jpeg)
        return [
            (newSubject, SampleBirth.adult), (newSubject, .conflict),
            (existing(adultBirth, photo: photo), .yearless), (newSubject, .absent),
        ].map { SearchCase(subject: $0.0, birth: $0.1, photo: .inline) } + [
            SearchCase(subject: existing(adultBirth, photo: photo), birth: .adult, photo: .none)
        ]
    }()

    static let all: [Mutant] = [
        Mutant("the gate is open for every known age", "asks for a photo that may not be read") {
            $0.gate = { birth, _ in birth.isKnown ? .open : .shut(.unknownAge) }
        },
        Mutant("the gate is open for the unknown", "asks for a photo that may not be read") {
            $0.gate = { birth, today in birth.isKnown ? AdultPhotoGate(birth, today: today) : .open
            }
        },
        Mutant("an estimate of seventeen is enough", "asks for a photo that may not be read") {
            $0.gate = { birth, today in
                Age(of: birth, on: today).map { $0.years >= 17 } ?? false ? .open : .shut(.under18)
            }
        },
        Mutant("a kept age needs no word", "asks for a photo that may not be read") {
            $0.mayRead = { claim, revision in
                claim.provenance == .keptExisting
                    ? AdultPhotoGate(claim.birth, today: claim.today).isOpen
                    : claim.mayRead(at: revision)
            }
        },
        Mutant("the card's own word is not asked", "asks for a photo that may not be read") {
            $0.mayRead = { claim, _ in
                AdultPhotoGate(claim.birth, today: claim.today).isOpen
                    && claim.provenance != .keptExisting
            }
        },
        Mutant("a photo outlives its birth", "keeps a photo over a change of birth") {
            $0.forgetsPhotoWithBirth = false
        },
        Mutant("an undecided photo counts as settled", "imports with the photo undecided") {
            $0.isSettled = { $0.isSettled || $0 == .undecided }
        },
        Mutant("an unreadable photo counts as settled", "imports with the photo unreadable") {
            $0.isSettled = { if case .unreadable = $0 { true } else { $0.isSettled } }
        },
        replacing(
            "13",
            "asks for a photo that may not be read",
            from: [.reviewing],
            [.confirmPhoto]
        ) {
            data,
            _,
            _ in
            data.confirmedRevision = data.revision
            return .done([.readPhoto])
        },
        replacing("12", "hears a reading that it did not ask for", from: [.reviewing], [.photoRead])
        {
            data,
            event,
            _ in
            if case .photoRead(let photo, let digest, _) = event {
                data.photo = .ready(photo, digest: digest)
            }
            return .done([])
        },
        replacing("18", "removes a stored photo without a word", from: [.draftApplied], [.save]) {
            data,
            event,
            _ in
            if let token = event.token { data.send(data.draft, token, from: .draftApplied) }
            return .done([.save])
        },
        replacing(
            "19",
            "cancelling the removal loses the draft",
            from: [.confirmRemoval],
            [.cancel]
        ) {
            data,
            _,
            _ in
            .done(data.giveUp(.discarded))
        },
        replacing("28", "giving up does not restore", from: [.conflict, .unverified], [.cancel]) {
            data,
            _,
            _ in
            data.phase = .cancelled
            return .done([])
        },
        replacing("24", "has a dead end", from: [.conflict], [.cancel, .sourceChanged]) { _, _, _ in
            .refuse(.noCard)
        },
        replacing("25", "is saved without the store's word", from: [.reviewing], [.saveVerified]) {
            data,
            _,
            _ in
            data.phase = .saved
            return .done([])
        },
        replacing("14", "cannot be saved from reviewing", from: [.reviewing], stuck) { _, _, _ in
            .refuse(.noCard)
        },
        replacing("8", "changes and refuses", from: [.reviewing], [.enterExact]) { data, _, _ in
            data.birth = .unknown
            return .refuse(.future)
        },
        replacing("16", "saves without a token", from: [.reviewing], [.importIntoDraft]) {
            data,
            _,
            rules in
            let token = ReviewToken(random: [0], revision: data.revision)
            data.send(data.merged(rules), token, from: .reviewing)
            return .done([.save])
        },
        replacing(
            "21a",
            "loses identity, notes or connections",
            from: [.draftApplied],
            [.editNames]
        ) {
            data,
            _,
            _ in
            data.draft.notes = ""
            return .done([])
        },
        replacing("22", "giving up does not restore", from: [.draftApplied], [.cancel]) {
            data,
            _,
            _ in
            data.phase = .discarded
            return .done([])
        },
    ]

    private static let stuck: Set<ReviewEvent.Kind> = [
        .continueWithoutPhoto, .photoRead, .leaveUnknown, .enterExact, .enterEstimate,
        .keepExisting, .importAndSave, .importIntoDraft,
    ]

    /// A table in which another row comes first.
    private static func replacing(
        _ row: String,
        _ fault: String,
        from: Set<ReviewPhase>,
        _ events: Set<ReviewEvent.Kind>,
        apply: @escaping @Sendable (inout ReviewData, ReviewEvent, ReviewRules) -> Transition.Effect
    ) -> Mutant {
        Mutant("row \(row) is broken", fault) {
            $0.table.insert(Transition(row, from: from, on: events, apply: apply), at: 0)
        }
    }
}
