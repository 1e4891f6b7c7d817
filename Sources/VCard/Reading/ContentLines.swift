/// The content lines of one card while they are put together from physical lines.
///
/// This first pass only joins lines; cutting them into names and values comes when the card is whole
/// (``CardLexer``). Offsets count from the card's BEGIN.
struct ContentLines {
    /// One record a content line: `raw`, `next`, `line` and the flags of joining are filled in.
    private(set) var records: [ContentLine] = []
    /// Whether a line stands open that more physical lines may continue.
    private var open = false
    private var encoding: TransferEncoding?
    private var lastEndsInEquals = false
    private var onlyVersions = 0

    /// What a content line's header says of its value's encoding.
    private enum TransferEncoding {
        case none
        case quotedPrintable
        case base64
    }

    /// Forgets all lines for the next card.
    mutating func reset() {
        records.removeAll(keepingCapacity: true)
        onlyVersions = 0
        close()
    }

    /// The physical line of the last content line, from 0 at BEGIN.
    var lastLine: Int { records.last.map { Int($0.line) } ?? 0 }

    /// Whether a line begins with a blank and continues nothing.
    func isStrayFold(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        !open && !range.isEmpty && bytes[range.lowerBound].isBlank
            && !bytes.trimmed(range).isEmpty
    }

    /// Whether no line but VERSION stands in the card; each line is looked at once.
    mutating func holdsOnlyVersions(_ bytes: Span<UInt8>, cardStart: Int) -> Bool {
        while onlyVersions < records.count {
            guard bytes.hasPrefix("VERSION:", in: raw(records[onlyVersions], cardStart)) else {
                return false
            }
            onlyVersions += 1
        }
        return true
    }

    /// Takes an END:VCARD off the end of the last line, where a line end is missing before it.
    ///
    /// In an inline AGENT it stands behind an escaped line end and belongs to the value.
    mutating func cutGluedEnd(_ bytes: Span<UInt8>, cardStart: Int) -> Bool {
        guard let last = records.last else { return false }
        let raw = bytes.trimmed(raw(last, cardStart))
        let end = raw.upperBound - 9
        guard end > raw.lowerBound, bytes.hasPrefix("END:VCARD", in: end..<raw.upperBound),
            end < 2 || bytes[end - 2] != ASCII.backslash
        else { return false }
        records[records.count - 1].raw =
            (Int(last.raw.lowerBound)..<end - cardStart).narrow
        return true
    }

    private func raw(_ record: ContentLine, _ cardStart: Int) -> Range<Int> {
        Int(record.raw.lowerBound) + cardStart..<Int(record.raw.upperBound) + cardStart
    }

    /// Ends the open line, as a blank line does.
    mutating func close() {
        open = false
        encoding = nil
        lastEndsInEquals = false
    }

    /// Whether the last line is an AGENT with nothing after its colon: a card follows.
    func awaitsAgent(_ bytes: Span<UInt8>, cardStart: Int) -> Bool {
        guard open, let last = records.last else { return false }
        var parameters: [ParameterRecord] = []
        let line = raw(last, cardStart)
        guard let header = Header(bytes, line, parameters: &parameters),
            PropertyKind.Lookup.standard.kind(of: bytes, header.name) == .agent
        else { return false }
        return bytes.trimmed(header.colon + 1..<line.upperBound).isEmpty
    }

    /// Adds a physical line, to the open content line where it continues that one.
    ///
    /// `range` and `next` are offsets into `bytes`, in which the card begins at `cardStart`.
    mutating func add(
        _ line: PhysicalLine,
        _ range: Range<Int>,
        next: Int,
        bytes: Span<UInt8>,
        cardStart: Int,
        cardLine: Int
    ) {
        var flags: ContentLine.Flags = []
        if line.isNonASCII { flags.insert(.nonASCII) }
        if line.hasControl { flags.insert(.control) }
        if continues(range, bytes, cardStart, &flags) {
            extend(to: range.upperBound, next: next, cardStart, flags.union(.folded))
        } else {
            let start = range.lowerBound - cardStart
            records.append(
                ContentLine(
                    raw: (start..<range.upperBound - cardStart).narrow,
                    next: Int32(truncatingIfNeeded: next - cardStart),
                    line: Int32(truncatingIfNeeded: line.number - cardLine),
                    group: 0..<0,
                    name: 0..<0,
                    kind: .other,
                    parameters: 0..<0,
                    value: 0..<0,
                    flags: flags
                )
            )
            open = true
            encoding = nil
        }
        lastEndsInEquals =
            !range.isEmpty && bytes[bytes.trimmed(range).upperBound - 1] == ASCII.equals
    }

    /// Adds a physical line of an AGENT card to the line that holds it.
    mutating func addNested(_ line: PhysicalLine, end: Int, next: Int, cardStart: Int) {
        var flags: ContentLine.Flags = [.nestedCard]
        if line.isNonASCII { flags.insert(.nonASCII) }
        if line.hasControl { flags.insert(.control) }
        extend(to: end, next: next, cardStart, flags)
    }

    private mutating func extend(
        to end: Int,
        next: Int,
        _ cardStart: Int,
        _ flags: ContentLine.Flags
    ) {
        let last = records.count - 1
        guard last >= 0 else { return }
        let start = Int(records[last].raw.lowerBound)
        records[last].raw = (start..<max(start, end - cardStart)).narrow
        records[last].next = Int32(truncatingIfNeeded: next - cardStart)
        records[last].flags.formUnion(flags)
    }

    private mutating func continues(
        _ range: Range<Int>,
        _ bytes: Span<UInt8>,
        _ cardStart: Int,
        _ flags: inout ContentLine.Flags
    ) -> Bool {
        guard open, !range.isEmpty else { return false }
        if bytes[range.lowerBound].isBlank { return true }
        if lastEndsInEquals, transferEncoding(bytes, cardStart) == .quotedPrintable {
            return true
        }
        guard isBase64Text(bytes, range), transferEncoding(bytes, cardStart) == .base64
        else { return false }
        flags.insert(.bareBase64)
        return true
    }

    private func isBase64Text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in bytes.trimmed(range) where !bytes[index].isBase64Character {
            return false
        }
        return true
    }

    private mutating func transferEncoding(
        _ bytes: Span<UInt8>,
        _ cardStart: Int
    ) -> TransferEncoding {
        if let encoding { return encoding }
        let found = readTransferEncoding(bytes, cardStart)
        encoding = found
        return found
    }

    private func readTransferEncoding(
        _ bytes: Span<UInt8>,
        _ cardStart: Int
    ) -> TransferEncoding {
        guard let last = records.last else { return .none }
        var line: [UInt8] = []
        var unfolding = Unfolding()
        unfolding.append(bytes, raw(last, cardStart), to: &line)
        var parameters: [ParameterRecord] = []
        guard Header(line.span, line.indices, parameters: &parameters) != nil
        else { return .none }
        for parameter in parameters {
            let kind = EncodingName(line.span, parameter)
            switch kind {
            case .quotedPrintable: return .quotedPrintable
            case .base64: return .base64
            case nil: continue
            }
        }
        return .none
    }
}
