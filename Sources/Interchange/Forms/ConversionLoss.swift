/// Something of a card that a form has no place for.
public struct ConversionLoss: Hashable, Sendable {
    /// Why it is missing.
    public enum Reason: Hashable, Sendable {
        /// A photo, logo, sound or key that stands in the card was left out, as was asked for.
        case media
        /// The form has no place for the property.
        case noPlace
        /// The form has room for fewer values.
        case noRoom
        /// Control characters cannot stand in the form.
        case controlCharacters
        /// The line is no property, or cannot be carried into version 4.0; the code of the repair that says so.
        case notCarried(String)
    }

    /// The number of the card in its file, from 1.
    public let card: Int
    /// The name of the property in capital letters; empty where it is none.
    public let property: String
    /// Why it is missing.
    public let reason: Reason

    init(card: Int, property: String, _ reason: Reason) {
        self.card = card
        self.property = property
        self.reason = reason
    }
}
