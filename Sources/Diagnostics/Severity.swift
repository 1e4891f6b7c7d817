/// How much a finding matters.
public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Worth a word.
    case info
    /// Against the specification or damaged, but read.
    case warning
    /// Could not be read as meant, or an identity is in doubt.
    case error
}

extension Severity: Comparable {
    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Orders severities from info to error.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }
}
