/// All rules by their codes.
public struct RuleBook: Sendable {
    /// The rules in the order of the book.
    public let rules: [Rule]
    private let index: [String: Int]

    /// A book of these rules; of two with one code the first counts.
    public init(_ rules: [Rule]) {
        self.rules = rules
        index = Dictionary(
            rules.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The rule of that code.
    public subscript(code: String) -> Rule? {
        index[code].map { rules[$0] }
    }

    /// What to tell a person about a finding.
    public func message(for finding: Finding) -> String {
        self[finding.code]?.message(finding.arguments) ?? finding.code
    }
}
