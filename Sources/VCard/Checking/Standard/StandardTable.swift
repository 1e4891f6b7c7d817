/// The definitions of one version, laid out for looking up by small numbers while a card is checked.
final class StandardTable: Sendable {
    /// What a version says of one property, in numbers.
    struct Row: Sendable {
        var isDefined = false
        var isSingle = false
        /// The place in ``ValueType/allCases`` of what is meant where VALUE says nothing.
        var defaultType = 0
        var valueTypes = ValueTypes(rawValue: 0)
        var parameters = ParameterKinds(rawValue: 0)
        /// The words of TYPE: a place in ``StandardTable/words``, or -1.
        var typeWords = -1
        /// The words of the value: a place in ``StandardTable/words``, or -1.
        var valueWords = -1
    }

    let version: Version
    /// One row a property, by ``PropertyKind/ordinal``.
    let rows: [Row]
    /// The parameters that the version knows.
    let parameters: ParameterKinds
    /// The words of the choices that rows name.
    let words: [WordTable]
    /// The words that `ENCODING` may name.
    let encodings: WordTable
    /// The words of the parameters whose form is ``ParameterForm/words(_:)``, by place in ``ParameterKind/allCases``.
    let parameterWords: [WordTable?]
    let definitions: [PropertyDefinition]

    private static let v2_1 = StandardTable(.v2_1, Version.definitionsOf2_1)
    private static let v3_0 = StandardTable(.v3_0, Version.definitionsOf3_0)
    private static let v4_0 = StandardTable(.v4_0, Version.definitionsOf4_0)

    /// The table of a version.
    static func of(_ version: Version) -> StandardTable {
        switch version {
        case .v2_1: v2_1
        case .v3_0: v3_0
        case .v4_0: v4_0
        }
    }

    /// The words of TYPE that belong to TEL or RELATED only (RFC 6350 §6.4.1, §6.6.6).
    static let wordsOfOneProperty = WordTable(
        PropertyDefinition.telephoneWords + PropertyDefinition.relationWords
    )
    /// Words of TYPE that nearly every program writes and reads although no standard has them.
    static let wordsInWideUse = WordTable(["OTHER", "MAIN", "IPHONE", "CUSTOM"])
    /// How well somebody knows a field (RFC 6715 §3.2).
    static let levelsOfExpertise = WordTable(["BEGINNER", "AVERAGE", "EXPERT"])
    /// How much somebody likes a thing (RFC 6715 §3.2).
    static let levelsOfInterest = WordTable(["HIGH", "MEDIUM", "LOW"])

    private init(_ version: Version, _ definitions: [PropertyDefinition]) {
        self.version = version
        self.definitions = definitions
        var rows = Array(repeating: Row(), count: PropertyKind.allCases.count)
        var words: [WordTable] = []
        func place(_ list: [String]?) -> Int {
            guard let list else { return -1 }
            words.append(WordTable(list))
            return words.count - 1
        }
        for definition in definitions {
            rows[definition.kind.ordinal] = Row(
                isDefined: true,
                isSingle: definition.cardinality.isSingle,
                defaultType: definition.valueTypes.first
                    .flatMap { ValueType.allCases.firstIndex(of: $0) } ?? 0,
                valueTypes: ValueTypes(definition.valueTypes),
                parameters: ParameterKinds(definition.parameters),
                typeWords: place(definition.typeWords),
                valueWords: place(definition.valueWords)
            )
        }
        self.rows = rows
        self.words = words
        let known = ParameterDefinition.all.filter { $0.versions.contains(version) }
        parameters = ParameterKinds(known.map(\.kind))
        encodings = WordTable(version.encodings)
        parameterWords = ParameterDefinition.all.map { definition in
            if case .words(let list) = definition.form { WordTable(list) } else { nil }
        }
    }

    /// Whether any version's standard has the property.
    static func isNamed(_ kind: PropertyKind) -> Bool {
        Version.allCases.contains { of($0).rows[kind.ordinal].isDefined }
    }

    /// The words that a property's LEVEL may hold.
    static func levels(of kind: PropertyKind) -> WordTable {
        kind == .expertise ? levelsOfExpertise : levelsOfInterest
    }
}

extension Version {
    /// The transfer encodings that the version knows (vCard 2.1 §2.1.5, RFC 2426 §4); `BASE64` in 3.0 has its own rule.
    var encodings: [String] {
        switch self {
        case .v2_1: ["7BIT", "8BIT", "QUOTED-PRINTABLE", "BASE64"]
        case .v3_0: ["B", "BASE64"]
        case .v4_0: []
        }
    }
}
