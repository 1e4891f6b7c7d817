internal import Files
internal import VCard

/// Opens a file for reading, or standard input for `-`.
typealias OpenInput = @Sendable (String) throws(FileError) -> any Input

/// Reads a contact file in batches.
struct BatchReader<Result: Sendable>: ~Copyable {
    /// The cards of a batch hold about so many bytes; a larger card is a batch of its own.
    private static var batchSize: Int { 128 << 10 }

    private let path: String
    private let open: OpenInput
    private var file: CardFile?
    private var isDone = false

    init(_ path: String, open: @escaping OpenInput) {
        self.path = path
        self.open = open
    }

    /// The next batch; nil after the last one.
    mutating func next() -> FileBatch<Result>? {
        guard !isDone else { return nil }
        var batch = FileBatch<Result>(path: path)
        do throws(CommandError) {
            if file == nil {
                file = try CardFile(path, open: open)
                batch.events.append(.begin)
            }
            try fill(&batch)
        } catch {
            let isOpen = file != nil
            let counts = file?.counts ?? (begun: 0, read: 0)
            batch.events.append(
                isOpen ? .end(begun: counts.begun, read: counts.read, error) : .refused(error)
            )
            isDone = true
        }
        batch.isLast = isDone
        return batch
    }

    private mutating func fill(_ batch: inout FileBatch<Result>) throws(CommandError) {
        while batch.byteCount < Self.batchSize, batch.events.count < 4096 {
            let entry = try file?.next()
            batch.events += file?.takeFileFindings().map(FileEvent.finding) ?? []
            switch entry {
            case .card(let card)?:
                batch.byteCount += card.byteCount
                batch.events.append(.card(card))
            case .part(let entry)?:
                batch.byteCount += entry.source.heldCount
                batch.events.append(.part(entry))
            case .unreadable(let entry)?:
                batch.byteCount += entry.source.heldCount
                batch.events.append(.unreadable(entry))
            case nil:
                isDone = true
                try file?.requireContacts()
                let counts = file?.counts ?? (begun: 0, read: 0)
                batch.events.append(.end(begun: counts.begun, read: counts.read, nil))
                return
            }
        }
    }
}
