import Diagnostics

extension CardNormalizer {
    /// Whether a property that is not changed otherwise is folded anew: it is too long, folded where it need not be, or
    /// cut inside a character.
    func refolds(_ property: Property) -> Bool {
        guard makes(.folding),
            property.record.flags.isDisjoint(with: [.quotedPrintable, .nestedCard, .escapedLineEnd])
        else { return false }
        let raw = property.storage.bytes[property.record.raw.wide]
        var length = 0
        for byte in raw {
            if byte.isLineEnd {
                length = 0
            } else {
                length += 1
                if length > Folding.width { return true }
            }
        }
        guard property.record.flags.contains(.folded) else { return false }
        var line: [UInt8] = []
        var unfolding = Unfolding()
        let bytes = property.storage.bytes
        unfolding.append(bytes.span, property.record.raw.wide, to: &line)
        var folded: [UInt8] = []
        Folding.append(line.span, to: &folded, lineEnd: [ASCII.lineFeed])
        folded.removeLast()
        return folded != raw.span.withLineEnds([ASCII.lineFeed])
    }

    /// The bytes of a card or of what stands between cards, with line ends and byte order marks put right;
    /// what goes on after a part of it begins with no mark.
    func framed(_ bytes: [UInt8], goesOn: Bool = false) -> [UInt8] {
        var bytes = bytes
        if makes(.byteOrderMark), !goesOn, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            bytes.removeFirst(3)
        }
        return makes(.lineEnds) ? bytes.span.withLineEnds(LineEnd.standard) : bytes
    }
}

extension Span where Element == UInt8 {
    /// The bytes with every line end as this one.
    fileprivate func withLineEnds(_ lineEnd: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(count + 64)
        var index = 0
        while index < count {
            if let found = LineEnd(self, at: index, to: count) {
                output += lineEnd
                index += found.count
            } else {
                output.append(self[index])
                index += 1
            }
        }
        return output
    }
}
