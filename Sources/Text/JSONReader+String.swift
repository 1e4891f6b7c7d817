extension JSONReader {
    /// A string (RFC 8259 §7), from its opening to its closing quotation mark.
    mutating func string() throws(JSONError) -> String {
        offset += 1
        let start = offset
        while let byte = current {
            if byte == UInt8(ascii: "\"") {
                let text = try validated(bytes.span.extracting(start..<offset), at: start)
                offset += 1
                return text
            }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            guard byte >= 0x20 else { throw .controlCharacter(byte, offset: offset) }
            offset += 1
        }
        throw .unexpectedEnd(offset: offset)
    }

    /// The rest of a string in which a backslash was met, its beginning included.
    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var text = String(try validated(bytes.span.extracting(start..<offset), at: start))
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return text
            case UInt8(ascii: "\\"):
                text.unicodeScalars.append(try escape())
            default:
                text += try plainRun()
            }
        }
        throw .unexpectedEnd(offset: offset)
    }

    /// Characters up to the next backslash, quotation mark or the end.
    private mutating func plainRun() throws(JSONError) -> String {
        let start = offset
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            guard byte >= 0x20 else { throw .controlCharacter(byte, offset: offset) }
            offset += 1
        }
        return try validated(bytes.span.extracting(start..<offset), at: start)
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = offset
        offset += 1
        guard let letter = current else { throw .unexpectedEnd(offset: offset) }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start)
        default: throw .invalidEscape(offset: start)
        }
    }

    /// One `\u` escape, or the two that make a surrogate pair.
    private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let high = try hexadecimal(from: start)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw .loneSurrogate(offset: start)
        }
        let low = try hexadecimal(from: start)
        guard low >= 0xDC00, low <= 0xDFFF,
            let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        else { throw .loneSurrogate(offset: start) }
        return scalar
    }

    private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current else { throw .unexpectedEnd(offset: offset) }
            guard let digit = Hex.value(of: byte) else { throw .invalidEscape(offset: start) }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }

    private func validated(
        _ span: borrowing Span<UInt8>,
        at start: Int
    ) throws(JSONError) -> String {
        do {
            return String(copying: try UTF8Span(validating: copy span))
        } catch {
            throw .invalidUTF8(offset: start + error.byteOffsets.lowerBound)
        }
    }
}
