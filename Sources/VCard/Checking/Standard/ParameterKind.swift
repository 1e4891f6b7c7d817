/// The parameters that the standards know, by name.
enum ParameterKind: String, CaseIterable, Sendable {
    // vCard 2.1, RFC 2425, RFC 2426
    case type = "TYPE"
    case value = "VALUE"
    case encoding = "ENCODING"
    case charset = "CHARSET"
    case language = "LANGUAGE"
    case context = "CONTEXT"
    // RFC 6350
    case pref = "PREF"
    case altid = "ALTID"
    case pid = "PID"
    case mediatype = "MEDIATYPE"
    case calscale = "CALSCALE"
    case sortAs = "SORT-AS"
    case geo = "GEO"
    case tz = "TZ"
    case label = "LABEL"
    // RFC 6715, RFC 8605
    case index = "INDEX"
    case level = "LEVEL"
    case cc = "CC"
    // RFC 9554, RFC 9555
    case author = "AUTHOR"
    case authorName = "AUTHOR-NAME"
    case created = "CREATED"
    case derived = "DERIVED"
    case phonetic = "PHONETIC"
    case propID = "PROP-ID"
    case script = "SCRIPT"
    case serviceType = "SERVICE-TYPE"
    case username = "USERNAME"
    case jscomps = "JSCOMPS"
    case jsptr = "JSPTR"

    /// All names, in the order of the cases.
    static let names = WordTable(allCases.map(\.rawValue))

    /// A set with this one parameter.
    var set: ParameterKinds {
        ParameterKinds(rawValue: 1 << UInt64(ParameterKind.allCases.firstIndex(of: self) ?? 0))
    }
}

/// A set of parameters.
struct ParameterKinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The set of these parameters.
    init(_ kinds: [ParameterKind]) {
        self.init(rawValue: kinds.reduce(0) { $0 | $1.set.rawValue })
    }

    /// A set with the parameter at a place of ``ParameterKind/allCases``.
    init(index: Int) { self.init(rawValue: 1 << UInt64(index)) }
}
