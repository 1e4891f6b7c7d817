/// A property as it is to be written: group, name, parameters and a value that is not yet escaped or folded.
///
/// ``CardWriter`` gives it the form of a version; ``Card/bytes(applying:)`` puts it into a card that stays as it is.
public struct PropertyLine: Hashable, Sendable {
    /// What stands behind the colon.
    public enum Value: Hashable, Sendable {
        /// One text; commas, semicolons, backslashes and line breaks in it are escaped.
        case text(String)
        /// Texts with commas between them (CATEGORIES, NICKNAME).
        case list([String])
        /// Parts with semicolons between them, each a list of texts (N, ADR, ORG).
        case components([[String]])
        /// A URI, a date or a number: commas and semicolons in it stay plain.
        case uri(String)
        /// A value whose escapes stand in it already.
        case escaped(String)
        /// The base64 text of a photo, logo, sound or key with its media type: a data URI in 4.0, `ENCODING=b` in 3.0.
        case media(base64: [UInt8], type: String?)
    }

    /// The group before the dot.
    public var group: String?
    /// The name.
    public var name: String
    /// The parameters in order; one with an empty name is a bare word of 2.1.
    public var parameters: [Parameter]
    /// The value.
    public var value: Value

    /// A property of these parts.
    public init(
        _ name: String,
        group: String? = nil,
        parameters: [Parameter] = [],
        value: Value
    ) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
    }
}
