import Diagnostics

extension CardCheck {
    /// A social profile that is a text wants the service's name beside it (RFC 9554 §3.5).
    mutating func checkProfile(_ line: ContentLine, _ index: Int, isText: Bool) {
        guard isText else { return }
        let service = property(index).parameter(ParameterKind.serviceType.rawValue)
        if service.allSatisfy(\.isEmpty) {
            report(.serviceTypeMissing, line, [line.kind.rawValue])
        }
    }

    /// PHONETIC belongs to another property, which ALTID names (RFC 9554 §4.6).
    mutating func checkPhonetic(_ line: ContentLine, _ seen: ParameterKinds) {
        guard seen.isSuperset(of: CardCheck.phonetic), seen.isDisjoint(with: CardCheck.altid)
        else { return }
        report(.phoneticAlone, line, [line.kind.rawValue])
    }

    private static let phonetic = ParameterKind.phonetic.set
    private static let altid = ParameterKind.altid.set

    /// Several GRAMGENDER are told apart by their languages (RFC 9554 §3.2).
    mutating func checkGrammaticalGenders() {
        var languages: Set<[String]> = []
        for (index, line) in storage.lines.enumerated() where line.kind == .gramgender {
            let language = property(index).parameter(ParameterKind.language.rawValue)
                .map { $0.lowercased() }
            guard !languages.isEmpty else {
                languages.insert(language)
                continue
            }
            if !languages.insert(language).inserted || language.isEmpty {
                report(.grammaticalGenderRepeated, line, [line.kind.rawValue])
            }
        }
    }
}
