internal import Diagnostics
internal import VCard

/// The codes of which an option or an operand names some.
package enum CodeList: Hashable, Sendable {
    /// The rules of `check`.
    case rules
    /// The repairs that `normalize --only` takes.
    case repairs
    /// What `rules` explains: all rules and all repairs.
    case entries

    /// How one of them is called in help.
    var name: String {
        switch self {
        case .rules: "CODE"
        case .repairs: "REPAIR"
        case .entries: "ID"
        }
    }

    /// The codes in one line; none of them means anything to a shell.
    var words: String {
        let rules = RuleBook.vcard.rules.map(\.id)
        let codes =
            switch self {
            case .rules: rules
            case .repairs: Repair.selectable.map(\.id)
            case .entries: Array(Set(rules + Repair.all.map(\.id)))
            }
        return codes.sorted().joined(separator: " ")
    }
}
