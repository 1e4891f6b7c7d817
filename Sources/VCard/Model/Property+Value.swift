extension Property {
    /// Whether the value is a photo, logo, sound or key that stands in the card itself.
    ///
    /// Such a value stays closed: it has no text, and its bytes are read only behind the photo gate.
    /// A PHOTO or LOGO that is neither a link nor text counts, whatever its parameters say.
    public var isInlineMedia: Bool {
        if record.flags.contains(.base64) {
            return (record.kind.isMedia && !isLink) || record.kind == .agent
                || record.kind == .other
        }
        if record.kind == .agent { return agentHoldsMedia }
        guard record.kind.isMedia else { return false }
        let head = valueHead
        if head.span.hasPrefix("DATA:", in: head.indices) { return true }
        switch record.kind {
        case .photo, .logo: return !head.isEmpty && !isLink
        default: return false
        }
    }

    /// Whether the value begins with a URI scheme other than `data` (RFC 3986 §3.1).
    var isLink: Bool {
        let head = valueHead
        guard let first = head.first, (first | 0x20) >= 0x61, (first | 0x20) <= 0x7A
        else { return false }
        for byte in head.prefix(32) {
            if byte == ASCII.colon { return !head.span.hasPrefix("DATA:", in: head.indices) }
            guard
                byte.isNameCharacter || byte == 0x2B || byte == ASCII.dot || byte == ASCII.backslash
            else { return false }
        }
        return false
    }

    /// The first bytes of the value, unfolded, without control characters and the blanks before them; no more than what
    /// tells a link from data, however long the value is.
    var valueHead: [UInt8] {
        let bytes = storage.bytes
        let value = record.value.wide
        let start = value.first { index in
            let byte = bytes[index]
            return !byte.isBlank && !byte.isLineEnd && !byte.isForbidden
        }
        guard let start else { return [] }
        var output: [UInt8] = []
        var unfolding = Unfolding(quotedPrintable: record.flags.contains(.quotedPrintable))
        unfolding.append(bytes.span, start..<min(value.upperBound, start + 1024), to: &output)
        return record.flags.contains(.control) ? output.filter { !$0.isForbidden } : output
    }

    /// The value after unfolding, transfer decoding and charset decoding, escapes as written; nil for media, which stays closed.
    ///
    /// RFC 6350 §3.4 escapes are still in it: ``text`` resolves them.
    public var escapedText: String? {
        decodedValue?.text
    }

    /// The value as one text: decoded, and unescaped by the rules of the version; nil for media.
    public var text: String? {
        escapedText.map { Escaping.unescape($0, version: storage.version) }
    }

    /// The value cut at unescaped semicolons, each part cut at unescaped commas, unescaped (N, ADR; RFC 6350 §3.3); nil for media.
    ///
    /// In 2.1 a comma is text. In ORG, whose units are single texts, it is text in every version.
    public var components: [[String]]? {
        escapedText.map { Escaping.components($0[...], of: kind, version: storage.version) }
    }

    /// The value cut at unescaped commas, unescaped (CATEGORIES, NICKNAME; RFC 6350 §3.3); nil for media.
    public var list: [String]? {
        escapedText.map { Escaping.list($0[...], version: storage.version) }
    }

    /// The unfolded bytes of the value before any decoding, a slice where there is no fold.
    var valueBytes: ArraySlice<UInt8> {
        let range = record.value.wide
        guard record.flags.contains(.valueFolded) else { return storage.bytes[range] }
        var output: [UInt8] = []
        var unfolding = Unfolding(quotedPrintable: record.flags.contains(.quotedPrintable))
        let bytes = storage.bytes
        unfolding.append(bytes.span, range, to: &output)
        return output[...]
    }

    /// The charset that the property declares.
    var declaredCharset: String? {
        record.parameters.isEmpty ? nil : parameter("CHARSET").first
    }

    /// The decoded value and what was noticed on the way; nil for media.
    var decodedValue: DecodedValue? {
        isInlineMedia ? nil : DecodedValue(of: self)
    }
}

extension Escaping {
    /// A text cut at unescaped semicolons and each part at unescaped commas, as the version has it, unescaped.
    static func components(
        _ text: Substring,
        of kind: PropertyKind,
        version: Version
    ) -> [[String]] {
        split(text, at: ASCII.semicolon).map { part in
            let pieces =
                version == .v2_1 || kind == .org ? [part] : split(part, at: ASCII.comma)
            return pieces.map { unescape($0, version: version) }
        }
    }

    /// A text cut at unescaped commas, unescaped.
    static func list(_ text: Substring, version: Version) -> [String] {
        split(text, at: ASCII.comma).map { unescape($0, version: version) }
    }
}
