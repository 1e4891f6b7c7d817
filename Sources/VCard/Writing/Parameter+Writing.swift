extension Parameter {
    /// Appends `;NAME=value,value` in the form of a version; values are quoted where they must be (RFC 6350 §3.3).
    func append(to output: inout [UInt8], version: Version) {
        output.append(ASCII.semicolon)
        if !name.isEmpty {
            output += name.utf8
            output.append(ASCII.equals)
        }
        for (index, value) in values.enumerated() {
            if index > 0 { output.append(ASCII.comma) }
            Parameter.append(value, to: &output, version: version)
        }
    }

    private static func append(_ value: String, to output: inout [UInt8], version: Version) {
        var bytes: [UInt8] = []
        if version == .v4_0 {
            CaretEncoding.append(value, to: &bytes)
        } else {
            CaretEncoding.appendPlain(value, to: &bytes)
        }
        // Quotes are not needed around caret escapes, but readers without RFC 6868 show less of them.
        let isEscaped =
            version == .v4_0 && value.utf8.contains { $0.isLineEnd || $0 == ASCII.quote }
        let quoted = isEscaped || needsQuotes(bytes)
        if quoted { output.append(ASCII.quote) }
        output += bytes
        if quoted { output.append(ASCII.quote) }
    }

    private static func needsQuotes(_ bytes: [UInt8]) -> Bool {
        if bytes.first?.isBlank == true || bytes.last?.isBlank == true { return true }
        return bytes.contains { byte in
            switch byte {
            case ASCII.comma, ASCII.semicolon, ASCII.colon: true
            default: false
            }
        }
    }
}
