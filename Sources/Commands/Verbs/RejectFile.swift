internal import Diagnostics
internal import Files
internal import Text
internal import VCard

/// The file of `--rejects`: what could not be read, raw, each entry with its reason, as JSON Lines.
///
/// It stands at its place only when it is whole. What fits is kept in memory until then.
struct RejectFile: ~Copyable {
    private static let mostKept = 8 << 20
    /// How much text stands in one object; UTF-16 takes twice as many bytes.
    private static let mostInPart = 384 << 10

    private let path: String
    private var file: AtomicFile?
    private var kept: [UInt8] = []
    private var count = 0
    private var part = 0

    init(_ path: String) {
        self.path = path
    }

    /// Adds what of an entry could not be read.
    mutating func add(_ entry: Entry, path: String) throws(CommandError) {
        switch entry {
        case .card(let card): try add(linesOf: card, path: path)
        case .part(let entry), .unreadable(let entry): try add(entry, path: path)
        }
    }

    /// Adds the lines of a card that are no properties.
    mutating func add(linesOf card: Card, path: String) throws(CommandError) {
        for line in card.unreadableLines { try add(line, path: path) }
    }

    /// Adds what could not be read, or a part of it.
    mutating func add(_ entry: UnreadableEntry, path: String) throws(CommandError) {
        let pieces = entry.source.pieces(most: Self.mostInPart)
        for (index, piece) in pieces.enumerated() {
            part += 1
            write(entry, piece, path, hasMore: entry.hasMore || index < pieces.count - 1)
            try passOn()
        }
        guard !entry.hasMore else { return }
        part = 0
        count += 1
    }

    /// Puts the file into its place; what to tell of it.
    mutating func close() throws(CommandError) -> String {
        do throws(FileError) {
            if file == nil {
                try AtomicFile.replace(path, with: kept)
            } else {
                try file?.append(kept)
                if let file = file.take() { try file.commit() }
            }
        } catch {
            throw .output(error)
        }
        kept = []
        return "\(count) saved as rejects."
    }

    private mutating func write(
        _ entry: UnreadableEntry,
        _ piece: SourceText,
        _ path: String,
        hasMore: Bool
    ) {
        var writer = JSONWriter()
        writer.object { object in
            object.member("file", path)
            object.member("line", entry.line)
            object.member("card", entry.finding.card)
            object.member("kind", entry.kind.rawValue)
            object.member("code", entry.finding.code)
            object.member("message", RuleBook.vcard.message(for: entry.finding))
            if part > 1 || hasMore {
                object.member("part", part)
                object.member("more", hasMore)
            }
            object.member("encoding", piece.encodingName)
            object.member("bytes", Base64Text.encoded(piece.bytes[...]))
            object.member("text", piece.text)
        }
        writer.newline()
        kept += writer.take()
    }

    private mutating func passOn() throws(CommandError) {
        guard kept.count >= Self.mostKept else { return }
        do throws(FileError) {
            if file == nil { file = try AtomicFile(path) }
            try file?.append(kept)
            kept.removeAll(keepingCapacity: true)
        } catch {
            throw .output(error)
        }
    }
}
