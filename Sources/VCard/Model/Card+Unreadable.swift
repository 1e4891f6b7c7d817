import Diagnostics

extension Card {
    /// The lines of the card that are no property, raw, with their line ends, each with its reason.
    ///
    /// They stay in the card: ``rawBytes`` holds them.
    public var unreadableLines: [UnreadableEntry] {
        storage.lines.filter { $0.flags.contains(.malformed) }.map { line in
            let range = storage.physicalLines(of: line)
            let source = storage.source(range)
            return UnreadableEntry(
                .line,
                source,
                start: storage.fileOffset + range.lowerBound,
                line: self.line + Int(line.line),
                finding: Finding(
                    storage.ruleBroken(by: line),
                    at: Position(line: self.line + Int(line.line)),
                    card: number
                ),
                beginning: Array(source.held.prefix(PassedText.mostShown))
            )
        }
    }
}

extension CardStorage {
    /// Why a line is no property.
    func ruleBroken(by malformed: ContentLine) -> Rule {
        let text = bytes[malformed.value.wide]
        guard text.contains(ASCII.colon) else { return .lineWithoutColon }
        let name = text.prefix { $0 != ASCII.colon && $0 != ASCII.semicolon }
            .filter { !$0.isBlank }
        return CardMarker.isName(name.span, name.indices) ? .markerDamaged : .lineWithoutName
    }

    /// A stretch of the card as it stands in the file.
    func source(_ range: Range<Int>) -> SourceText {
        SourceText(held: Array(own[range]), encoding: encoding)
    }

    /// A content line from the first blank of its first physical line to its line end.
    fileprivate func physicalLines(of line: ContentLine) -> Range<Int> {
        let bytes = self.bytes
        let raw = line.raw.wide
        var start = raw.lowerBound
        while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
        return start..<bytes.span.afterLineEnd(raw.upperBound, to: rawCount)
    }
}
