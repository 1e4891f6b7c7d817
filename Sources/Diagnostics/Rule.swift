/// One thing that can be wrong with a file: its code, its words, its reason and its tests in one record.
public struct Rule: Sendable {
    /// The stable code, in small letters with hyphens.
    public let id: String
    /// How much it matters.
    public let severity: Severity
    /// The standard and section that it comes from, such as `RFC 6350 §6.7.9`, or what practice it guards.
    public let standard: String
    /// The sentence told to people; `%1`, `%2` … stand for a finding's arguments.
    public let sentence: String
    /// Why it matters to somebody who moves contacts from one program to another.
    public let why: String
    /// Files in which it fires; a `↓` stands before the place of each finding.
    public let fires: [String]
    /// Files in which it stays quiet, and why one might think it should not.
    public let quiet: [String]
    /// The first firing example as it should have been written, where there is one right form.
    public let correction: String?

    /// A rule in full.
    public init(
        id: String,
        severity: Severity,
        standard: String,
        sentence: String,
        why: String,
        fires: [String],
        quiet: [String],
        correction: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.standard = standard
        self.sentence = sentence
        self.why = why
        self.fires = fires
        self.quiet = quiet
        self.correction = correction
    }

    /// The sentence with its blanks filled.
    public func message(_ arguments: [String]) -> String {
        var message = ""
        var rest = sentence[...]
        while let percent = rest.firstIndex(of: "%") {
            message += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if let digit = rest.first?.wholeNumberValue, arguments.indices.contains(digit - 1) {
                message += arguments[digit - 1]
                rest = rest.dropFirst()
            } else {
                message += "%"
            }
        }
        return message + rest
    }
}
