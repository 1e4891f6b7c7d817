import Diagnostics

extension CardCheck {
    /// What would be wrong with the card as it stands, were it a card of another version.
    ///
    /// The table of that version judges. What has an equal form there (dates, PREF, photos, media types) is
    /// not told; the rest is told with what ``CardNormalizer`` makes of it.
    mutating func checkTarget(_ target: Version) {
        guard target != card.version else { return }
        let table = StandardTable.of(target)
        var seen = KindSet()
        for (index, line) in storage.lines.enumerated() where !line.flags.contains(.malformed) {
            firstOfLine = findings.count
            let isFirst = seen.insert(line.kind.ordinal)
            guard isStandard(line.kind) else { continue }
            let row = table.rows[line.kind.ordinal]
            guard row.isDefined else {
                if StandardTable.isNamed(line.kind) { tellMissing(line, index, target) }
                continue
            }
            if !isFirst { checkTargetCount(line, index, row, target) }
            checkTargetParameters(line, row, table)
            checkTargetValue(line, index, target)
        }
        for definition in table.definitions where definition.cardinality.isRequired {
            guard !seen.contains(definition.kind) else { continue }
            tellRequired(definition.kind, target)
        }
    }

    private mutating func tellMissing(_ line: ContentLine, _ index: Int, _ target: Version) {
        let name = line.kind.rawValue
        let form =
            switch (line.kind, target) {
            case (.kind, .v3_0): isOrganization(line) ? "X-ABShowAs" : "X-ADDRESSBOOKSERVER-KIND"
            case (.member, .v3_0): "X-ADDRESSBOOKSERVER-MEMBER"
            case (.related, .v3_0) where types(index).contains("agent"): "AGENT"
            case (.agent, .v4_0): "RELATED with the type agent"
            case (.label, .v4_0): "the parameter LABEL of ADR"
            case (.sortString, .v4_0) where card.firstProperty(.n) != nil:
                "the parameter SORT-AS of N"
            default: "X-\(name)"
            }
        report(.targetProperty, line, [name, target.rawValue, form])
    }

    private func isOrganization(_ line: ContentLine) -> Bool {
        let bytes = storage.bytes
        let value = bytes.span.trimmed(line.value.wide)
        return value.count == 3 && bytes.span.hasPrefix("ORG", in: value)
    }

    private func types(_ index: Int) -> [String] {
        property(index).parameter(ParameterKind.type.rawValue).map { $0.lowercased() }
    }

    /// One of a kind too many for the target, though the card's own version counts ALTID groups as one.
    private mutating func checkTargetCount(
        _ line: ContentLine,
        _ index: Int,
        _ row: StandardTable.Row,
        _ target: Version
    ) {
        // 3.0 has one FN in practice: programs show the first or the last.
        guard row.isSingle || line.kind == .fn && target == .v3_0 else { return }
        let isCarried: Bool =
            switch line.kind {
            case .fn, .n, .uid: true
            default: false
            }
        report(
            .targetRepeated,
            line,
            [
                line.kind.rawValue, target.rawValue,
                isCarried ? "becomes X-\(line.kind.rawValue)" : "stays beside it",
            ]
        )
    }

    private mutating func tellRequired(_ kind: PropertyKind, _ target: Version) {
        let remedy: String
        switch kind {
        case .fn: remedy = "it is made from N, ORG, EMAIL or TEL"
        case .n: remedy = "an empty one is added"
        // VERSION is written anew.
        default: return
        }
        report(.targetNameMissing, atLine: card.line, [target.rawValue, kind.rawValue, remedy])
    }
}
