internal import Diagnostics
internal import VCard

/// The codes of all rules, for completions.
enum RuleCodes {
    /// The codes in one line; none of them means anything to a shell.
    static let words = RuleBook.vcard.rules.map(\.id).sorted().joined(separator: " ")
}
