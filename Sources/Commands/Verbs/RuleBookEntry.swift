internal import Diagnostics
internal import VCard

/// What the rule book has under one code: a rule of `check`, a repair of `normalize`, or both.
struct RuleBookEntry {
    let code: String
    let rule: Rule?
    let repair: Repair?
    /// The rule's words, or those of the repair where there is no rule.
    let words: Rule

    /// The entry of a code, if there is any.
    init?(_ code: String) {
        rule = RuleBook.vcard[code]
        repair = Repair[code: code]
        guard let words = rule ?? repair?.rule else { return nil }
        self.code = code
        self.words = words
    }

    /// The rules in the order of the book, then the repairs that have no rule of their own.
    static let all: [RuleBookEntry] = {
        let rules = RuleBook.vcard.rules.map(\.id)
        let repairs = Repair.all.map(\.id).filter { RuleBook.vcard[$0] == nil }
        return (rules + repairs).compactMap(RuleBookEntry.init)
    }()

    /// The repairs that mend what the rule tells.
    var mending: [Repair] { Repair.mending(code) }

    /// Whether `--only` takes the repair.
    var isSelectable: Bool { repair.map(Repair.selectable.contains) ?? false }
}
