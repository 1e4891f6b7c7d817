/// The vCard version of a card.
public enum Version: String, CaseIterable, Hashable, Sendable {
    /// vCard 2.1 (Versit Consortium, 1996).
    case v2_1 = "2.1"
    /// vCard 3.0 (RFC 2426).
    case v3_0 = "3.0"
    /// vCard 4.0 (RFC 6350).
    case v4_0 = "4.0"
}
