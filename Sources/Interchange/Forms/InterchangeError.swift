/// Why a text in another form cannot be read as cards.
public enum InterchangeError: Error, Hashable, Sendable {
    /// It is no JSON; the offset of the byte at which that shows.
    case notJSON(offset: Int)
    /// One value is larger than the limit in bytes.
    case tooLarge(limit: Int)
    /// A value is no jCard (RFC 7095 §3.2); the number of the card, from 1.
    case notJCard(card: Int)
    /// A value is no JSContact Card (RFC 9553 §2); the number of the card, from 1.
    case notJSContact(card: Int)
}

extension InterchangeError {
    /// What is wrong, in a sentence without its subject.
    package var sentence: String {
        switch self {
        case .notJSON(let offset): "is no JSON: byte \(offset) cannot stand there."
        case .tooLarge(let limit): "holds a value of more than \(limit >> 20) MiB."
        case .notJCard(let card): "value \(card) is no jCard: it is not [\"vcard\", [properties…]]."
        case .notJSContact(let card): "value \(card) is no JSContact Card: it is no object."
        }
    }
}
