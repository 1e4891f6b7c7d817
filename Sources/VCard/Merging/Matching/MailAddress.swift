/// A mail address as two cards are compared by it (RFC 5321 §2.4: the domain has no letter case).
struct MailAddress: Hashable, Sendable {
    /// The address with its domain in small letters, without `mailto:`.
    let canonical: String

    /// Reads an address, also as a `mailto:` link.
    init(_ text: String) {
        var bytes = Array(text.utf8)
        MailAddress.makeCanonical(&bytes, from: 0)
        canonical = String(decoding: bytes, as: UTF8.self)
    }

    /// Brings the bytes from `start` on into the canonical form.
    static func makeCanonical(_ bytes: inout [UInt8], from start: Int) {
        var first = start
        while first < bytes.count, bytes[first].isBlank || bytes[first].isLineEnd { first += 1 }
        let isLink = bytes.span.hasPrefix("MAILTO:", in: first..<bytes.count)
        bytes.removeSubrange(start..<(isLink ? first + 7 : first))
        while bytes.count > start, let last = bytes.last, last.isBlank || last.isLineEnd {
            bytes.removeLast()
        }
        guard let at = bytes[start...].lastIndex(of: UInt8(ascii: "@")) else { return }
        bytes.makeSmall(from: at)
    }

    /// What a mailbox is most likely known by: all in small letters.
    var mailbox: String { canonical.lowercased() }
}
