/// What a version's standard says of one property.
struct PropertyDefinition: Sendable {
    /// The property.
    let kind: PropertyKind
    /// The standard and section.
    let standard: String
    /// How often it may stand in a card.
    let cardinality: Cardinality
    /// What VALUE may name; the first is meant where nothing is said.
    let valueTypes: [ValueType]
    /// Which parameters it may have besides those that programs invent (`X-`).
    let parameters: [ParameterKind]
    /// The words that TYPE may hold; nil where any word may stand.
    let typeWords: [String]?
    /// The words that the value may be; nil where it is no choice of words.
    let valueWords: [String]?

    init(
        _ kind: PropertyKind,
        _ standard: String,
        _ cardinality: Cardinality,
        _ valueTypes: [ValueType],
        _ parameters: [ParameterKind] = [],
        types typeWords: [String]? = nil,
        words valueWords: [String]? = nil
    ) {
        self.kind = kind
        self.standard = standard
        self.cardinality = cardinality
        self.valueTypes = valueTypes
        self.parameters = parameters
        self.typeWords = typeWords
        self.valueWords = valueWords
    }
}
