import Diagnostics

extension CardCheck {
    /// The characters of a line that has more than plain ASCII in it.
    mutating func checkText(_ line: ContentLine, _ index: Int) {
        if line.flags.contains(.control) {
            report(.controlCharacter, line, [told(line)])
        }
        if line.flags.contains(.escapedLineEnd) { report(.lineEndEscaped, line, [told(line)]) }
        if line.flags.contains(.bareBase64), card.version != .v2_1 {
            report(.bareBase64, atLine: lineOfBareBase64(line))
        }
        if line.flags.contains(.quotedPrintable) {
            checkDecoded(line, index)
            return
        }
        guard line.flags.contains(.nonASCII) else { return }
        if line.flags.contains(.splitCharacter) { report(.splitCharacter, line, [told(line)]) }
        let bytes = storage.bytes
        let stretch = line.flags.contains(.valueFolded) ? line.raw.wide : line.stretch
        if (try? UTF8Span(validating: bytes.span.extracting(stretch))) == nil {
            if !declaresCharset(line) { checkDecoded(line, index) }
        } else {
            checkDamage(line, bytes.span, line.value.wide)
        }
    }

    /// What transfer decoding and charset decoding of a value meet.
    mutating func checkDecoded(_ line: ContentLine, _ index: Int) {
        guard let value = property(index).decodedValue else { return }
        if value.brokenEscapes > 0 { report(.brokenEscape, line, [told(line)]) }
        switch value.outcome {
        case .clean: break
        case .windows1252: report(.notUTF8, line, [told(line)])
        case .damaged: report(.damagedText, line, [told(line)])
        case .unknown: report(.charsetUnknown, line, [told(line)])
        }
    }

    /// Marks of damage in good UTF-8: U+FFFD, and UTF-8 that was taken for Windows-1252.
    private mutating func checkDamage(
        _ line: ContentLine,
        _ bytes: Span<UInt8>,
        _ value: Range<Int>
    ) {
        var doubled = false
        var index = value.lowerBound
        while index < value.upperBound {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let rest = value.upperBound - index
            if rest >= 3, bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBD {
                report(.replacementCharacter, line, [told(line)])
                return
            }
            doubled = doubled || CardCheck.isDoubled(bytes, index, rest)
            index += 1
        }
        if doubled { report(.doubleEncoded, line, [told(line)]) }
    }

    /// A letter U+00C2 to U+00DF before one of U+0080 to U+00BF, or `â€`: what one character of two or three bytes becomes.
    private static func isDoubled(_ bytes: Span<UInt8>, _ index: Int, _ rest: Int) -> Bool {
        guard bytes[index] == 0xC3, rest >= 4 else { return false }
        let second = bytes[index + 1]
        if second >= 0x82, second <= 0x9F { return bytes[index + 2] == 0xC2 }
        return second == 0xA2 && rest >= 5 && bytes[index + 2] == 0xE2
            && bytes[index + 3] == 0x82 && bytes[index + 4] == 0xAC
    }

    /// The first physical line of a base64 body that begins without a blank.
    private func lineOfBareBase64(_ line: ContentLine) -> Int {
        let bytes = storage.bytes
        let raw = line.raw.wide
        var number = storage.firstLine + Int(line.line)
        var end = bytes.span.lineEnd(from: raw.lowerBound, to: raw.upperBound)
        while end < raw.upperBound {
            let start = bytes.span.afterLineEnd(end, to: raw.upperBound)
            number += 1
            if start < raw.upperBound, !bytes[start].isBlank { return number }
            end = bytes.span.lineEnd(from: start, to: raw.upperBound)
        }
        return number
    }

    /// Values that are one text: a bare comma, in 3.0 also a bare semicolon, is read as text, but should be escaped.
    mutating func checkSingleText(_ line: ContentLine) {
        guard card.version != .v2_1 else { return }
        var escaped = false
        var colon = false
        var comma = false
        var semicolon = false
        for index in line.value.wide {
            let byte = storage.bytes[index]
            if escaped {
                escaped = false
                colon = colon || byte == ASCII.colon
            } else if byte == ASCII.backslash {
                escaped = true
            } else {
                comma = comma || byte == ASCII.comma
                semicolon = semicolon || byte == ASCII.semicolon
            }
        }
        if colon { report(.escapedColon, line, [told(line)]) }
        if comma { report(.unescapedComma, line, [told(line)]) }
        if semicolon, card.version == .v3_0 { report(.unescapedSemicolon, line, [told(line)]) }
    }

    mutating func checkEscapedColon(_ line: ContentLine) {
        guard card.version != .v2_1 else { return }
        var escaped = false
        for index in line.value.wide {
            let byte = storage.bytes[index]
            if escaped {
                escaped = false
                if byte == ASCII.colon {
                    report(.escapedColon, line, [told(line)])
                    return
                }
            } else {
                escaped = byte == ASCII.backslash
            }
        }
    }
}

extension ContentLine {
    /// Where the whole unfolded line lies, from its group or name to the end of its value.
    var stretch: Range<Int> {
        let start = group.isEmpty ? name.lowerBound : group.lowerBound
        return Int(start)..<max(Int(start), Int(value.upperBound))
    }
}
