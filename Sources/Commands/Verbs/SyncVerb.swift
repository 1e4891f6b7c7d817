internal import KindredCore
internal import NotebookStore
internal import Text

/// `sync`: proposes what is new in a folder of cards, and takes it once it is accepted.
struct SyncVerb {
    private let options: SyncOptions
    private let context: CommandContext

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        options = try SyncOptions(invocation, context)
        self.context = context
    }

    func run() throws(CommandError) -> ExitStatus {
        let listing = try FolderListing(options.path)
        if options.isReplay, listing.names.count > SyncOptions.replayLimit {
            throw .folder(path: options.path, .tooManyCards(limit: SyncOptions.replayLimit))
        }
        var draft = SyncRun(options, listing, context)
        if !options.isAccepted {
            try draft.go(.reading)
            guard draft.proposedCount > 0, isAnsweredYes(draft.proposedCount) else {
                return draft.status
            }
        }
        var run = SyncRun(options, listing, context, previewed: draft.previewed)
        try run.go(.writing)
        return run.status
    }

    /// Asks a person at a terminal; nobody there is no answer, nor is one who wants JSON.
    private func isAnsweredYes(_ count: Int) -> Bool {
        let isText = options.invocation.choice(.format, default: ResultFormat.text) == .text
        guard isText else { return false }
        return ["y", "yes"].contains(context.ask("Save these \(count)? [y/N] ")?.lowercased())
    }
}

/// One pass over a followed folder, as a draft or for good.
private struct SyncRun: ~Copyable {
    /// The cards that a draft showed; nil where there was none.
    private(set) var previewed: Set<Digest>?
    private(set) var proposedCount = 0
    private var tally = BatchTally()
    private var untouched = 0
    private var report: BatchReport
    /// Whether it is open whom some card is.
    private var asksWhom = false
    private let options: SyncOptions
    private let listing: FolderListing
    private let context: CommandContext

    init(
        _ options: SyncOptions,
        _ listing: FolderListing,
        _ context: CommandContext,
        previewed: Set<Digest>? = nil
    ) {
        self.options = options
        self.listing = listing
        self.context = context
        self.previewed = previewed
        report = BatchReport(options.invocation, context, list: "files")
    }

    var status: ExitStatus {
        proposedCount > 0 ? tally.status.joined(with: .decisionNeeded) : tally.status
    }

    mutating func go(_ use: Notebook.Use) throws(CommandError) {
        var notebook: Notebook
        let keyed: [Digest]
        let cards: [Digest: FollowedCard]
        var approval: FolderApproval
        do throws(NotebookError) {
            notebook = try Notebook.open(options.location.place, for: use)
        } catch {
            throw .notebook(path: options.location.path, error)
        }
        approval = try FolderApproval(options, notebook)
        let folder =
            use == .writing
            ? try approval.settle(&notebook, options.answers.today) : approval.folder
        do throws(NotebookError) {
            keyed = try notebook.keyedDigest(of: listing.names, purpose: "card file")
            cards =
                try folder.map { (folder) throws(NotebookError) in
                    try notebook.followedCards(of: folder)
                } ?? [:]
        } catch {
            throw .notebook(path: options.location.path, error)
        }
        var cursor = FolderCursor(options.path, listing, cards, keyed, options, context)
        var page = SyncPage()
        for name in listing.names {
            take(try cursor.step(name, in: &notebook), name, use, &page)
            if use == .reading { try report.passOn() }
            if page.isFull, let folder { try save(&page, &cursor, &notebook, folder) }
        }
        if use == .writing, let folder { try save(&page, &cursor, &notebook, folder) }
        try finish(use, gone: cursor.goneCount())
    }

    private mutating func take(
        _ step: SyncStep,
        _ name: String,
        _ use: Notebook.Use,
        _ page: inout SyncPage
    ) {
        switch step {
        case .untouched: untouched += 1
        case .seen(let card):
            untouched += 1
            page.add(card, use)
        case .editKept(let card):
            tally.editedSince += 1
            page.add(card, use)
        case .staysDeleted(let card):
            tally.deletedSince += 1
            page.add(card, use)
        case .waits(let question):
            tally.waiting += 1
            if case .person = question { asksWhom = true }
            report.add(.file(name), .question(question))
        case .unreadable(let reason):
            tally.unreadable += 1
            report.add(.file(name), .unreadable(reason))
        case .proposed(let proposal):
            take(proposal, name, use, &page)
        }
    }

    private mutating func take(
        _ proposal: SyncProposal,
        _ name: String,
        _ use: Notebook.Use,
        _ page: inout SyncPage
    ) {
        if !proposal.isChange { report.call(proposal.draft.id, name) }
        guard use == .writing else {
            proposedCount += 1
            previewed = (previewed ?? []).union([proposal.mark.card])
            let shown = proposal.review.displayName
            return report.add(.file(name), .proposed(name: shown, isChange: proposal.isChange))
        }
        if let previewed, !previewed.contains(proposal.mark.card) {
            tally.waiting += 1
            return report.add(.file(name), .question(.stale))
        }
        page.add(proposal, options.answers)
    }

    /// Saves a page in one transaction; the cursor moves after it was read back.
    private mutating func save(
        _ page: inout SyncPage,
        _ cursor: inout FolderCursor,
        _ notebook: inout Notebook,
        _ folder: Digest
    ) throws(CommandError) {
        let saved: [(outcome: BatchOutcome, isChange: Bool)]
        do throws(NotebookError) {
            saved = try page.save(in: &notebook, folder)
        } catch {
            throw .notebook(path: options.location.path, error)
        }
        for (outcome, isChange) in saved { tally.add(outcome, changing: isChange) }
        try cursor.settle(saved.map(\.outcome), in: notebook)
        try report.settle(saved.map(\.outcome))
    }

    private mutating func finish(_ use: Notebook.Use, gone: Int) throws(CommandError) {
        let (path, proposed, untouched) = (options.path, proposedCount, untouched)
        try report.finish(tally) { writer in
            writer.member("folder", path)
            writer.member("accepted", use == .writing)
            writer.member("proposed", proposed)
            writer.member("asBefore", untouched)
            writer.member("gone", gone)
        }
        let parts: [(Int, String)] = [
            (untouched, "as before"), (gone, "gone from the folder, their people kept"),
        ]
        let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        if !told.isEmpty { context.tell("\(options.path): " + told.joined(separator: ", ") + ".") }
        if use == .reading, proposedCount > 0 {
            context.tell(
                "\(options.path): \(proposedCount) proposed, and nothing was written; "
                    + "--accept saves them."
            )
        }
        context.tell("\(options.path): \(tally.sentence)")
        if asksWhom {
            context.hint(
                "import FILE with --into PERSON or --new says whom one card is; "
                    + "sync --new takes all of these as new people."
            )
        }
    }
}
