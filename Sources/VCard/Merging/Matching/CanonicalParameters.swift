/// Parameters as two cards are compared by them: sorted, names and TYPE without letter case.
///
/// ENCODING, CHARSET and a VALUE other than text say how a value is written, not what it says.
enum CanonicalParameters {
    private static let type = Array("TYPE".utf8)
    private static let encoding = Array("ENCODING".utf8)
    private static let charset = Array("CHARSET".utf8)
    private static let value = Array("VALUE".utf8)
    private static let separator: UInt8 = 0x1C

    /// Appends the parameters of a property.
    static func append(_ property: Property, to output: inout [UInt8]) {
        guard !property.record.parameters.isEmpty else { return }
        var tokens: [[UInt8]] = []
        let storage = property.storage
        let isMedia = property.record.kind.isMedia && property.isInlineMedia
        for record in storage.parameters[property.record.parameters.wide] {
            let name = name(of: record, storage)
            if name == encoding || name == charset || name == value { continue }
            if isMedia, name == type { continue }
            append(record, name, storage, to: &tokens)
        }
        if tokens.count > 1 { tokens.sort { $0.lexicographicallyPrecedes($1) } }
        var last: [UInt8]?
        for token in tokens where token != last {
            output += token
            output.append(separator)
            last = token
        }
    }

    /// Adds one token a value; a plain value is taken from the card's bytes as it is.
    private static func append(
        _ record: ParameterRecord,
        _ name: [UInt8],
        _ storage: CardStorage,
        to tokens: inout [[UInt8]]
    ) {
        let bytes = storage.bytes[record.value.wide]
        let isPlain = bytes.allSatisfy { byte in
            byte < 0x80 && byte != ASCII.quote && byte != ASCII.comma && byte != ASCII.caret
        }
        guard !isPlain else {
            var token = name
            token.append(ASCII.equals)
            for byte in bytes {
                let isCapital = byte >= 0x41 && byte <= 0x5A
                token.append(name == type && isCapital ? byte | 0x20 : byte)
            }
            tokens.append(token)
            return
        }
        for text in storage.parameterValues(record.value, cutsQuotedLists: name == type) {
            let value = name == type ? text.lowercased() : text
            tokens.append(name + [ASCII.equals] + Array(value.utf8))
        }
    }

    private static func name(of record: ParameterRecord, _ storage: CardStorage) -> [UInt8] {
        guard record.name.isEmpty else {
            return storage.bytes[record.name.wide].map(\.capital)
        }
        return Array(BareWord(storage.string(record.value)).name.utf8)
    }
}
