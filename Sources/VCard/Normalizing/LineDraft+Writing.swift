extension LineDraft {
    /// Appends the line as it will stand in a card.
    ///
    /// What is still as it was read is copied: parameters byte for byte, and in a card that keeps its version the value.
    func append(
        to output: inout [UInt8],
        in draft: CardDraft,
        lineEnd: [UInt8] = [ASCII.carriageReturn, ASCII.lineFeed]
    ) {
        if let source, value == nil, draft.wanted != nil || source.isPlain(in: draft.target) {
            appendSource(source, to: &output, in: draft, lineEnd: lineEnd)
            return
        }
        var line = PropertyLine(
            name,
            group: group,
            parameters: parameters.map(\.parameter),
            value: meaning
        )
        if draft.wanted != nil {
            // The value is decoded now; what said how it was encoded would be wrong.
            line.parameters.removeAll(where: \.isOfTransfer)
            appendEdited(line, to: &output, in: draft, lineEnd: lineEnd)
            return
        }
        line.append(to: &output, version: draft.target, lineEnd: lineEnd)
    }

    /// The line with another head and the value of its source.
    private func appendSource(
        _ source: Property,
        to output: inout [UInt8],
        in draft: CardDraft,
        lineEnd: [UInt8]
    ) {
        var line = head(source.storage, draft.target)
        line.append(ASCII.colon)
        let value = source.valueBytes
        if source.record.flags.contains(.base64), source.isInlineMedia {
            line += value.filter { !$0.isBlank && !$0.isLineEnd }
        } else {
            line += value
        }
        if source.record.flags.contains(.escapedLineEnd) {
            for byte in line {
                output += byte == ASCII.lineFeed ? [ASCII.backslash] + lineEnd : [byte]
            }
            output += lineEnd
            return
        }
        if source.record.flags.contains(.quotedPrintable), source.record.flags.contains(.folded) {
            // A fold inside an escape would be one of another kind.
            output += line + lineEnd
            return
        }
        Folding.append(line.span, to: &output, lineEnd: lineEnd)
    }

    /// The line with another value, and the parameters that nobody touched byte for byte.
    private func appendEdited(
        _ line: PropertyLine,
        to output: inout [UInt8],
        in draft: CardDraft,
        lineEnd: [UInt8]
    ) {
        guard draft.target != .v2_1, let source else {
            line.append(to: &output, version: draft.target, lineEnd: lineEnd)
            return
        }
        var kept = self
        kept.parameters.removeAll(where: \.parameter.isOfTransfer)
        var bare = line
        bare.parameters = []
        bare.group = nil
        bare.name = ""
        // The value, and what its form adds to the parameters.
        var rest: [UInt8] = []
        bare.appendTail(to: &rest, version: draft.target, kind: kind)
        let bytes = kept.head(source.storage, draft.target) + rest
        Folding.append(bytes.span, to: &output, lineEnd: lineEnd)
    }

    /// Group, name and parameters, those that are as they were byte for byte.
    private func head(_ storage: CardStorage, _ version: Version) -> [UInt8] {
        var line: [UInt8] = []
        if let group {
            line += group.utf8
            line.append(ASCII.dot)
        }
        line += name.utf8
        for draft in parameters {
            if let raw = draft.raw {
                line.append(ASCII.semicolon)
                line += storage.bytes[raw.wide]
            } else if !draft.parameter.values.isEmpty {
                draft.parameter.append(to: &line, version: version)
            }
        }
        return line
    }
}

extension Parameter {
    /// Whether the parameter only says how the value is encoded.
    fileprivate var isOfTransfer: Bool { isNamed("ENCODING") || isNamed("CHARSET") }
}

extension Property {
    /// Whether the value reads the same in a version just as it stands: ASCII or UTF-8 without escapes and separators.
    func isPlain(in target: Version) -> Bool {
        guard
            record.flags.isDisjoint(with: [
                .quotedPrintable, .base64, .control, .nestedCard, .escapedLineEnd,
            ]),
            !record.flags.contains(.valueFolded), record.parameters.isEmpty, !isInlineMedia
        else { return false }
        let bytes = storage.bytes
        let value = record.value.wide
        for index in value {
            switch bytes[index] {
            case ASCII.backslash: return false
            case ASCII.comma, ASCII.semicolon: return false
            default: break
            }
        }
        return !record.flags.contains(.nonASCII) || isUTF8
    }
}
