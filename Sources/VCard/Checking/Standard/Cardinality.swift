/// How often a property may stand in a card (RFC 6350 §6).
enum Cardinality: String, Sendable {
    /// Exactly once.
    case one = "1"
    /// Once or more.
    case oneOrMore = "1*"
    /// At most once.
    case atMostOne = "*1"
    /// As often as one likes.
    case any = "*"

    /// Whether a second one is too many.
    var isSingle: Bool { self == .one || self == .atMostOne }

    /// Whether a card without it is wrong.
    var isRequired: Bool { self == .one || self == .oneOrMore }
}
