internal import Text

/// A difference in unified form, told piece by piece as a file is rewritten; it holds a few lines of context only.
struct UnifiedDifference {
    private enum Change: UInt8 {
        case same = 0x20
        case removed = 0x2D
        case added = 0x2B
    }

    private static let context = 3

    private let colours: Bool
    private var path = ""
    private var isBegun = false
    private var before: [ArraySlice<UInt8>] = []
    private var hunk: [(change: Change, line: ArraySlice<UInt8>)] = []
    private var trailing = 0
    private var oldLine = 1
    private var newLine = 1
    private var hunkStart = (old: 1, new: 1)
    /// The beginning of a line whose rest comes with the next stretch.
    private var open: (old: [UInt8], new: [UInt8]) = ([], [])

    /// `colours` adds ANSI colours and writes out what could steer a terminal.
    init(colours: Bool) {
        self.colours = colours
    }

    /// The pieces that follow are of this file.
    mutating func begin(_ path: String) {
        let colours = colours
        self = UnifiedDifference(colours: colours)
        self.path = path
    }

    /// A stretch of the file and what stands in its place.
    mutating func append(_ old: [UInt8], _ new: [UInt8], to output: inout [UInt8]) {
        compare(Self.wholeLines(old, &open.old), Self.wholeLines(new, &open.new), to: &output)
    }

    private mutating func compare(_ old: [UInt8], _ new: [UInt8], to output: inout [UInt8]) {
        let (old, new) = (Self.lines(old), Self.lines(new))
        for step in LineDifference.steps(old, new) {
            switch step {
            case .same(let line): keep(line, to: &output)
            case .removed(let line): change(.removed, line)
            case .added(let line): change(.added, line)
            }
        }
    }

    /// The file has no more pieces.
    mutating func end(to output: inout [UInt8]) {
        compare(open.old, open.new, to: &output)
        open = ([], [])
        flush(to: &output)
    }

    /// The lines that end in more bytes; what follows the last of them stays open.
    private static func wholeLines(_ more: [UInt8], _ open: inout [UInt8]) -> [UInt8] {
        guard let last = more.lastIndex(of: 0x0A) else {
            open += more
            return []
        }
        defer { open = Array(more[(last + 1)...]) }
        return open + more[...last]
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private mutating func keep(_ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        oldLine += 1
        newLine += 1
        guard !hunk.isEmpty else {
            before.append(line)
            if before.count > Self.context { before.removeFirst() }
            return
        }
        hunk.append((.same, line))
        trailing += 1
        guard trailing > 2 * Self.context else { return }
        flush(to: &output)
    }

    private mutating func change(_ change: Change, _ line: ArraySlice<UInt8>) {
        if hunk.isEmpty {
            hunkStart = (oldLine - before.count, newLine - before.count)
            hunk = before.map { (.same, $0) }
            before = []
        }
        hunk.append((change, line))
        trailing = 0
        if change == .removed { oldLine += 1 } else { newLine += 1 }
    }

    private mutating func flush(to output: inout [UInt8]) {
        guard !hunk.isEmpty else { return }
        let spare = max(0, trailing - Self.context)
        before = hunk.suffix(min(trailing, Self.context)).map(\.line)
        hunk.removeLast(spare)
        if !isBegun {
            isBegun = true
            let name = TerminalText.escaped(path)
            put("--- \(name)", "1", to: &output)
            put("+++ \(name)", "1", to: &output)
        }
        let old = hunk.count(where: { $0.change != .added })
        let new = hunk.count(where: { $0.change != .removed })
        let (oldStart, newStart) = (
            old == 0 ? hunkStart.old - 1 : hunkStart.old,
            new == 0 ? hunkStart.new - 1 : hunkStart.new
        )
        put("@@ -\(oldStart),\(old) +\(newStart),\(new) @@", "36", to: &output)
        for (change, line) in hunk { put(change, line, to: &output) }
        hunk = []
        trailing = 0
    }

    private func put(_ text: String, _ colour: String, to output: inout [UInt8]) {
        output += (colours ? "\u{1B}[\(colour)m\(text)\u{1B}[0m\n" : text + "\n").utf8
    }

    private func put(
        _ change: Change,
        _ line: ArraySlice<UInt8>,
        to output: inout [UInt8]
    ) {
        let hasEnd = line.last == 0x0A
        guard colours else {
            output.append(change.rawValue)
            output += line
            if !hasEnd { output += "\n\\ No newline at end of file\n".utf8 }
            return
        }
        var text = hasEnd ? line.dropLast() : line
        if text.last == 0x0D { text = text.dropLast() }
        let shown =
            String(decoding: [change.rawValue], as: UTF8.self)
            + TerminalText.escaped(String(decoding: text, as: UTF8.self))
        switch change {
        case .same: output += (shown + "\n").utf8
        case .removed: put(shown, "31", to: &output)
        case .added: put(shown, "32", to: &output)
        }
    }
}
