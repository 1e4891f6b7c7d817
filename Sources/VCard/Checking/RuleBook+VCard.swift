public import Diagnostics

extension RuleBook {
    /// All rules that reading and checking a contact file can break.
    public static let vcard = RuleBook(
        reading + encoding + structure + standard + text + parameters + parameterValues + values
            + forms + extensions + target
    )

    private static let reading: [Rule] = [
        .notContacts, .genomeFile, .textOutsideCard, .cardUnterminated, .cardEndsWithFile,
        .beginRepeated, .endWithoutBegin, .cardGlued, .endGlued, .lineIndented, .agentTooDeep,
        .cardTooLarge,
    ]

    private static let encoding: [Rule] = [
        .byteOrderMark, .byteOrderMarkInside, .encodingGuessed, .lineEnds, .lineEndsMixed,
    ]

    private static let structure: [Rule] = [
        .lineWithoutColon, .lineEndEscaped, .lineWithoutName, .markerDamaged, .nameInvalid,
        .nameUnderscore,
        .versionMissing,
        .versionUnknown, .versionRepeated, .versionNotFirst, .formattedNameMissing,
        .structuredNameMissing, .cardEmpty, .propertyRepeated, .labelWithoutGroup,
        .labelOfNothing, .uidConflict, .uidsNotCompared,
    ]

    private static let text: [Rule] = [
        .notUTF8, .damagedText, .charsetUnknown, .charsetParameter, .replacementCharacter,
        .doubleEncoded, .brokenEscape, .splitCharacter, .controlCharacter, .escapedColon,
        .unescapedComma, .unescapedSemicolon, .invisibleCharacter,
    ]

    private static let parameters: [Rule] = [
        .bareWord, .unquotedColon, .base64Name, .bareBase64, .mediaEmpty, .mediaNotBase64,
        .mediaBinaryLink, .mediaLinkUndeclared, .mediaLarge,
    ]

    private static let values: [Rule] = [
        .addressComponents, .timestampInvalid, .birthdayEmpty, .birthdayNotADate,
        .birthdayImpossible, .birthdayPlaceholder, .birthdayOrder, .birthdayAmbiguous,
        .birthdayMidnight, .birthdayCalendar, .birthdayForm, .birthdayMarks, .birthdayFiller,
        .birthdayRepeated, .birthdayConflict, .birthdayFuture,
    ]

    /// What only a checker with a target finds.
    private static let target: [Rule] = [
        .targetProperty, .targetParameter, .targetType, .targetValue, .targetRepeated,
        .targetNameMissing,
    ]

    private static let standard: [Rule] = [
        .propertyUnknown, .propertyOfOtherVersion, .propertyDuplicate, .parameterUnknown,
        .parameterOfOtherVersion, .parameterMisplaced, .parameterRepeated, .valueType,
        .valueTypeUnknown, .typeUnknown, .typeMisplaced, .encodingUnknown,
    ]

    private static let parameterValues: [Rule] = [
        .parameterForm, .languageInvalid, .prefRange, .pidInvalid, .pidUndeclared,
        .sourceMapInvalid, .mediaTypeInvalid, .calscaleUnknown, .indexInvalid, .levelUnknown,
        .phoneticUnknown, .quoteInside, .quoteUnclosed, .caretEscape,
    ]

    private static let extensions: [Rule] = [
        .serviceTypeMissing, .grammaticalGenderRepeated, .phoneticAlone,
    ]

    private static let forms: [Rule] = [
        .uriInvalid, .identifierNotURI, .telephoneURI, .telephoneUndeclared, .mailInvalid,
        .placeInvalid, .offsetInvalid, .timestampIncomplete, .dateInvalid, .dateForm,
        .genderInvalid, .valueWordUnknown, .profileInvalid, .componentsExtra, .addressFormatted,
        .componentsFew,
        .valueEmpty, .formattedNameEmpty, .memberWithoutGroup, .lineLong,
    ]
}
