import Diagnostics

extension CardCheck {
    /// The values of a known parameter; returns what VALUE names.
    mutating func checkValues(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ parameter: ParameterRecord,
        _ definition: ParameterDefinition,
        _ marks: ParameterElements.Marks
    ) -> Int? {
        let bytes = storage.bytes
        guard marks.contains(.comma) || marks.contains(.quote) else {
            return checkValue(line, row, parameter, definition, parameter.value.wide)
        }
        guard definition.isList else {
            let value = ParameterElements.unquoted(bytes.span, parameter.value.wide)
            return checkValue(line, row, parameter, definition, value)
        }
        var elements = ParameterElements(
            parameter.value.wide,
            cutsQuotedLists: definition.kind == .type
        )
        while let value = elements.next(bytes.span) {
            _ = checkValue(line, row, parameter, definition, value)
        }
        return nil
    }

    private mutating func checkValue(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ parameter: ParameterRecord,
        _ definition: ParameterDefinition,
        _ value: Range<Int>
    ) -> Int? {
        let bytes = storage.bytes
        switch definition.kind {
        case .type: checkType(line, row, value)
        case .value: return checkValueType(line, row, value)
        case .encoding: checkEncoding(line, value)
        case .level:
            let words = StandardTable.levels(of: line.kind)
            checkWord(line, definition, words, value)
        case .pid:
            if definition.form.matches(bytes.span, value) {
                checkSource(line, value)
            } else {
                tell(definition, line, value)
            }
        default:
            if case .words = definition.form {
                let place = ParameterKind.names.index(of: bytes.span, parameter.name.wide) ?? 0
                checkWord(line, definition, table.parameterWords[place], value)
            } else if !definition.form.matches(bytes.span, value) {
                tell(definition, line, value)
            }
        }
        return nil
    }

    private mutating func tell(
        _ definition: ParameterDefinition,
        _ line: ContentLine,
        _ value: Range<Int>
    ) {
        report(definition.rule, line, at: value, [definition.kind.rawValue, line.kind.rawValue])
    }

    private mutating func checkWord(
        _ line: ContentLine,
        _ definition: ParameterDefinition,
        _ words: WordTable?,
        _ value: Range<Int>
    ) {
        let bytes = storage.bytes
        guard let words, !words.contains(bytes.span, value),
            !bytes.span.hasPrefix("X-", in: value)
        else { return }
        tell(definition, line, value)
    }

    /// Whether a word of TYPE is one of the words at a place of a table, a program's own, or in wide use.
    func isWordKnown(_ table: StandardTable, _ place: Int, _ value: Range<Int>) -> Bool {
        let bytes = storage.bytes
        return table.words[place].contains(bytes.span, value)
            || bytes.span.hasPrefix("X-", in: value)
            || StandardTable.wordsInWideUse.contains(bytes.span, value)
    }

    mutating func checkType(_ line: ContentLine, _ row: StandardTable.Row, _ value: Range<Int>) {
        guard row.typeWords >= 0, !isWordKnown(table, row.typeWords, value) else { return }
        let bytes = storage.bytes
        let version = card.version
        let arguments = [line.kind.rawValue, version.rawValue]
        if version == .v4_0, StandardTable.wordsOfOneProperty.contains(bytes.span, value) {
            report(.typeMisplaced, line, at: value, arguments)
        } else {
            let isPref = value.count == 4 && bytes.span.hasPrefix("PREF", in: value)
            report(
                .typeUnknown,
                line,
                at: value,
                arguments,
                fix: version == .v4_0 && isPref ? "PREF=1" : nil
            )
        }
    }

    /// A bare word of 2.1: an encoding, a kind of value, or a type.
    mutating func checkBareWord(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ parameter: ParameterRecord
    ) {
        let bytes = storage.bytes
        let word = parameter.value.wide
        guard !table.encodings.contains(bytes.span, word),
            ValueType.names.index(of: bytes.span, word) == nil
        else { return }
        checkType(line, row, word)
    }

    private mutating func checkValueType(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ value: Range<Int>
    ) -> Int? {
        let bytes = storage.bytes
        let arguments = [line.kind.rawValue, card.version.rawValue]
        guard let place = ValueType.names.index(of: bytes.span, value) else {
            if !bytes.span.hasPrefix("X-", in: value) {
                report(.valueTypeUnknown, line, at: value, arguments)
            }
            return nil
        }
        if row.isDefined, !row.valueTypes.contains(index: place) {
            report(.valueType, line, at: value, arguments)
        }
        return place
    }

    private mutating func checkEncoding(_ line: ContentLine, _ value: Range<Int>) {
        let bytes = storage.bytes
        guard table.encodings.contains(bytes.span, value) else {
            report(
                .encodingUnknown,
                line,
                at: value,
                [ParameterKind.encoding.rawValue, card.version.rawValue]
            )
            return
        }
        if card.version == .v3_0, value.count == 6 {
            report(.base64Name, line, at: value, fix: "ENCODING=b")
        }
    }

    /// The source that a PID names must be declared by a CLIENTPIDMAP (RFC 6350 §7.2).
    private mutating func checkSource(_ line: ContentLine, _ value: Range<Int>) {
        let bytes = storage.bytes
        guard let source = ParameterForm.source(bytes.span, value),
            let number = ParameterForm.number(bytes.span, source)
        else { return }
        if sources == nil { sources = declaredSources() }
        guard let sources, !sources.contains(number) else { return }
        report(.pidUndeclared, line, at: source, [line.kind.rawValue])
    }

    private func declaredSources() -> Set<Int> {
        let bytes = storage.bytes
        var numbers: Set<Int> = []
        for line in storage.lines where line.kind == .clientpidmap {
            let value = bytes.span.trimmed(line.value.wide)
            let end = value.first { bytes[$0] == ASCII.semicolon } ?? value.upperBound
            if let number = ParameterForm.number(bytes.span, value.lowerBound..<end) {
                numbers.insert(number)
            }
        }
        return numbers
    }
}
