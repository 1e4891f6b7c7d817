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

    /// Asks a person at a terminal; nobody there is no answer.
    private func isAnsweredYes(_ count: Int) -> Bool {
        guard let readAnswer = context.readAnswer else { return false }
        context.hint("Save these \(count)? [y/N]")
        return ["y", "yes"].contains(readAnswer()?.lowercased())
    }
}

/// One pass over a followed folder, as a draft or for good.
private struct SyncRun: ~Copyable {
    /// The cards that a draft showed; nil where there was none.
    private(set) var previewed: Set<Digest>?
    private(set) var proposedCount = 0
    private var tally = BatchTally()
    private var counts: (untouched: Int, edited: Int, deleted: Int) = (0, 0, 0)
    private var printer: Printer
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
        printer = Printer(context.output)
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
            try take(try cursor.step(name, in: &notebook), name, use, &page)
            if page.isFull, let folder { try save(&page, &notebook, folder) }
        }
        if use == .writing, let folder { try save(&page, &notebook, folder) }
        try finish(use, gone: cursor.goneCount())
    }

    private mutating func take(
        _ step: SyncStep,
        _ name: String,
        _ use: Notebook.Use,
        _ page: inout SyncPage
    ) throws(CommandError) {
        switch step {
        case .untouched: counts.untouched += 1
        case .seen(let card):
            counts.untouched += 1
            page.add(card, use)
        case .editKept(let card):
            counts.edited += 1
            page.add(card, use)
        case .staysDeleted(let card):
            counts.deleted += 1
            page.add(card, use)
        case .waits(let reason):
            tally.waiting += 1
            try tell("?", "\(name): needs a decision: \(reason)")
        case .unreadable(let reason):
            tally.unreadable += 1
            try tell("!", "\(name): \(reason)")
        case .proposed(let proposal):
            try take(proposal, name, use, &page)
        }
    }

    private mutating func take(
        _ proposal: SyncProposal,
        _ name: String,
        _ use: Notebook.Use,
        _ page: inout SyncPage
    ) throws(CommandError) {
        guard use == .writing else {
            proposedCount += 1
            previewed = (previewed ?? []).union([proposal.mark.card])
            let shown = proposal.review.displayName ?? "(no name)"
            return try tell(proposal.isChange ? "~" : "+", "\(name): \(shown)")
        }
        if let previewed, !previewed.contains(proposal.mark.card) {
            tally.waiting += 1
            return try tell("?", "\(name): has changed since it was shown")
        }
        page.add(proposal, options.answers.today)
    }

    /// Saves a page in one transaction; the cursor moves after it was read back.
    private mutating func save(
        _ page: inout SyncPage,
        _ notebook: inout Notebook,
        _ folder: Digest
    ) throws(CommandError) {
        do throws(NotebookError) {
            let saved = try page.save(in: &notebook, folder)
            for (outcome, isChange) in saved { tally.add(outcome, changing: isChange) }
        } catch {
            throw .notebook(path: options.location.path, error)
        }
    }

    private mutating func tell(_ sign: String, _ words: String) throws(CommandError) {
        printer.line("\(sign) \(TerminalText.escaped(words))")
        try printer.passOn()
    }

    private mutating func finish(_ use: Notebook.Use, gone: Int) throws(CommandError) {
        for line in tally.receiptLines { printer.line(line) }
        try printer.finish()
        let parts: [(Int, String)] = [
            (counts.untouched, "as before"), (counts.edited, "kept as edited here"),
            (counts.deleted, "left deleted"), (gone, "gone from the folder, their people kept"),
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
    }
}
