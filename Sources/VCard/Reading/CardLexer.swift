/// Cuts the content lines of a whole card into group, name, parameters and value.
struct CardLexer {
    /// The card's bytes, then unfolded copies of its folded lines.
    private(set) var bytes: [UInt8]
    private(set) var lines: [ContentLine]
    private(set) var parameters: [ParameterRecord] = []
    private let rawCount: Int
    private let names = PropertyKind.Lookup.standard

    /// A lexer of the card in `bytes` with joined lines.
    init(bytes: ArraySlice<UInt8>, lines: [ContentLine]) {
        self.bytes = Array(bytes)
        self.lines = lines
        rawCount = bytes.count
        parameters.reserveCapacity(lines.count)
    }

    /// Cuts all lines.
    mutating func run() {
        var isMalformed = false
        for index in lines.indices {
            var line = lines[index]
            if line.flags.contains(.nestedCard) {
                lexNested(&line)
            } else if line.flags.contains(.folded) {
                lexFolded(&line)
            } else {
                lex(&line, line.raw.wide)
            }
            isMalformed = isMalformed || line.flags.contains(.malformed)
            lines[index] = line
        }
        if isMalformed { joinEscapedLineEnds() }
    }

    /// Joins lines of a 2.1 card that a backslash before the line end holds together.
    ///
    /// Programs that know no other line break write one so. In legal cards a property may end in a
    /// backslash, but what follows it is another property: only a line without a colon is joined.
    private mutating func joinEscapedLineEnds() {
        let version = Version(lexer: self, line: lines.firstIndex { $0.kind == .version })
        guard version == .v2_1 else { return }
        var joined: [ContentLine] = []
        var lastPiece = 0..<0
        for line in lines {
            if let last = joined.last, goesOn(last, lastPiece, with: line) {
                joined[joined.count - 1].raw = last.raw.lowerBound..<line.raw.upperBound
                joined[joined.count - 1].next = line.next
                let kept = line.flags.subtracting(.malformed)
                joined[joined.count - 1].flags.formUnion(kept.union([.folded, .escapedLineEnd]))
            } else {
                joined.append(line)
            }
            lastPiece = line.raw.wide
        }
        lines = joined
        for index in lines.indices where lines[index].flags.contains(.escapedLineEnd) {
            var line = lines[index]
            lexFolded(&line)
            lines[index] = line
        }
    }

    /// Whether a line belongs to the one before it, whose last piece ends in a backslash.
    private func goesOn(_ last: ContentLine, _ piece: Range<Int>, with line: ContentLine) -> Bool {
        let without: ContentLine.Flags = [.malformed, .quotedPrintable, .base64, .nestedCard]
        guard line.flags.contains(.malformed), last.next == line.raw.lowerBound,
            last.flags.isDisjoint(with: without), !last.kind.isMedia, piece.count > 1,
            bytes[piece.upperBound - 1] == ASCII.backslash,
            !bytes[line.value.wide].contains(ASCII.colon)
        else { return false }
        // In some charsets the second byte of a letter is that of a backslash.
        return bytes[piece.upperBound - 2] < 0x80
            || (try? UTF8Span(validating: bytes.span.extracting(piece))) != nil
    }

    /// Cuts a stretch without folds.
    private mutating func lex(_ line: inout ContentLine, _ stretch: Range<Int>) {
        let bytes = self.bytes
        let first = parameters.count
        let span = bytes.span
        guard let header = Header(span, stretch, parameters: &parameters) else {
            line.flags.insert(.malformed)
            line.value = stretch.narrow
            return
        }
        if header.group.isEmpty, CardMarker.isName(span, header.name),
            isHiddenMarker(header, stretch, first)
        {
            parameters.removeSubrange(first...)
            line.flags.insert(.malformed)
            line.value = stretch.narrow
            return
        }
        line.group = header.group.narrow
        line.name = header.name.narrow
        line.kind = names.kind(of: span, header.name)
        line.parameters = (first..<parameters.count).narrow
        line.value = (header.colon + 1..<stretch.upperBound).narrow
        for index in first..<parameters.count {
            switch EncodingName(span, parameters[index]) {
            case .quotedPrintable: line.flags.insert(.quotedPrintable)
            case .base64: line.flags.insert(.base64)
            case nil: break
            }
        }
    }

