internal import Diagnostics
internal import Files
internal import Text
internal import VCard

/// The file of `--rejects`: what could not be read, raw, each entry with its reason, as JSON Lines.
///
/// It stands at its place only when it is whole. What fits is kept in memory until then.
struct RejectFile: ~Copyable {
    private static let mostKept = 8 << 20
    private static let mostInPart = 768 << 10

    private let path: String
    private var file: AtomicFile?
    private var kept: [UInt8] = []
    private var count = 0

    init(_ path: String) {
        self.path = path
    }

    /// Adds bytes that are no card.
    mutating func add(_ entry: UnreadableEntry, path: String) throws(CommandError) {
        let kind = entry.finding.card == nil ? "text" : "card"
        try add(entry.bytes[...], entry.finding, kind: kind, line: entry.line, path: path)
    }

    /// Adds the lines of a card that are no properties.
    mutating func add(
        linesOf card: Card,
        _ findings: [Finding],
        path: String
    ) throws(CommandError) {
        for finding in findings where Self.isOfLostLine(finding) {
            let line = finding.position.line
            guard let bytes = card.contentLine(atLine: line) else { continue }
            try add(bytes, finding, kind: "line", line: line, path: path)
        }
    }

    /// Adds what normalizing leaves out.
    mutating func add(_ lost: LostText, path: String) throws(CommandError) {
        let kind =
            switch lost.finding.code {
            case Rule.textOutsideCard.id: "text"
            case Rule.cardTooLarge.id: "card"
            default: "line"
            }
        let line = lost.finding.position.line
        try add(lost.bytes[...], lost.finding, .repairs, kind: kind, line: line, path: path)
    }

    /// Puts the file into its place; how many entries it holds.
    mutating func close() throws(FileError) -> Int {
        if file == nil {
            try AtomicFile.replace(path, with: kept)
        } else {
            try file?.append(kept)
            if let file = file.take() { try file.commit() }
        }
        kept = []
        return count
    }

    private static func isOfLostLine(_ finding: Finding) -> Bool {
        finding.code == Rule.lineWithoutColon.id || finding.code == Rule.lineWithoutName.id
    }

    private mutating func add(
        _ bytes: ArraySlice<UInt8>,
        _ finding: Finding,
        _ book: RuleBook = .vcard,
        kind: String,
        line: Int,
        path: String
    ) throws(CommandError) {
        count += 1
        var rest = bytes
        var part = 1
        repeat {
            let piece = rest.prefix(Self.mostInPart)
            rest = rest.dropFirst(piece.count)
            var writer = JSONWriter()
            writer.object { entry in
                entry.member("file", path)
                entry.member("line", line)
                entry.member("card", finding.card)
                entry.member("kind", kind)
                entry.member("code", finding.code)
                entry.member("message", book.message(for: finding))
                if part > 1 || !rest.isEmpty {
                    entry.member("part", part)
                    entry.member("more", !rest.isEmpty)
                }
                entry.member("bytes", Base64Text.encoded(piece))
                entry.member("text", String(validating: piece, as: UTF8.self))
            }
            writer.newline()
            kept += writer.take()
            part += 1
            try passOn()
        } while !rest.isEmpty
    }

    private mutating func passOn() throws(CommandError) {
        guard kept.count >= Self.mostKept else { return }
        do throws(FileError) {
            if file == nil { file = try AtomicFile(path) }
            try file?.append(kept)
            kept.removeAll(keepingCapacity: true)
        } catch {
            throw .file(error)
        }
    }
}
