public import CivilCalendar
public import Diagnostics

/// Holds the cards of one file against the rules of ``Diagnostics/RuleBook/vcard``.
///
/// A checker remembers the UIDs of the file, so each file wants its own.
public struct Checker: Sendable {
    private let today: CivilDate
    private let target: Version?
    private var uids = UIDIndex()
    private var hasToldLongLine = false

    /// A checker for one file.
    ///
    /// - Parameters:
    ///   - today: birthdays after it are in the future.
    ///   - target: the version in which the cards are to be written, where one is meant: what it has
    ///     no place for is told as well.
    public init(today: CivilDate, target: Version? = nil) {
        self.today = today
        self.target = target
    }

    /// All findings of a card, those of its reading included, from top to bottom.
    public mutating func check(_ card: Card) -> [Finding] {
        conclude(card, examine(card))
    }

    /// Holds a card against all rules that need no other card of the file; any thread may do it.
    package func examine(_ card: Card) -> [Finding] {
        var check = CardCheck(card)
        check.run(today: today)
        check.checkLineLength()
        if let target { check.checkTarget(target) }
        return check.findings
    }

    /// All findings of a card from those of ``examine(_:)``; cards must come in the order of the file.
    package mutating func conclude(_ card: Card, _ examined: [Finding]) -> [Finding] {
        var findings = examined
        tellLongLineOnce(&findings)
        if let finding = uids.conflict(of: card) { findings.append(finding) }
        guard findings.count > 1 else { return findings }
        return findings.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }.map(\.element)
    }

    /// Long lines are legal; one word a file is enough.
    private mutating func tellLongLineOnce(_ findings: inout [Finding]) {
        guard let index = findings.firstIndex(where: { $0.code == Rule.lineLong.id }) else {
            return
        }
        if hasToldLongLine { findings.remove(at: index) }
        hasToldLongLine = true
    }
}
