import Diagnostics

extension CardCheck {
    /// The parameters of a line that its target has no place for, each told once, and the words of its TYPE.
    mutating func checkTargetParameters(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ target: StandardTable
    ) {
        let bytes = storage.bytes
        var told = ParameterKinds(rawValue: 0)
        for parameter in storage.parameters[line.parameters.wide] {
            guard let kind = kind(of: parameter) else { continue }
            guard let equal = equal(to: kind, parameter, line.kind, target.version) else {
                continue
            }
            if !row.parameters.isSuperset(of: equal.set) {
                guard told.isDisjoint(with: kind.set) else { continue }
                told.formUnion(kind.set)
                report(
                    .targetParameter,
                    line,
                    [kind.rawValue, target.version.rawValue, line.kind.rawValue]
                )
            } else if kind == .type {
                var words = ParameterElements(parameter.value.wide, cutsQuotedLists: true)
                while let word = words.next(bytes.span) {
                    checkTargetType(line, row, target, word)
                }
            }
        }
    }

    /// The parameter that a name means; a bare word is a type unless it says how the value is written.
    private func kind(of parameter: ParameterRecord) -> ParameterKind? {
        let bytes = storage.bytes
        guard parameter.name.isEmpty else {
            return ParameterKind.names.index(of: bytes.span, parameter.name.wide)
                .map { ParameterKind.allCases[$0] }
        }
        if case .type = BareWord(storage.string(parameter.value)) { return .type }
        return nil
    }

    /// The parameter in which the target says the same; nil where it says it without any.
    private func equal(
        to kind: ParameterKind,
        _ parameter: ParameterRecord,
        _ property: PropertyKind,
        _ target: Version
    ) -> ParameterKind? {
        let bytes = storage.bytes
        switch (kind, target) {
        // How the value is written is judged with the value.
        case (.value, _), (.encoding, _), (.charset, _): return nil
        case (.pref, .v3_0): return .type
        case (.mediatype, .v3_0) where property.isMedia: return .type
        case (.label, .v3_0) where property == .adr, (.sortAs, .v3_0) where property == .n:
            // LABEL and SORT-STRING are properties there.
            return nil
        case (.calscale, .v3_0):
            let value = ParameterElements.unquoted(bytes.span, parameter.value.wide)
            let isGregorian = value.count == 9 && bytes.span.hasPrefix("GREGORIAN", in: value)
            return isGregorian ? nil : kind
        case (.type, .v4_0) where property.isMedia && card.version != .v4_0:
            return isPlace(parameter) ? kind : nil
        case (.type, .v4_0) where isPreference(parameter): return .pref
        default: return kind
        }
    }

    /// Whether TYPE says where a thing belongs, and nothing of its data.
    private func isPlace(_ parameter: ParameterRecord) -> Bool {
        TypeName.places.contains(storage.string(parameter.value).lowercased())
    }

    private func isPreference(_ parameter: ParameterRecord) -> Bool {
        let bytes = storage.bytes
        let value = ParameterElements.unquoted(bytes.span, parameter.value.wide)
        return value.count == 4 && bytes.span.hasPrefix("PREF", in: value)
    }

    private mutating func checkTargetType(
        _ line: ContentLine,
        _ row: StandardTable.Row,
        _ target: StandardTable,
        _ word: Range<Int>
    ) {
        let bytes = storage.bytes
        let isKnown: Bool
        if row.typeWords >= 0 {
            isKnown = isWordKnown(target, row.typeWords, word)
        } else {
            // TYPE of 3.0's photos, logos, sounds and keys names the data.
            let isFormat = line.kind.isMedia && target.version == .v3_0 && card.version == .v4_0
            isKnown = !isFormat || bytes.span.hasPrefix("X-", in: word)
        }
        // These two say what holds anyway, or stand elsewhere in 4.0.
        let isElsewhere =
            word.count == 4 && bytes.span.hasPrefix("PREF", in: word)
            || word.count == 8 && bytes.span.hasPrefix("INTERNET", in: word)
        guard !isKnown, !isElsewhere else { return }
        report(
            .targetType,
            line,
            at: word,
            [line.kind.rawValue, target.version.rawValue]
        )
    }
}
