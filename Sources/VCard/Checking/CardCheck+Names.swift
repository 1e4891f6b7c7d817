import Diagnostics

extension CardCheck {
    /// Characters of a name that nobody sees; the first of a line is told.
    mutating func checkInvisible(_ line: ContentLine, _ index: Int) {
        let isDecoded = !line.flags.isDisjoint(with: [.quotedPrintable, .base64])
        guard isDecoded || line.flags.contains(.nonASCII) else { return }
        let bytes = storage.bytes
        let isNamed = declaresCharset(line)
        guard
            isDecoded || isNamed || InvisibleCharacter.mayStand(in: bytes.span, line.value.wide),
            let text = property(index).escapedText
        else { return }
        let scalars = Array(text.unicodeScalars)
        var start = 0
        for end in ends(of: scalars, line.kind) {
            if let found = InvisibleCharacter(in: scalars[start..<end]) {
                report(found, line, scalars, isPlain: !isDecoded && !isNamed)
                return
            }
            start = end
        }
    }

    /// Where the parts of a name end that are shown each by itself.
    private func ends(of scalars: [Unicode.Scalar], _ kind: PropertyKind) -> [Int] {
        var ends: [Int] = []
        var isEscaped = false
        for (index, scalar) in scalars.enumerated() {
            let isSeparator =
                scalar == ";" && (kind == .n || kind == .org)
                || scalar == "," && (kind == .n || kind == .nickname) && card.version != .v2_1
            if isSeparator, !isEscaped { ends.append(index) }
            isEscaped = !isEscaped && scalar == "\\"
        }
        return ends + [scalars.count]
    }

    /// Tells a character, at its place where the value stands in the file as it reads.
    private mutating func report(
        _ found: InvisibleCharacter,
        _ line: ContentLine,
        _ scalars: [Unicode.Scalar],
        isPlain: Bool
    ) {
        let digits = String(found.scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let value = line.value.wide
        let width = { (scalars: ArraySlice<Unicode.Scalar>) in
            scalars.reduce(0) { $0 + UTF8.width($1) }
        }
        guard isPlain, width(scalars[...]) == value.count else {
            report(.invisibleCharacter, line, [told(line), name])
            return
        }
        let start = value.lowerBound + width(scalars[..<found.index])
        let end = start + UTF8.width(found.scalar)
        report(.invisibleCharacter, line, at: start..<end, [told(line), name])
    }
}
