public import CivilCalendar
public import Diagnostics

/// Holds the cards of one file against the rules of ``Diagnostics/RuleBook/vcard``.
///
/// A checker remembers the UIDs of the file, so each file wants its own.
public struct Checker: Sendable {
    private let today: CivilDate
    private var uids = UIDIndex()

    /// A checker for one file; birthdays after `today` are in the future.
    public init(today: CivilDate) {
        self.today = today
    }

    /// All findings of a card, those of its reading included, from top to bottom.
    public mutating func check(_ card: Card) -> [Finding] {
        var check = CardCheck(card)
        check.run(today: today)
        if let finding = uids.conflict(of: card) { check.findings.append(finding) }
        guard check.findings.count > 1 else { return check.findings }
        return check.findings.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }.map(\.element)
    }
}
