import Diagnostics

/// Text that is no card while it comes in; what is too large to be kept goes on in parts.
struct PassedText {
    /// How large a part is.
    static let partBytes = 384 << 10
    /// How much of the beginning is kept for a person to look at.
    static let mostShown = 1 << 16

    /// The physical line on which it begins, from 1.
    let line: Int
    /// Why it is no card, as far as that is known.
    var finding: Finding
    private var held: [UInt8] = []
    private var start: Int
    private var beginning: [UInt8] = []

    /// Text that begins at an offset.
    init(line: Int, start: Int, finding: Finding) {
        self.line = line
        self.start = start
        self.finding = finding
    }

    /// Adds what follows.
    mutating func add(_ more: ArraySlice<UInt8>) {
        held += more
        let room = PassedText.mostShown - beginning.count
        if room > 0 { beginning += more.prefix(room) }
    }

    /// Takes a part off the front where there is more than that.
    mutating func takePart(_ encoding: FileEncoding) -> UnreadableEntry? {
        guard held.count > PassedText.partBytes else { return nil }
        let end = held.span.cut(at: PassedText.partBytes, from: 0)
        let part = entry(Array(held[..<end]), encoding, hasMore: true)
        held.removeFirst(end)
        start += end
        return part
    }

    /// What is left at its end.
    func rest(_ encoding: FileEncoding) -> UnreadableEntry {
        entry(held, encoding, hasMore: false)
    }

    private func entry(
        _ bytes: [UInt8],
        _ encoding: FileEncoding,
        hasMore: Bool
    ) -> UnreadableEntry {
        UnreadableEntry(
            finding.card == nil ? .text : .card,
            SourceText(held: bytes, encoding: encoding),
            start: start,
            line: line,
            finding: finding,
            beginning: beginning,
            hasMore: hasMore
        )
    }
}
