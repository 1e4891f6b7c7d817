internal import Diagnostics
internal import Files
internal import VCard

/// A contact file as verbs read it: its entries, and at the end whether it was one at all.
struct CardFile: ~Copyable {
    /// The path as it was typed; `-` for standard input.
    let path: String
    /// What the system said of the file when it was opened; nil where it is no file.
    let status: FileStatus?
    private var reader: CardReader<FileError>
    private var content: UnreadableContent?

    /// Opens the file.
    init(_ path: String, in context: CommandContext) throws(CommandError) {
        try self.init(path, open: context.open)
    }

    /// Opens the file by a way of its own.
    init(_ path: String, open: OpenInput) throws(CommandError) {
        self.path = path
        do throws(FileError) {
            let input = try open(path)
            status = input.status
            // A small file needs no large buffer; folders hold thousands of them.
            let limit = input.status.map { max(1 << 12, $0.size &+ 1) } ?? .max
            reader = CardReader { (buffer: inout [UInt8], most: Int) throws(FileError) -> Int in
                try input.append(to: &buffer, maximum: min(most, limit))
            }
        } catch {
            throw .file(error)
        }
    }

    /// How many cards began and how many were read so far.
    var counts: (begun: Int, read: Int) { (reader.cardsBegun, reader.cardsRead) }

    /// The next entry; nil at the end.
    mutating func next() throws(CommandError) -> Entry? {
        let entry: Entry?
        do throws(FileError) {
            entry = try reader.next()
        } catch {
            throw .file(error)
        }
        if case .unreadable(let unreadable)? = entry, content == nil {
            content = UnreadableContent(unreadable)
        }
        return entry
    }

    /// The findings about the file as a whole since they were last taken.
    mutating func takeFileFindings() -> [Finding] {
        reader.takeFileFindings()
    }

    /// At the end of the file: what it holds where it is no contact file.
    func requireContacts() throws(CommandError) {
        guard reader.cardsBegun == 0, let content else { return }
        throw .content(path: path, content)
    }
}
