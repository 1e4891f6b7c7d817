import Diagnostics

extension CardDraft {
    /// Standard names in capitals, and no name with characters that it may not have.
    mutating func repairNames() {
        let cases = wants(.nameCase)
        let invalid = wants(.nameInvalid)
        guard cases || invalid else { return }
        forEachLine { draft, line in
            if cases { draft.repairCase(&line) }
            guard invalid else { return }
            if line.kind == .other, !line.name.utf8.allSatisfy(\.isNameCharacter) {
                line.rename(CardDraft.validName(line.name))
                draft.note(.nameInvalid, line, line.name)
            }
            if let group = line.group, !group.utf8.allSatisfy(\.isNameCharacter) {
                line.group = CardDraft.hyphenated(group)
                line.isChanged = true
                draft.note(.nameInvalid, line, line.told)
            }
            for index in line.parameters.indices {
                let name = line.parameters[index].parameter.name
                guard !name.utf8.allSatisfy(\.isNameCharacter) else { continue }
                line.parameters[index].parameter.name = CardDraft.validName(name)
                line.parameters[index].raw = nil
                line.isChanged = true
                draft.note(.nameInvalid, line, line.parameters[index].parameter.name)
            }
        }
    }

    private mutating func repairCase(_ line: inout LineDraft) {
        var isChanged = false
        if line.kind.isStandard, line.name != line.kind.rawValue {
            line.name = line.kind.rawValue
            isChanged = true
        }
        for index in line.parameters.indices {
            let name = line.parameters[index].parameter.name
            let capitals = name.uppercased()
            guard name != capitals, CardDraft.parameterNames.contains(capitals) else { continue }
            line.parameters[index].parameter.name = capitals
            line.parameters[index].raw = nil
            isChanged = true
        }
        guard isChanged else { return }
        line.isChanged = true
        note(.nameCase, line, line.told)
    }

    /// The parameters of the standards (RFC 6350 §5, RFC 2425 §5.8.4, RFC 6715, RFC 8605, RFC 9554).
    private static let parameterNames: Set<String> = [
        "TYPE", "VALUE", "ENCODING", "CHARSET", "LANGUAGE", "PREF", "ALTID", "PID", "MEDIATYPE",
        "CALSCALE", "SORT-AS", "GEO", "TZ", "LABEL", "LEVEL", "INDEX", "CC", "AUTHOR",
        "AUTHOR-NAME", "CREATED", "DERIVED", "PHONETIC", "PROP-ID", "SCRIPT", "SERVICE-TYPE",
        "USERNAME", "JSPTR", "CONTEXT",
    ]

    /// A name that programs take, out of one that they do not.
    private static func validName(_ name: String) -> String {
        let hyphenated = hyphenated(name)
        return hyphenated.uppercased().hasPrefix("X-") ? hyphenated : "X-" + hyphenated
    }

    private static func hyphenated(_ name: String) -> String {
        String(
            name.map { character in
                let isName =
                    character.utf8.count == 1 && character.utf8.allSatisfy(\.isNameCharacter)
                return isName ? character : "-"
            }
        )
    }
}
