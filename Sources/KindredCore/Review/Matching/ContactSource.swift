/// Where a contact comes from: what lets the same card, or another one of the same person, be found again.
///
/// The addresses never reach a notebook: only digests of them do, under a key of its own.
package struct ContactSource: Hashable, Sendable {
    /// The digest of the card without its media, in hexadecimal digits.
    package let digest: String
    /// The card's UID without white space around it (RFC 6350 §6.7.6); nil where there is none.
    package let uid: String?
    /// E-mail addresses in small letters, each once.
    package let emails: [String]
    /// Telephone numbers as digits, with a plus sign before international ones, each once.
    package let telephones: [String]

    package init(
        digest: String,
        uid: String? = nil,
        emails: [String] = [],
        telephones: [String] = []
    ) {
        self.digest = digest
        self.uid = RecordedName.of(uid)
        self.emails = Self.distinct(emails.compactMap(Self.email))
        self.telephones = Self.distinct(telephones.compactMap(Self.telephone))
    }

    /// An address as it is compared: without a scheme and white space, in small letters.
    ///
    /// Only the host of an address is blind to letter case (RFC 5321 §2.4), but nobody's mailboxes
    /// differ by it, and a match is only ever a question to a person.
    static func email(_ text: String) -> String? {
        guard let text = RecordedName.of(text)?.lowercased() else { return nil }
        let address = text.hasPrefix("mailto:") ? text.dropFirst(7) : text[...]
        return address.contains("@") ? String(address) : nil
    }

    /// A number as it is compared: its digits, `+` for a leading `+` or `00`; nil for short codes.
    ///
    /// Extensions and parameters of a `tel` URI are left out (RFC 3966 §3). A national number is
    /// never taken for an international one: its country is not known.
    static func telephone(_ text: String) -> String? {
        guard let text = RecordedName.of(text)?.lowercased() else { return nil }
        let number = text.hasPrefix("tel:") ? text.dropFirst(4) : text[...]
        let plain = number.prefix { $0 != ";" && $0 != "x" && $0 != "," }
        let digits = String(plain.unicodeScalars.compactMap(digit))
        let isInternational = plain.first { !$0.isWhitespace && $0 != "(" } == "+"
        let bare = !isInternational && digits.hasPrefix("00") ? digits.dropFirst(2) : digits[...]
        guard bare.count >= shortestNumber else { return nil }
        return (isInternational || bare.count < digits.count ? "+" : "") + bare
    }

    private static let shortestNumber = 6

    private static func digit(_ scalar: Unicode.Scalar) -> Character? {
        guard
            let value = scalar.properties.numericType == .decimal
                ? scalar.properties.numericValue : nil
        else { return nil }
        return Character(String(Int(value)))
    }

    private static func distinct(_ values: [String]) -> [String] {
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }
    }
}
