public import Diagnostics

/// One thing that normalizing does to a card: its code, its words, its reason and an example before and after.
///
/// Where ``Checker`` has a rule about the same fault, the repair has the rule's code.
public struct Repair: Sendable, Hashable {
    /// What becomes of the content that a repair touches.
    public enum Outcome: String, CaseIterable, Hashable, Sendable {
        /// It is written in the right form; nothing of it is gone.
        case mended
        /// The version has no place for it; it is carried under another name and comes back on the way home.
        case carried
        /// It was asked to be left out.
        case leftOut = "left-out"
        /// It cannot be carried: it is in the report only.
        case lost
    }

    /// The code, the sentence, the standard, why, and the example: `fires[0]` becomes `correction`.
    public let rule: Rule
    /// What becomes of the content.
    public let outcome: Outcome

    /// The stable code, in small letters with hyphens.
    public var id: String { rule.id }

    /// Repairs are the same where their codes are.
    public static func == (left: Repair, right: Repair) -> Bool { left.id == right.id }

    /// The code is what counts.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    init(
        _ id: String,
        _ outcome: Outcome = .mended,
        standard: String,
        sentence: String,
        why: String,
        before: String = "",
        after: String = ""
    ) {
        self.outcome = outcome
        let severity: Severity =
            switch outcome {
            case .mended, .leftOut: .info
            case .carried: .warning
            case .lost: .error
            }
        rule = Rule(
            id: id,
            severity: severity,
            standard: standard,
            sentence: sentence,
            why: why,
            fires: before.isEmpty ? [] : [before],
            quiet: [],
            correction: before.isEmpty ? nil : after
        )
    }
}
