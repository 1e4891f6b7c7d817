internal import Diagnostics
internal import VCard

/// One pass over all files of a `merge`: the cards go to the merger, what could not be read is told and kept.
struct MergeReading: ~Copyable {
    /// How the command ends.
    private(set) var status = ExitStatus.done
    /// The cards.
    private(set) var merger: CardMerger
    private var rejects: RejectFile?
    private let context: CommandContext
    /// What of the file could not be read so far.
    private var unreadable: [Finding] = []

    init(_ options: MergeOptions, _ context: CommandContext) {
        merger = CardMerger(region: options.region)
        rejects = options.rejects.map { RejectFile($0) }
        self.context = context
    }

    /// Takes the next part of a file.
    mutating func take(_ batch: FileBatch<MergeCandidate>) throws(CommandError) {
        var candidates = batch.results.makeIterator()
        for event in batch.events {
            switch event {
            case .begin: unreadable = []
            case .finding: break
            case .card(let card):
                try rejects?.add(linesOf: card, path: batch.path)
                if let candidate = candidates.next() { merger.add(candidate, from: batch.path) }
            case .part(let entry):
                try rejects?.add(entry, path: batch.path)
            case .unreadable(let entry):
                try rejects?.add(entry, path: batch.path)
                unreadable.append(entry.finding)
            case .end(let begun, _, nil): end(batch.path, begun: begun)
            case .end(_, _, let error?), .refused(let error): refuse(error)
            }
        }
    }

    /// Tells why something could not be read.
    mutating func refuse(_ error: CommandError) {
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    /// Ends: the file of what could not be read is put into its place.
    mutating func end() throws(CommandError) {
        if let rejected = try rejects?.close() { context.tell(rejected) }
    }

    private mutating func end(_ path: String, begun: Int) {
        status = status.joined(with: context.tellEnd(of: path, begun: begun, unreadable))
    }
}
