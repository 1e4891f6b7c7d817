internal import Diagnostics
internal import VCard

/// The rules whose findings are told: those of `--select`, or all, without those of `--ignore`.
struct CodeSelection {
    private let selected: Set<String>?
    private let ignored: Set<String>

    init(_ invocation: Invocation) throws(CommandError) {
        let selected = try Self.codes(.select, invocation)
        self.selected = invocation.has(.select) ? selected : nil
        ignored = try Self.codes(.ignore, invocation)
    }

    /// Whether findings of the rule are told.
    func contains(_ code: String) -> Bool {
        !ignored.contains(code) && (selected?.contains(code) ?? true)
    }

    private static func codes(
        _ flag: Flag,
        _ invocation: Invocation
    ) throws(CommandError) -> Set<String> {
        var codes: Set<String> = []
        for argument in invocation.arguments(flag) {
            for code in argument.split(separator: ",", omittingEmptySubsequences: false) {
                let code = String(code)
                guard RuleBook.vcard[code] != nil else {
                    let all = RuleBook.vcard.rules.map(\.id)
                    let suggestion = Suggestion.nearest(to: code, among: all)
                    throw .usage(
                        .unknownCode(
                            code,
                            flag,
                            verb: invocation.verb,
                            suggestion: suggestion
                        )
                    )
                }
                codes.insert(code)
            }
        }
        return codes
    }
}
