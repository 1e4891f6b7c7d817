/// Which content lines of a card are written anew, by their index; the other bytes are copied.
struct EditScript {
    /// Appends a line to the output with a line end.
    typealias Line = (inout [UInt8], _ lineEnd: [UInt8]) -> Void

    private let storage: CardStorage
    private let source: ArraySlice<UInt8>
    private var replacements: [Int: [Line]] = [:]
    private var insertions: [Int: [Line]] = [:]
    private var tail: [Line] = []

    /// A script without changes; `keepingUndecodable` where the bytes go back into a file of the card's own encoding.
    init(_ storage: CardStorage, keepingUndecodable: Bool = false) {
        self.storage = storage
        source = keepingUndecodable ? storage.own : storage.bytes[..<storage.rawCount]
    }

    private var head: [Line] = []
    /// Whether BEGIN and END are written anew, each once and on a line of its own.
    var framesAnew = false

    /// A line before all content lines.
    mutating func prepend(_ line: @escaping Line) {
        head.append(line)
    }

    /// Lines in the place of a content line.
    mutating func replace(_ index: Int, with lines: [Line]) {
        replacements[index] = lines
    }

    /// A line behind a content line.
    mutating func insert(_ line: @escaping Line, after index: Int) {
        insertions[index, default: []].append(line)
    }

    /// A line behind all content lines.
    mutating func append(_ line: @escaping Line) {
        tail.append(line)
    }

    /// The bytes of the card with the changes.
    var bytes: [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(storage.rawCount + 64)
        var copied = 0
        if framesAnew, let first = storage.lines.first {
            output += "BEGIN:VCARD".utf8 + defaultLineEnd
            copied = Int(first.raw.lowerBound)
        }
        let tailPlace = tail.isEmpty ? nil : placeOfTail
        if !head.isEmpty {
            let start = storage.lines.first.map { Int($0.raw.lowerBound) } ?? endOfFirstLine
            copy(to: start, &copied, &output)
            write(head, &output)
        }
        if let tailPlace, tailPlace.index == nil {
            copy(to: tailPlace.offset, &copied, &output)
            write(tail, &output)
        }
        for (index, line) in storage.lines.enumerated() {
            if let lines = replacements[index] {
                copy(to: Int(line.raw.lowerBound), &copied, &output)
                replace(line, with: lines, &copied, &output)
            }
            if let lines = insertions[index] {
                copy(to: Int(line.next), &copied, &output)
                write(lines, &output)
            }
            if let tailPlace, tailPlace.index == index {
                copy(to: Int(line.next), &copied, &output)
                write(tail, &output)
            }
        }
        guard framesAnew, let last = storage.lines.last else {
            copy(to: storage.rawCount, &copied, &output)
            return output
        }
        copy(to: Int(isGlued(last) ? last.raw.upperBound : last.next), &copied, &output)
        write([{ output, lineEnd in output += "END:VCARD".utf8 + lineEnd }], &output)
        return output
    }

    private func copy(to offset: Int, _ copied: inout Int, _ output: inout [UInt8]) {
        guard offset > copied else { return }
        output += source[copied..<offset]
        copied = offset
    }

    /// Writes lines behind a whole line: what went before gets its end where the file left it out.
    private func write(_ lines: [Line], _ output: inout [UInt8]) {
        if let last = output.last, !last.isLineEnd { output += defaultLineEnd }
        for line in lines { line(&output, defaultLineEnd) }
    }

    /// Writes lines in the place of a content line; what follows it on its last physical line stays: its end, or a
    /// marker that is glued to it.
    private func replace(
        _ line: ContentLine,
        with lines: [Line],
        _ copied: inout Int,
        _ output: inout [UInt8]
    ) {
        let rest = Array(source[Int(line.raw.upperBound)..<Int(line.next)])
        let isLineEnd = rest.allSatisfy(\.isLineEnd)
        copied = Int(line.raw.upperBound)
        if lines.isEmpty {
            if isLineEnd { copied = Int(line.next) }
            return
        }
        let end = isLineEnd && !rest.isEmpty ? rest : defaultLineEnd
        for line in lines { line(&output, end) }
        if output.count >= end.count, Array(output.suffix(end.count)) == end {
            output.removeLast(end.count)
        }
    }

    /// Where lines at the end of the card go: behind the last content line that leaves nothing open.
    ///
    /// `index` is nil where that is right behind BEGIN.
    private var placeOfTail: (index: Int?, offset: Int) {
        var index = storage.lines.count - 1
        while index >= 0 {
            let line = storage.lines[index]
            let raw = source[line.raw.wide]
            let isOpen =
                line.flags.contains(.nestedCard) || isGlued(line)
                || line.flags.contains(.quotedPrintable)
                    && raw.last { !$0.isBlank } == ASCII.equals
            if !isOpen { return (index, Int(line.next)) }
            index -= 1
        }
        return (nil, endOfFirstLine)
    }

    private var endOfFirstLine: Int { source.span.firstLineEnd?.upperBound ?? storage.rawCount }

    /// Whether a marker stands behind the line before its end.
    private func isGlued(_ line: ContentLine) -> Bool {
        !source[Int(line.raw.upperBound)..<Int(line.next)].allSatisfy(\.isLineEnd)
    }

    /// The end of the card's first line; CRLF where it has none.
    private var defaultLineEnd: [UInt8] {
        source.span.firstLineEnd.map { Array(source[$0]) } ?? LineEnd.standard
    }
}
