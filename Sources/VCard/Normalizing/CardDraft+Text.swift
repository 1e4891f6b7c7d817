import Diagnostics

extension CardDraft {
    /// Undoes quoted-printable and charsets, and drops control characters.
    mutating func repairTransfer() {
        forEachLine { draft, line in
            guard let source = line.source else { return }
            let flags = source.record.flags
            let hadControls = draft.wants(.controlCharacter) && line.dropControls()
            if flags.contains(.quotedPrintable), draft.wants(.quotedPrintable),
                draft.target != .v2_1
            {
                draft.decode(&line, .quotedPrintable)
            }
            if line.has("CHARSET"), draft.wants(.charset), draft.target != .v2_1 {
                draft.decode(&line, .charset)
            }
            if flags.contains(.control) || hadControls, draft.wants(.controlCharacter),
                draft.wanted == nil || !source.isInlineMedia
            {
                draft.decode(&line, .controlCharacter)
            }
            if flags.contains(.nonASCII), draft.wants(.notUTF8), !line.has("CHARSET"),
                !flags.contains(.quotedPrintable), !source.isInlineMedia, !source.isUTF8
            {
                draft.decode(&line, .notUTF8)
            }
        }
    }

    private mutating func decode(_ line: inout LineDraft, _ repair: Repair) {
        note(repair, line, line.told)
        line.isChanged = true
        guard let source = line.source else { return }
        if wanted != nil {
            line.value = source.isInlineMedia ? nil : .escaped(source.escapedText ?? "")
            line.remove("CHARSET")
            for index in line.parameters.indices { line.parameters[index].raw = nil }
        }
        if repair == .quotedPrintable || repair == .charset { line.dropTransferParameters() }
    }

    /// Escapes that are too many or too few.
    mutating func repairEscapes() {
        guard wants(.escapedColon) || wants(.unescapedComma) || wants(.unescapedSemicolon)
        else { return }
        forEachLine { draft, line in
            guard let source = line.source, draft.card.version != .v2_1, line.value == nil,
                line.kind.isStandard, !source.record.flags.contains(.quotedPrintable)
            else { return }
            guard var text = source.plainEscapes else { return }
            var isChanged = false
            if draft.wants(.escapedColon), Escaping.hasEscapedColon(text) {
                draft.note(.escapedColon, line, line.told)
                text = Escaping.withPlainColons(text)
                isChanged = true
            }
            for (repair, separator) in draft.escapedSeparators(of: line)
            where Escaping.hasBare(separator, text) {
                draft.note(repair, line, line.told)
                text = Escaping.withEscaped(separator, text)
                isChanged = true
            }
            guard isChanged else { return }
            line.isChanged = true
            // Where all is written anew, the meaning is escaped from scratch.
            if draft.wanted != nil { line.value = .escaped(text) }
        }
    }

    /// What has to be escaped in a line that is one text; a bare semicolon is right in 4.0.
    private func escapedSeparators(of line: LineDraft) -> [(Repair, UInt8)] {
        guard line.kind.shape(declared: line.declaredType) == .text else { return [] }
        let commas = wants(.unescapedComma) ? [(Repair.unescapedComma, ASCII.comma)] : []
        guard card.version == .v3_0, wants(.unescapedSemicolon) else { return commas }
        return commas + [(.unescapedSemicolon, ASCII.semicolon)]
    }
}

extension LineDraft {
    /// Drops control characters from the parameters, before anything is made of their values; whether there were any.
    fileprivate mutating func dropControls() -> Bool {
        var found = false
        for index in parameters.indices {
            let values = parameters[index].parameter.values
            let clean = values.map(\.withoutForbidden)
            guard clean != values else { continue }
            parameters[index].parameter.values = clean
            parameters[index].raw = nil
            found = true
        }
        return found
    }
}

extension Property {
    /// Whether the unfolded line is UTF-8.
    var isUTF8: Bool {
        let bytes = storage.bytes
        return (try? UTF8Span(validating: bytes.span.extracting(record.stretch))) != nil
    }

    /// The value as written where it holds an escape, a comma or a semicolon; nil for media and for plain values.
    fileprivate var plainEscapes: String? {
        let isPlain = storage.bytes[record.value.wide].allSatisfy {
            $0 != ASCII.backslash && $0 != ASCII.comma && $0 != ASCII.semicolon
        }
        return isPlain ? nil : escapedText
    }
}

extension Escaping {
    /// Whether a backslash stands before a colon and means it.
    static func hasEscapedColon(_ text: String) -> Bool {
        scan(text) { escaped, byte in escaped && byte == ASCII.colon }
    }

    /// Whether a separator stands without a backslash.
    static func hasBare(_ separator: UInt8, _ text: String) -> Bool {
        scan(text) { escaped, byte in !escaped && byte == separator }
    }

    /// The text with a backslash before each bare separator, everything else as written.
    static func withEscaped(_ separator: UInt8, _ text: String) -> String {
        var output: [UInt8] = []
        var escaped = false
        for byte in text.utf8 {
            if !escaped, byte == separator { output.append(ASCII.backslash) }
            output.append(byte)
            escaped = !escaped && byte == ASCII.backslash
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func scan(_ text: String, _ isHit: (Bool, UInt8) -> Bool) -> Bool {
        var escaped = false
        for byte in text.utf8 {
            if isHit(escaped, byte) { return true }
            escaped = !escaped && byte == ASCII.backslash
        }
        return false
    }

    /// The text with `\:` as a plain colon, everything else as written.
    static func withPlainColons(_ text: String) -> String {
        var output: [UInt8] = []
        var escaped = false
        for byte in text.utf8 {
            if escaped, byte == ASCII.colon { output.removeLast() }
            output.append(byte)
            escaped = !escaped && byte == ASCII.backslash
        }
        return String(decoding: output, as: UTF8.self)
    }
}
