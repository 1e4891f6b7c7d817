/// A value in the one form in which two cards are compared, whatever version, folding and encoding they have.
///
/// Comparing forgives no more than what means the same: the letter case of a mail domain, marks in a telephone
/// number, `urn:uuid:` before a UID, dashes in a date, empty parts at the end, blanks at the ends.
enum CanonicalValue {
    /// What separates the parts of a structured value in the canonical form.
    static let part: UInt8 = 0x1F
    /// What separates the texts of a list in the canonical form.
    static let item: UInt8 = 0x1E

    /// Appends the canonical value of a property.
    static func append(_ property: Property, to output: inout [UInt8]) {
        if property.isInlineMedia {
            appendMedia(property, to: &output)
            return
        }
        let start = output.count
        switch property.kind {
        case .tel:
            appendText(property, .tel, to: &output)
            let number = TelephoneNumber(output[start...])
            guard number.isNumber else { break }
            output.removeSubrange(start...)
            output += number.canonical.utf8
        case .email:
            appendText(property, .email, to: &output)
            MailAddress.makeCanonical(&output, from: start)
        case .uid: output += CardIdentity.canonicalUID(property.text ?? "").utf8
        case .bday, .anniversary, .deathdate: appendDate(property, to: &output)
        case let kind: appendText(property, kind, to: &output)
        }
        trim(&output, from: start)
    }

    /// The base64 text without folds; for what is none, the value without folds.
    private static func appendMedia(_ property: Property, to output: inout [UInt8]) {
        let value = property.valueBytes
        let data = property.kind == .agent ? nil : MediaPayload(value)?.data
        output += value[data ?? value.indices].lazy.filter { !$0.isBlank && !$0.isLineEnd }
    }

    private static func appendDate(_ property: Property, to output: inout [UInt8]) {
        let start = output.count
        appendText(property, property.kind, to: &output)
        let digits = output[start...].filter { $0 != 0x2D }
        guard digits.count == 8, digits.allSatisfy(\.isDigit) else { return }
        output.removeSubrange(start...)
        output += digits
    }

    private static func appendText(
        _ property: Property,
        _ kind: PropertyKind,
        to output: inout [UInt8]
    ) {
        let version = property.storage.version
        let cutsParts = kind.isStructured
        let cutsItems = version != .v2_1 && (cutsParts && kind != .org || kind.isList)
        let value = property.escapedBytes
        // Most of a value is copied in long stretches.
        var copied = value.startIndex
        var index = copied
        while index < value.endIndex {
            let separator: UInt8
            switch value[index] {
            case ASCII.backslash where index + 1 < value.endIndex:
                output += value[copied..<index]
                appendEscaped(value[index + 1], version, to: &output)
                index += 2
                copied = index
                continue
            case ASCII.semicolon where cutsParts: separator = part
            case ASCII.comma where cutsItems: separator = item
            default:
                index += 1
                continue
            }
            output += value[copied..<index]
            output.append(separator)
            index += 1
            copied = index
        }
        output += value[copied...]
    }

    private static func appendEscaped(
        _ byte: UInt8,
        _ version: Version,
        to output: inout [UInt8]
    ) {
        switch byte {
        case ASCII.semicolon: output.append(byte)
        case ASCII.comma, ASCII.colon, ASCII.backslash:
            if version == .v2_1 { output.append(ASCII.backslash) }
            output.append(byte)
        case 0x6E where version != .v2_1, 0x4E where version != .v2_1:
            output.append(ASCII.lineFeed)
        default: output += [ASCII.backslash, byte]
        }
    }

    /// Drops blanks at the ends, and parts at the end that are empty.
    private static func trim(_ output: inout [UInt8], from start: Int) {
        while output.count > start, let last = output.last,
            last.isBlank || last.isLineEnd || last == part
        {
            output.removeLast()
        }
        var first = start
        while first < output.count, output[first].isBlank { first += 1 }
        if first > start { output.removeSubrange(start..<first) }
    }
}

extension PropertyKind {
    /// Whether semicolons cut the value into parts (RFC 6350 §3.3).
    var isStructured: Bool {
        switch self {
        case .n, .adr, .org, .gender, .clientpidmap: true
        default: false
        }
    }

    /// Whether commas cut the value into texts.
    var isList: Bool {
        switch self {
        case .categories, .nickname: true
        default: false
        }
    }
}

extension Property {
    /// The value after transfer and charset decoding, escapes as written; empty for media.
    ///
    /// Plain values are the bytes of the card, without a copy.
    var escapedBytes: ArraySlice<UInt8> {
        let record = record
        let mayBeEncoded: ContentLine.Flags = [
            .quotedPrintable, .base64, .nestedCard, .valueFolded, .nonASCII,
        ]
        if record.flags.isDisjoint(with: mayBeEncoded) { return storage.bytes[record.value.wide] }
        if record.flags.isDisjoint(with: mayBeEncoded.subtracting(.nonASCII)),
            record.parameters.isEmpty || declaredCharset == nil
        {
            let value = storage.bytes[record.value.wide]
            if value.isUTF8 { return value }
        }
        return Array((escapedText ?? "").utf8)[...]
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes are UTF-8.
    fileprivate var isUTF8: Bool {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: span)
            return true
        } catch {
            return false
        }
    }
}
