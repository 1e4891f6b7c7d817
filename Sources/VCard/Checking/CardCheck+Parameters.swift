import Diagnostics

extension CardCheck {
    /// All parameters of a line; returns the place in ``ValueType/allCases`` that VALUE names, or nil.
    mutating func checkParameters(_ line: ContentLine, _ index: Int) -> Int? {
        let row = table.rows[line.kind.ordinal]
        let span = storage.bytes
        var seen = ParameterKinds(rawValue: 0)
        var declared: Int?
        var bare = false
        for parameter in storage.parameters[line.parameters.wide] {
            let marks = ParameterElements.marks(span.span, parameter.value.wide)
            if !marks.isDisjoint(with: [.quote, .caret]) { checkMarks(line, parameter, marks) }
            if parameter.name.isEmpty {
                bare = true
                if card.version == .v2_1, row.isDefined { checkBareWord(line, row, parameter) }
                continue
            }
            guard isStandard(line.kind) else {
                checkEncodingName(line, parameter)
                continue
            }
            guard let place = ParameterKind.names.index(of: span.span, parameter.name.wide) else {
                checkUnknown(line, parameter)
                continue
            }
            let value = checkKnown(line, row, parameter, place, marks, &seen)
            declared = declared ?? value
        }
        if bare, card.version != .v2_1 {
            report(.bareWord, line, [told(line), card.version.rawValue])
        }
        if declaresCharset(line), !line.flags.contains(.quotedPrintable) {
            checkDecoded(line, index)
        }
        checkUnquotedColon(line)
        checkPhonetic(line, seen)
        return declared
    }

    /// A parameter that a standard knows; returns what VALUE names.
    private mutating func checkKnown(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ parameter: ParameterRecord,
        _ place: Int,
        _ marks: ParameterElements.Marks,
        _ seen: inout ParameterKinds
    ) -> Int? {
        let kind = ParameterKinds(index: place)
        let definition = ParameterDefinition.all[place]
        let version = card.version
        if definition.kind == .charset {
            if version != .v2_1 {
                report(
                    .charsetParameter,
                    line,
                    at: parameter.stretch,
                    [told(line), version.rawValue]
                )
            }
            return nil
        }
        if !table.parameters.isSuperset(of: kind) {
            let rule: Rule =
                definition.kind == .encoding ? .encodingUnknown : .parameterOfOtherVersion
            report(
                rule,
                line,
                at: parameter.stretch,
                [definition.kind.rawValue, version.rawValue]
            )
            return nil
        }
        if row.isDefined, !row.parameters.isSuperset(of: kind) {
            report(
                .parameterMisplaced,
                line,
                at: parameter.name.wide,
                [definition.kind.rawValue, line.kind.rawValue, version.rawValue]
            )
        }
        if !definition.isList, !seen.isDisjoint(with: kind) {
            report(
                .parameterRepeated,
                line,
                at: parameter.name.wide,
                [definition.kind.rawValue, line.kind.rawValue]
            )
        }
        seen.formUnion(kind)
        return checkValues(line, row, parameter, definition, marks)
    }

    /// Programs' own properties have parameters of their own, but base64 has one name.
    private mutating func checkEncodingName(_ line: ContentLine, _ parameter: ParameterRecord) {
        let bytes = storage.bytes
        guard card.version == .v3_0, line.flags.contains(.base64), parameter.value.count == 6,
            bytes.span.hasPrefix("ENCODING", in: parameter.name.wide)
        else { return }
        report(.base64Name, line, at: parameter.value.wide, fix: "ENCODING=b")
    }

    private mutating func checkUnknown(_ line: ContentLine, _ parameter: ParameterRecord) {
        let bytes = storage.bytes
        let name = parameter.name.wide
        guard !bytes.span.hasPrefix("X-", in: name) else { return }
        report(.parameterUnknown, line, at: name, [told(line)])
    }

    /// Quotes and carets in a parameter's values.
    private mutating func checkMarks(
        _ line: ContentLine,
        _ parameter: ParameterRecord,
        _ marks: ParameterElements.Marks
    ) {
        let bytes = storage.bytes
        let value = parameter.value.wide
        if marks.contains(.quote) {
            switch ParameterElements.quotesAreClosed(bytes.span, value) {
            case nil: report(.quoteUnclosed, line, at: value, [told(line)])
            case false?: report(.quoteInside, line, at: value, [told(line)])
            case true?: break
            }
        }
        guard marks.contains(.caret), card.version != .v4_0 else { return }
        for index in value.dropLast() where bytes[index] == ASCII.caret {
            let next = bytes[index + 1]
            guard next == ASCII.caret || next == 0x6E || next == 0x27 else { continue }
            report(.caretEscape, line, at: index..<index + 2, [told(line), card.version.rawValue])
            return
        }
    }

    /// Whether a CHARSET stands among the parameters.
    func declaresCharset(_ line: ContentLine) -> Bool {
        let bytes = storage.bytes
        return storage.parameters[line.parameters.wide].contains {
            $0.name.count == 7 && bytes.span.hasPrefix("CHARSET", in: $0.name.wide)
        }
    }

    /// A backslash before the colon that ends the parameters, and another colon behind it, show that a value was cut.
    private mutating func checkUnquotedColon(_ line: ContentLine) {
        let value = line.value.wide
        guard let last = storage.parameters[line.parameters.wide].last?.value.wide,
            !last.isEmpty, storage.bytes[last.upperBound - 1] == ASCII.backslash,
            !value.isEmpty, storage.bytes[value.lowerBound] == ASCII.colon
        else { return }
        report(.unquotedColon, line, [told(line)])
    }

    /// Whether a standard names the property; programs' own names may have parameters of their own.
    func isStandard(_ kind: PropertyKind) -> Bool {
        kind.ordinal < PropertyKind.abLabel.ordinal
    }
}

extension ParameterRecord {
    /// The name, where there is one, and the values.
    var stretch: Range<Int> {
        let value = value.wide
        return name.isEmpty
            ? value : name.wide.lowerBound..<max(name.wide.upperBound, value.upperBound)
    }
}
