import Diagnostics

/// What the standards say of one parameter, whatever the property.
final class ParameterDefinition: Sendable {
    /// The parameter.
    let kind: ParameterKind
    /// The standard and section.
    let standard: String
    /// The versions that know it.
    let versions: [Version]
    /// What its values may be.
    let form: ParameterForm
    /// What is told of a value that is none of these.
    let rule: Rule
    /// Whether it may have several values, or stand several times.
    let isList: Bool

    init(
        _ kind: ParameterKind,
        _ standard: String,
        _ versions: [Version],
        _ form: ParameterForm = .free,
        _ rule: Rule = .parameterForm,
        isList: Bool = false
    ) {
        self.kind = kind
        self.standard = standard
        self.versions = versions
        self.form = form
        self.rule = rule
        self.isList = isList
    }
}

/// The forms that the values of a parameter have.
enum ParameterForm: Sendable {
    /// Any text.
    case free
    /// Any text but none.
    case filled
    /// One of the words, one that IANA registered, or an `X-` name.
    case words([String])
    /// What the property's own row says: TYPE, VALUE, ENCODING, LEVEL.
    case ofProperty
    /// `true` or `false`.
    case boolean
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// One digit or more, and after a dot the number of a source (RFC 6350 §5.5).
    case pid
    /// A language tag (RFC 5646 §2.1).
    case languageTag
    /// A media type (RFC 6838 §4.2).
    case mediaType
    /// A URI (RFC 3986 §3).
    case uri
    /// A moment (RFC 6350 §4.3.5).
    case timestamp
    /// The four letters of a script (ISO 15924).
    case script
    /// The two letters of a country (ISO 3166-1).
    case country
    /// Up to 255 letters, digits, hyphens and underscores (RFC 9554 §4.7).
    case identifier
}

extension ParameterDefinition {
    /// All parameters, in the order of ``ParameterKind``.
    static let all: [ParameterDefinition] = [
        .init(
            .type,
            "RFC 6350 §5.6, RFC 2426 §4, vCard 2.1 §2.9",
            Version.allCases,
            .ofProperty,
            .typeUnknown,
            isList: true
        ),
        .init(
            .value,
            "RFC 6350 §5.2, RFC 2425 §5.8.4, vCard 2.1 §2.1.8",
            Version.allCases,
            .ofProperty,
            .valueType
        ),
        .init(
            .encoding,
            "RFC 2426 §4, vCard 2.1 §2.1.5",
            [.v2_1, .v3_0],
            .ofProperty,
            .encodingUnknown
        ),
        .init(.charset, "vCard 2.1 §2.1.6", [.v2_1]),
        .init(
            .language,
            "RFC 6350 §5.1, RFC 2426 §4, vCard 2.1 §2.1.7",
            Version.allCases,
            .languageTag,
            .languageInvalid
        ),
        .init(.context, "RFC 2426 §4, RFC 2425 §5.8.3", [.v3_0]),
        .init(.pref, "RFC 6350 §5.3", [.v4_0], .integer(1...100), .prefRange),
        .init(.altid, "RFC 6350 §5.4", [.v4_0], .filled),
        .init(.pid, "RFC 6350 §5.5", [.v4_0], .pid, .pidInvalid, isList: true),
        .init(.mediatype, "RFC 6350 §5.7", [.v4_0], .mediaType, .mediaTypeInvalid),
        .init(
            .calscale,
            "RFC 6350 §5.8",
            [.v4_0],
            .words(ParameterDefinition.calendars),
            .calscaleUnknown
        ),
        .init(.sortAs, "RFC 6350 §5.9", [.v4_0], isList: true),
        .init(.geo, "RFC 6350 §5.10", [.v4_0], .uri),
        .init(.tz, "RFC 6350 §5.11", [.v4_0], .filled),
        .init(.label, "RFC 6350 §6.3.1, RFC 9554 §4.5", [.v4_0], isList: true),
        .init(.index, "RFC 6715 §3.1", [.v4_0], .integer(1...Int(Int32.max)), .indexInvalid),
        .init(.level, "RFC 6715 §3.2", [.v4_0], .ofProperty, .levelUnknown),
        .init(.cc, "RFC 8605 §3.1", [.v4_0], .country),
        .init(.author, "RFC 9554 §4.1", [.v4_0], .uri),
        .init(.authorName, "RFC 9554 §4.2", [.v4_0], .filled),
        .init(.created, "RFC 9554 §4.3", [.v4_0], .timestamp),
        .init(.derived, "RFC 9554 §4.4", [.v4_0], .boolean),
        .init(
            .phonetic,
            "RFC 9554 §4.6",
            [.v4_0],
            .words(["IPA", "JYUT", "PINY", "SCRIPT"]),
            .phoneticUnknown
        ),
        .init(.propID, "RFC 9554 §4.7", [.v4_0], .identifier),
        .init(.script, "RFC 9554 §4.8", [.v4_0], .script),
        .init(.serviceType, "RFC 9554 §4.9", [.v4_0], .filled),
        .init(.username, "RFC 9554 §4.10", [.v4_0], .filled),
        .init(.jscomps, "RFC 9555 §3.3.1", [.v4_0], .filled),
        .init(.jsptr, "RFC 9555 §3.3.2", [.v4_0], .filled),
    ]

    /// `gregorian` and the calendars that RFC 7529 §5 takes from CLDR.
    static let calendars = [
        "GREGORIAN", "GREGORY", "BUDDHIST", "CHINESE", "COPTIC", "DANGI", "ETHIOAA", "ETHIOPIC",
        "ETHIOPIC-AMETE-ALEM", "HEBREW", "INDIAN", "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMICC",
        "ISLAMIC-RGSA", "ISLAMIC-TBLA", "ISLAMIC-UMALQURA", "ISO8601", "JAPANESE", "PERSIAN",
        "ROC",
    ]
}
