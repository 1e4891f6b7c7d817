/// A version of vCard that is written; 2.1 is read only.
public enum WrittenVersion: String, CaseIterable, Hashable, Sendable {
    /// vCard 3.0 (RFC 2426).
    case v3_0 = "3.0"
    /// vCard 4.0 (RFC 6350).
    case v4_0 = "4.0"

    /// The version among all that are read.
    public var version: Version {
        switch self {
        case .v3_0: .v3_0
        case .v4_0: .v4_0
        }
    }
}
