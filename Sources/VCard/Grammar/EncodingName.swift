/// A transfer encoding that a parameter names, as `ENCODING=…` or as a bare 2.1 word.
enum EncodingName {
    case quotedPrintable
    case base64

    /// The encoding of a parameter, or nil where it names none.
    init?(_ bytes: Span<UInt8>, _ parameter: ParameterRecord) {
        let name = parameter.name.wide
        guard name.isEmpty || name.count == 8 && bytes.hasPrefix("ENCODING", in: name)
        else { return nil }
        var value = parameter.value.wide
        if value.count >= 2, bytes[value.lowerBound] == ASCII.quote,
            bytes[value.upperBound - 1] == ASCII.quote
        {
            value = value.lowerBound + 1..<value.upperBound - 1
        }
        switch value.count {
        case 16 where bytes.hasPrefix("QUOTED-PRINTABLE", in: value): self = .quotedPrintable
        case 6 where bytes.hasPrefix("BASE64", in: value): self = .base64
        case 1 where !name.isEmpty && bytes.hasPrefix("B", in: value): self = .base64
        default: return nil
        }
    }
}
