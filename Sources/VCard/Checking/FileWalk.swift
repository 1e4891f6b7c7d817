/// Walks the physical lines of a content line to the place where a stretch of it begins.
struct FileWalk {
    /// How many line ends lie before the stretch.
    private(set) var lines = 0
    /// The column of its first character, from 1, in code points.
    private(set) var column = 1
    /// The column after its last character, where both stand on one line.
    private(set) var endColumn: Int?

    /// A stretch of the raw bytes.
    init(_ bytes: Span<UInt8>, _ raw: Range<Int>, upTo stretch: Range<Int>) {
        var index = raw.lowerBound
        var end: Int?
        while index < raw.upperBound {
            if index == stretch.lowerBound { end = column }
            if end != nil, index >= stretch.upperBound || bytes[index].isLineEnd { break }
            step(bytes, &index, raw.upperBound)
        }
        finish(start: end)
    }

    /// A stretch of the unfolded text, counted from its first byte.
    init(
        _ bytes: Span<UInt8>,
        _ raw: Range<Int>,
        unfolded stretch: Range<Int>,
        quotedPrintable: Bool
    ) {
        var index = raw.lowerBound
        var offset = 0
        var end: Int?
        while index < raw.upperBound {
            if bytes[index].isLineEnd {
                if end != nil { break }
                step(bytes, &index, raw.upperBound)
                if index < raw.upperBound, bytes[index].isBlank {
                    step(bytes, &index, raw.upperBound)
                }
                continue
            }
            let isBreak = quotedPrintable && FileWalk.isSoftBreak(bytes, index, raw.upperBound)
            if offset == stretch.lowerBound, end == nil, !isBreak { end = column }
            if end != nil, offset >= stretch.upperBound || isBreak { break }
            step(bytes, &index, raw.upperBound)
            if isBreak {
                while index < raw.upperBound, !bytes[index].isLineEnd {
                    step(bytes, &index, raw.upperBound)
                }
            } else {
                offset += 1
            }
        }
        finish(start: end)
    }

    private mutating func finish(start: Int?) {
        guard let start else { return }
        endColumn = column > start ? column : nil
        column = start
    }

    /// Passes over one byte, or over one line end.
    private mutating func step(_ bytes: Span<UInt8>, _ index: inout Int, _ end: Int) {
        let next = bytes.afterLineEnd(index, to: end)
        guard next > index else {
            index += 1
            if index == end || !bytes[index].continuesUTF8 { column += 1 }
            return
        }
        index = next
        lines += 1
        column = 1
    }

    /// Whether only a `=` and blanks stand before the line end.
    private static func isSoftBreak(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard bytes[start] == ASCII.equals else { return false }
        var index = start + 1
        while index < end, bytes[index].isBlank { index += 1 }
        return index < end && bytes[index].isLineEnd
    }
}
