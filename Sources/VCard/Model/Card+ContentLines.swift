package import Text

extension Card {
    /// How many bytes the card takes in its file, as UTF-8.
    package var byteCount: Int { storage.rawCount }

    /// The bytes of the content line that covers a physical line of the file, as they stand there
    /// with their folds and without the last line end; nil for BEGIN, END and what is not the card's.
    package func contentLine(atLine number: Int) -> ArraySlice<UInt8>? {
        let wanted = number - line
        guard let index = storage.lineIndex(before: wanted) else { return nil }
        let raw = storage.lines[index].raw.wide
        var current = Int(storage.lines[index].line)
        var start = raw.lowerBound
        while current < wanted {
            start = storage.nextLine(from: start)
            guard start < raw.upperBound else { return nil }
            current += 1
        }
        return storage.bytes[raw]
    }

    /// What tells whether a finding at a physical line is one that was told before.
    ///
    /// It is a digest of the content line, whatever its line ends are. For a finding about the card
    /// as a whole, which stands at BEGIN or END, it is one of the lines that say whose card it is.
    package func digest(ofLine number: Int) -> Digest {
        if let line = contentLine(atLine: number) { return Card.digest(of: [line]) }
        for kinds in [[.uid], [.fn, .n]] as [[PropertyKind]] {
            let lines = storage.lines.filter { kinds.contains($0.kind) }
            if !lines.isEmpty { return Card.digest(of: lines.map { storage.bytes[$0.raw.wide] }) }
        }
        return Card.digest(of: storage.lines.map { storage.bytes[$0.raw.wide] })
    }

    private static func digest(of lines: [ArraySlice<UInt8>]) -> Digest {
        var hash = SHA256()
        for line in lines {
            hash.update(line.filter { !$0.isLineEnd })
            hash.update([ASCII.lineFeed])
        }
        return hash.finalize()
    }
}
