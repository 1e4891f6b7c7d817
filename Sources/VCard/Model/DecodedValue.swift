/// A value as text, with what was noticed while it was decoded.
struct DecodedValue {
    /// The text; escapes are as written.
    var text: String
    /// What the charset decoding met.
    var outcome = Charset.Outcome.clean
    /// How many `=` of quoted-printable begin no escape.
    var brokenEscapes = 0

    /// The value of a property, media or not.
    init(of property: Property) {
        let bytes = Array(property.valueBytes)
        if property.record.flags.contains(.nestedCard) {
            self.init(nested: bytes)
        } else {
            self.init(
                bytes,
                flags: property.record.flags,
                charset: property.declaredCharset,
                isTranscoded: property.storage.isTranscoded
            )
        }
    }

    /// The text of a card that stands in the value line by line (2.1 AGENT); each line end becomes a line feed.
    init(nested bytes: [UInt8]) {
        let decoded = Charset.decode(bytes, charset: nil)
        text = DecodedValue.lineFeeds(decoded.text)
        outcome = decoded.outcome
    }

    /// Undoes the transfer encoding, then the charset.
    init(
        _ bytes: [UInt8],
        flags: ContentLine.Flags,
        charset: String?,
        isTranscoded: Bool
    ) {
        var bytes = bytes
        var charset = charset
        if flags.contains(.quotedPrintable) {
            (bytes, brokenEscapes) = QuotedPrintable.decode(bytes.span)
        } else if flags.contains(.base64) {
            bytes = Base64.decode(bytes.span) ?? bytes
        } else if isTranscoded {
            charset = nil
        }
        let decoded = Charset.decode(bytes, charset: charset)
        text =
            flags.contains(.quotedPrintable) || flags.contains(.base64)
            ? DecodedValue.lineFeeds(decoded.text) : decoded.text
        outcome = decoded.outcome
    }

    /// CRLF and CR as line feeds: each line break counts once.
    private static func lineFeeds(_ text: String) -> String {
        guard text.utf8.contains(ASCII.carriageReturn) else { return text }
        var output: [UInt8] = []
        var lastWasReturn = false
        for byte in text.utf8 {
            if byte == ASCII.carriageReturn {
                output.append(ASCII.lineFeed)
            } else if byte != ASCII.lineFeed || !lastWasReturn {
                output.append(byte)
            }
            lastWasReturn = byte == ASCII.carriageReturn
        }
        return String(decoding: output, as: UTF8.self)
    }
}
