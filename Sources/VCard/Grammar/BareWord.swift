/// What a parameter that is one bare word means (vCard 2.1 §2.9).
enum BareWord {
    case encoding
    case value
    case type

    /// The meaning of a word in any letter case.
    init(_ word: String) {
        switch word.uppercased() {
        case "QUOTED-PRINTABLE", "BASE64", "7BIT", "8BIT", "B": self = .encoding
        case "INLINE", "URL", "URI", "CONTENT-ID", "CID", "BINARY": self = .value
        default: self = .type
        }
    }

    /// The name of the parameter that was left out.
    var name: String {
        switch self {
        case .encoding: "ENCODING"
        case .value: "VALUE"
        case .type: "TYPE"
        }
    }
}
