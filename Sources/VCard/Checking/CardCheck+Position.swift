import Diagnostics

extension CardCheck {
    /// Adds a finding at a stretch of a content line, where it stands in the file.
    ///
    /// A rule is told once a line: the way to the place is as long as the line.
    mutating func report(
        _ rule: Rule,
        _ line: ContentLine,
        at stretch: Range<Int>,
        _ arguments: [String] = [],
        fix: String? = nil
    ) {
        guard !findings[firstOfLine...].contains(where: { $0.code == rule.id }) else { return }
        let place = place(of: stretch, in: line)
        findings.append(
            Finding(
                rule,
                at: place.position,
                endColumn: place.endColumn,
                card: card.number,
                arguments: arguments,
                fix: fix
            )
        )
    }

    /// Where a stretch of the card's bytes stands in the file: a folded line's header and value lie in an unfolded copy.
    private func place(
        of stretch: Range<Int>,
        in line: ContentLine
    ) -> (position: Position, endColumn: Int?) {
        let raw = line.raw.wide
        let bytes = storage.bytes
        let walk: FileWalk
        if stretch.lowerBound < storage.rawCount {
            walk = FileWalk(bytes.span, raw, upTo: stretch)
        } else {
            let start = line.stretch.lowerBound - blanks(at: raw)
            walk = FileWalk(
                bytes.span,
                raw,
                unfolded: stretch.lowerBound - start..<stretch.upperBound - start,
                quotedPrintable: line.flags.contains(.quotedPrintable)
                    && !line.flags.contains(.valueFolded)
            )
        }
        let number = storage.firstLine + Int(line.line) + walk.lines
        return (Position(line: number, column: walk.column), walk.endColumn)
    }

    private func blanks(at raw: Range<Int>) -> Int {
        storage.bytes[raw].prefix { $0.isBlank }.count
    }
}
