internal import Files
internal import Interchange
internal import VCard

/// The cards of a file in any form that is read.
struct ConversionSource: ~Copyable {
    private let path: String
    private var cards: CardReader<FileError>?
    private var others: CardFormReader<FileError>?
    private var content: UnreadableContent?
    private var hasCards = false

    /// Opens a file; without a form its first bytes say which it is.
    init(_ path: String, _ form: CardForm?, in context: CommandContext) throws(CommandError) {
        self.path = path
        do throws(FileError) {
            let input = try PeekedInput(try context.open(path))
            let form = form ?? CardForm(of: input.head)
            let source = { (buffer: inout [UInt8], most: Int) throws(FileError) -> Int in
                try input.append(to: &buffer, maximum: most)
            }
            if form == .vcard {
                cards = CardReader(source: source)
            } else {
                others = CardFormReader(form, source: source)
            }
        } catch {
            throw .file(error)
        }
    }

    /// The next card, or what could not be read as one; nil at the end.
    mutating func next() throws(CommandError) -> Entry? {
        do throws(FileError) {
            if let entry = try cards?.next() {
                if case .card = entry { hasCards = true }
                if case .unreadable(let unreadable) = entry, content == nil {
                    content = UnreadableContent(unreadable)
                }
                return entry
            }
        } catch {
            throw .file(error)
        }
        return try nextOfOtherForm()
    }

    private mutating func nextOfOtherForm() throws(CommandError) -> Entry? {
        let step: CardFormReader<FileError>.Step?
        do throws(FileError) {
            step = try others?.next()
        } catch {
            throw .file(error)
        }
        switch step {
        case .card(let card)?: return .card(card)
        case .failure(let error)?: throw .interchange(path: path, error)
        case .end?, nil: return nil
        }
    }

    /// At the end of the file: what it holds where it is no contact file.
    func requireContacts() throws(CommandError) {
        guard !hasCards, let content else { return }
        throw .content(path: path, content)
    }
}
