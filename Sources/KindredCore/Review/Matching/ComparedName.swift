import VCard

/// A name as it is compared: in small letters, with one space between words and none around them.
struct ComparedName: Hashable, Sendable {
    private let text: String

    /// The parts as one name; nil where nothing of them is left.
    init?(_ parts: [String?]) {
        let joined = parts.compactMap(\.self).joined(separator: " ").lowercased()
        text =
            Self.isPlain(joined)
            ? joined : joined.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty { return nil }
    }

    /// The name of a person; nil while the given name is unknown.
    init?(given: String?, family: String?) {
        guard given != nil else { return nil }
        self.init([given, family])
    }

    /// The names that a contact bears: of N, and of FN.
    static func all(of contact: Contact) -> Set<ComparedName> {
        let names = contact.names
        let all = [
            ComparedName([names.given, names.family]), ComparedName([contact.name.formatted]),
        ]
        return Set(all.compactMap(\.self))
    }

    /// Whether a text has single spaces between its words and surely no other white space.
    ///
    /// Besides ASCII it may have characters whose UTF-8 begins with a byte that begins letters only: most Latin,
    /// Cyrillic, Hangul, and ideographs.
    private static func isPlain(_ text: String) -> Bool {
        var isSpace = true
        for byte in text.utf8 {
            switch byte {
            case 0x20 where !isSpace: isSpace = true
            case 0x21...0x7E, 0x80...0xBF, 0xC3...0xC9, 0xD0...0xD1, 0xE5...0xE9, 0xEB...0xEC:
                isSpace = false
            default: return false
            }
        }
        return !isSpace
    }
}
