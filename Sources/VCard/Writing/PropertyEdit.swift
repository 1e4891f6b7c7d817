/// A change of one property in a card whose other bytes stay as they are; see ``Card/bytes(applying:)``.
public enum PropertyEdit: Sendable {
    /// Other lines in the place of a property.
    case replace(Property, with: [PropertyLine])
    /// The property goes.
    case remove(Property)
    /// A new line behind a property.
    case insert(PropertyLine, after: Property)
    /// A new line at the end of the card.
    case append(PropertyLine)
}
