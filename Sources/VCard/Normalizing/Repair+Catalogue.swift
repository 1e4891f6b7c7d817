public import Diagnostics

extension Repair {
    /// All repairs, in the order in which they are explained.
    public static let all: [Repair] = framing + structure + text + parameters + values + carrying

    private static let framing: [Repair] = [
        .byteOrderMark, .encoding, .lineEnds, .folding, .cardFrame, .version, .strayText,
        .cardTooLarge, .unreadableLine,
    ]

    private static let structure: [Repair] = [
        .versionLine, .formattedNameMissing, .formattedNameFurther, .nameMissing, .nameComponents,
        .addressComponents, .organizationUnits, .repeated, .duplicate, .emptyValue, .nameCase,
        .nameInvalid,
    ]

    private static let text: [Repair] = [
        .quotedPrintable, .charset, .notUTF8, .controlCharacter, .escapedColon, .unescapedComma,
        .unescapedSemicolon,
    ]

    private static let parameters: [Repair] = [
        .bareWord, .typeCase, .preference, .unquotedColon, .parameterText, .labelEscapes,
        .mediaForm, .mediaLink,
    ]

    private static let values: [Repair] = [
        .dateForm, .dateText, .timestampForm, .timestampInvalid, .telephoneURI, .geoForm,
        .zoneForm, .photoLeftOut,
    ]

    private static let carrying: [Repair] = [
        .carried, .labelProperty, .agent, .sortString, .groupCard,
    ]

    /// The repair of a code.
    public static subscript(code code: String) -> Repair? { index[code] }

    private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The repairs that `only` can name: those that make sense while the version stays.
    public static let selectable: [Repair] = all.filter { repair in
        let others: [Repair] = [
            .version, .strayText, .cardTooLarge, .unreadableLine, .photoLeftOut, .parameterText,
        ]
        return !others.contains(repair)
    }
}

extension RuleBook {
    /// The repairs of normalizing as a book, for reports.
    public static let repairs = RuleBook(Repair.all.map(\.rule))
}
