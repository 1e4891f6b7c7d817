import Diagnostics

extension CardCheck {
    /// Tells the first physical line of more than 75 octets (RFC 6350 §3.2); a checker keeps the first of a file.
    mutating func checkLineLength() {
        guard card.version != .v2_1 else { return }
        for line in storage.lines where line.raw.count > CardCheck.longestLine {
            guard !line.flags.contains(.nestedCard), let passed = longLine(line.raw.wide) else {
                continue
            }
            report(.lineLong, atLine: storage.firstLine + Int(line.line) + passed)
            return
        }
    }

    private static let longestLine = 75

    /// How many physical lines of a content line stand before its first long one.
    private func longLine(_ raw: Range<Int>) -> Int? {
        let bytes = storage.bytes
        let span = bytes.span
        var number = 0
        var start = raw.lowerBound
        while start < raw.upperBound {
            let end = span.lineEnd(from: start, to: raw.upperBound)
            if end - start > CardCheck.longestLine { return number }
            start = span.afterLineEnd(end, to: raw.upperBound)
            number += 1
        }
        return nil
    }
}