    /// Whether a line would open or close a card if it were unfolded, decoded, or without what does not belong to it.
    private func isHiddenMarker(
        _ header: Header,
        _ stretch: Range<Int>,
        _ firstParameter: Int
    ) -> Bool {
        let text = bytes[header.name] + bytes[header.colon..<stretch.upperBound]
        let clean = text.filter { !$0.isForbidden }
        return CardMarker(clean.span, clean.indices) != nil
            || parameters[firstParameter...].contains { EncodingName(bytes.span, $0) != nil }
    }

    /// The header of an AGENT card is its first physical line; the card is the value.
    private mutating func lexNested(_ line: inout ContentLine) {
        let raw = line.raw.wide
        let first = raw.lowerBound..<bytes.span.lineEnd(from: raw.lowerBound, to: raw.upperBound)
        lex(&line, first)
        line.value =
            (bytes.span.afterLineEnd(first.upperBound, to: raw.upperBound)..<raw.upperBound).narrow
    }

    private mutating func lexFolded(_ line: inout ContentLine) {
        let raw = line.raw.wide
        if isMedia(raw) {
            lexMedia(&line)
            return
        }
        let start = bytes.count
        var unfolding = Unfolding(quotedPrintable: isQuotedPrintable(raw))
        unfolding.escapedLineEnds = line.flags.contains(.escapedLineEnd)
        unfold(raw, with: &unfolding)
        if unfolding.splitCharacter { line.flags.insert(.splitCharacter) }
        lex(&line, start..<bytes.count)
    }

    /// Media keep their folds: only the physical lines of the header are unfolded.
    private mutating func lexMedia(_ line: inout ContentLine) {
        let raw = line.raw.wide
        let start = bytes.count
        var end = raw.lowerBound
        var colon: Int?
        var scan = ColonScan()
        while colon == nil, end < raw.upperBound {
            let from = end
            end = bytes.span.lineEnd(from: from, to: raw.upperBound)
            var text = from..<end
            if from > raw.lowerBound, !text.isEmpty, bytes[from].isBlank {
                text = from + 1..<end
            }
            colon = scan.next(bytes.span, text)
            var unfolding = Unfolding()
            unfold(text.lowerBound..<(colon.map { $0 + 1 } ?? text.upperBound), with: &unfolding)
            end = bytes.span.afterLineEnd(end, to: raw.upperBound)
        }
        lex(&line, start..<bytes.count)
        guard let colon, !line.flags.contains(.malformed) else { return }
        line.value = (colon + 1..<raw.upperBound).narrow
        line.flags.insert(.valueFolded)
    }

    private mutating func unfold(_ range: Range<Int>, with unfolding: inout Unfolding) {
        var unfolded: [UInt8] = []
        unfolding.append(bytes.span, range, to: &unfolded)
        bytes.append(contentsOf: unfolded)
    }

    /// Whether the name on the first physical line is one of the media.
    private func isMedia(_ raw: Range<Int>) -> Bool {
        let span = bytes.span
        var start = raw.lowerBound
        var index = start
        while index < raw.upperBound {
            switch span[index] {
            case ASCII.dot: start = index + 1
            case ASCII.colon, ASCII.semicolon:
                return names.kind(of: span, span.trimmed(start..<index)).isMedia
            case let byte where byte.isLineEnd: return false
            default: break
            }
            index += 1
        }
        return false
    }

    /// Whether a soft break of quoted-printable may stand in the line.
    private func isQuotedPrintable(_ raw: Range<Int>) -> Bool {
        let span = bytes.span
        let end = span.lineEnd(from: raw.lowerBound, to: raw.upperBound)
        var found: [ParameterRecord] = []
        guard Header(span, raw.lowerBound..<end, parameters: &found) != nil else {
            return false
        }
        return found.contains { EncodingName(span, $0) == .quotedPrintable }
    }
}

/// Looks for the first colon outside quotes in a header that comes in pieces.
private struct ColonScan {
    private var quoted = false

    mutating func next(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        for index in range {
            switch bytes[index] {
            case ASCII.quote: quoted.toggle()
            case ASCII.colon where !quoted: return index
            default: break
            }
        }
        return nil
    }
}
