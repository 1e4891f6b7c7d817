/// Something a person should know about a file: data, not words (``Rule`` has the words).
public struct Finding: Hashable, Sendable {
    /// The stable code of the rule that was broken, such as `card-unterminated`.
    public var code: String
    /// How much it matters.
    public var severity: Severity
    /// Where it begins.
    public var position: Position
    /// The column after its last character on the same line, where the extent is known.
    public var endColumn: Int?
    /// The number of the card in the file, from 1; nil outside cards.
    public var card: Int?
    /// What fills the blanks of the rule's sentence: names, versions and numbers, never a value of the card.
    public var arguments: [String]
    /// The text concerned, told only where values may be shown.
    public var quoted: String?
    /// What to write instead, where that is certain and quotes no value.
    public var fix: String?

    /// A finding of a rule at a place.
    public init(
        _ rule: Rule,
        at position: Position,
        endColumn: Int? = nil,
        card: Int? = nil,
        arguments: [String] = [],
        quoted: String? = nil,
        fix: String? = nil
    ) {
        code = rule.id
        severity = rule.severity
        self.position = position
        self.endColumn = endColumn
        self.card = card
        self.arguments = arguments
        self.quoted = quoted
        self.fix = fix
    }
}
