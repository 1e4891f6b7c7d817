internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text

/// How far a folder was taken, and what each of its files comes to.
struct FolderCursor: ~Copyable {
    private let folder: String
    private let names: [String: Digest]
    private let cards: [Digest: FollowedCard]
    private let byUID: [Digest: FollowedCard]
    private var uidsSeen: Set<Digest> = []
    /// The people of cards that are followed under names that are there.
    private let followed: Set<PersonID>
    private var matcher = ContactMatcher()
    private let answers: BatchAnswers
    private let isReplay: Bool
    private let notebookPath: String
    private let context: CommandContext

    init(
        _ folder: String,
        _ listing: FolderListing,
        _ cards: [Digest: FollowedCard],
        _ keyed: [Digest],
        _ options: SyncOptions,
        _ context: CommandContext
    ) {
        self.folder = folder
        self.cards = cards
        names = Dictionary(zip(listing.names, keyed), uniquingKeysWith: { first, _ in first })
        let present = Set(keyed)
        byUID = Dictionary(
            cards.values.filter { !present.contains($0.name) }
                .compactMap { card in card.uid.map { ($0, card) } },
            uniquingKeysWith: { first, _ in first }
        )
        followed = Set(cards.values.filter { present.contains($0.name) }.map(\.person))
        answers = options.answers
        isReplay = options.isReplay
        notebookPath = options.location.path
        self.context = context
    }

    /// How many cards were taken whose files are no longer there under any name.
    func goneCount() -> Int {
        let present = Set(names.values)
        return cards.values.count { card in
            !present.contains(card.name) && !(card.uid.map(uidsSeen.contains) ?? false)
        }
    }

    /// What a file comes to.
    mutating func step(
        _ name: String,
        in notebook: inout Notebook
    ) throws(CommandError) -> SyncStep {
        guard let key = names[name] else { return .unreadable("is not there any more") }
        let path = FilePath.joined(folder, name)
        let known = cards[key]
        guard let stamp = Self.stamp(path) else {
            return .unreadable("is no file that can be read")
        }
        if let known, known.stamp == stamp, !isReplay {
            if let uid = known.uid { uidsSeen.insert(uid) }
            return .untouched
        }
        let card: FolderCard
        do throws(FolderCard.Trouble) {
            card = try FolderCard(path, today: answers.today, in: context)
        } catch {
            switch error {
            case .file: return .unreadable("cannot be read")
            case .content(let words): return .unreadable(words)
            }
        }
        let uid = try keyed(card.uid, in: &notebook)
        if let uid, !uidsSeen.insert(uid).inserted {
            return .waits(.review("another file has the same UID"))
        }
        let former = known == nil ? uid.flatMap { byUID[$0] } : nil
        let mark = CardMark(
            name: key,
            uid: uid,
            card: card.digest,
            stamp: stamp,
            formerName: former?.name
        )
        return try step(card, mark, known ?? former, in: &notebook)
    }

    private mutating func step(
        _ card: FolderCard,
        _ mark: CardMark,
        _ known: FollowedCard?,
        in notebook: inout Notebook
    ) throws(CommandError) -> SyncStep {
        guard let known else { return try meet(card, mark, in: &notebook) }
        if known.card == mark.card { return .seen(Renewal(known, mark)) }
        let since: PersonSince
        do throws(NotebookError) {
            since = try notebook.personSince(known)
        } catch {
            throw .notebook(path: notebookPath, error)
        }
        switch since {
        case .deleted: return .staysDeleted(Renewal(known, mark))
        case .edited: return .editKept(Renewal(known, mark))
        case .unchanged(let person, let photo):
            let review = BatchReview(card.contact, into: person, photo: photo, answers)
            return propose(review, true, mark, known)
        }
    }

    /// A card that was not taken before: perhaps of somebody who is in the notebook all the same.
    private mutating func meet(
        _ card: FolderCard,
        _ mark: CardMark,
        in notebook: inout Notebook
    ) throws(CommandError) -> SyncStep {
        let day = answers.today.shown
        let match: ContactMatch
        do throws(NotebookError) {
            match = try notebook.match(card.contact, today: day, by: &matcher)
        } catch {
            throw .notebook(path: notebookPath, error)
        }
        switch match.standing(of: card.contact, answers) {
        case .known(let origin?) where !followed.contains(origin.person):
            return .seen(Renewal(origin, mark))
        case .known: return .waits(.review("another file has the same card"))
        case .editedHere(let origin): return .editKept(Renewal(origin, mark))
        case .deletedHere(let origin): return .staysDeleted(Renewal(origin, mark))
        case .undecided(let candidates): return .waits(.person(candidates))
        case .nobody:
            let step = propose(BatchReview(card.contact, answers), false, mark)
            if case .proposed(let proposal) = step {
                matcher.add(proposal.draft, photo: proposal.photoDigest, of: card.contact)
            }
            return step
        }
    }

    /// Takes what became of the cards that were proposed.
    mutating func settle(
        _ outcomes: [BatchOutcome],
        in notebook: borrowing Notebook
    ) throws(CommandError) {
        do throws(NotebookError) {
            try notebook.settle(outcomes, in: &matcher)
        } catch {
            throw .notebook(path: notebookPath, error)
        }
    }

    private func propose(
        _ review: BatchReview,
        _ isChange: Bool,
        _ mark: CardMark,
        _ known: FollowedCard? = nil
    ) -> SyncStep {
        var trial = review
        _ = trial.accept()
        switch trial.verdict {
        case .ready:
            return .proposed(
                SyncProposal(
                    review: review,
                    draft: trial.draft,
                    photoDigest: trial.photoDigest,
                    isChange: isChange,
                    mark: mark
                )
            )
        case .nothingNew:
            return known.map { .seen(Renewal($0, mark)) } ?? .untouched
        case .waits(let reason): return .waits(.review(reason))
        }
    }

    private func keyed(
        _ uid: String?,
        in notebook: inout Notebook
    ) throws(CommandError) -> Digest? {
        guard let uid else { return nil }
        do throws(NotebookError) {
            return try notebook.keyedDigest(of: [uid], purpose: "card uid").first
        } catch {
            throw .notebook(path: notebookPath, error)
        }
    }

    /// What a regular file looks like; nil for anything else.
    private static func stamp(_ path: String) -> String? {
        guard let status = try? FileStatus(of: path, followingLinks: true), status.isRegular else {
            return nil
        }
        return "\(status.inode) \(status.size) \(status.modified)"
    }
}
