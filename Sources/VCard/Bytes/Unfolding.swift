/// Takes the folds out of a content line, on bytes (RFC 6350 §3.2, RFC 2045 §6.7 for soft breaks).
struct Unfolding {
    /// Quoted-printable: a `=` before a line end goes with it.
    var quotedPrintable: Bool
    /// A backslash before a line end that is no fold stands, with it, for a line feed.
    var escapedLineEnds = false
    /// Whether a fold stood between two bytes of one UTF-8 sequence.
    private(set) var splitCharacter = false

    init(quotedPrintable: Bool = false) {
        self.quotedPrintable = quotedPrintable
    }

    /// Appends the bytes of a range without its folds.
    ///
    /// Of each continuation line exactly one blank goes.
    mutating func append(
        _ bytes: Span<UInt8>,
        _ range: Range<Int>,
        to output: inout [UInt8]
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes.lineEnd(from: start, to: range.upperBound)
            let isLast = end == range.upperBound
            if !isLast, escapedLineEnds, isEscaped(bytes, end, range) {
                output.append(copying: bytes.extracting(start..<end - 1))
                output.append(ASCII.lineFeed)
                start = bytes.afterLineEnd(end, to: range.upperBound)
                continue
            }
            var upper = end
            if !isLast, quotedPrintable {
                while upper > start, bytes[upper - 1].isBlank { upper -= 1 }
                if upper > start, bytes[upper - 1] == ASCII.equals {
                    upper -= 1
                } else {
                    upper = end
                }
            }
            output.append(copying: bytes.extracting(start..<upper))
            guard !isLast else { return }
            start = afterFold(bytes, end, range.upperBound)
            if start < range.upperBound, upper > range.lowerBound,
                bytes[start].continuesUTF8, bytes[upper - 1] >= 0x80
            {
                splitCharacter = true
            }
        }
    }

    /// Whether a backslash stands before a line end and no blank of a fold behind it.
    private func isEscaped(_ bytes: Span<UInt8>, _ lineEnd: Int, _ range: Range<Int>) -> Bool {
        let next = bytes.afterLineEnd(lineEnd, to: range.upperBound)
        return lineEnd > range.lowerBound && bytes[lineEnd - 1] == ASCII.backslash
            && next < range.upperBound && !bytes[next].isBlank
    }

    /// The offset behind a line end and the one blank that follows it.
    private func afterFold(_ bytes: Span<UInt8>, _ lineEnd: Int, _ end: Int) -> Int {
        let start = bytes.afterLineEnd(lineEnd, to: end)
        return start < end && bytes[start].isBlank ? start + 1 : start
    }
}

extension Array where Element == UInt8 {
    /// Appends the bytes of a span.
    mutating func append(copying span: Span<UInt8>) {
        unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
