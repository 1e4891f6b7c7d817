/// Parameters as two cards are compared by them: sorted, names and TYPE without letter case.
///
/// ENCODING, CHARSET and a VALUE other than text say how a value is written, not what it says.
struct CanonicalParameters {
    private static let separator: UInt8 = 0x1C

    private let storage: CardStorage
    /// One token a value, one behind the other.
    private var tokens: [UInt8] = []
    private var ranges: [Range<Int>] = []

    /// What a parameter is, as far as it is compared.
    private enum Meaning {
        case type
        case encoding
        case other
    }

    /// Appends the parameters of a property.
    static func append(_ property: Property, to output: inout [UInt8]) {
        guard !property.record.parameters.isEmpty else { return }
        let isMedia = property.record.kind.isMedia && property.isInlineMedia
        var parameters = CanonicalParameters(storage: property.storage)
        for record in property.storage.parameters[property.record.parameters.wide] {
            parameters.take(record, isMedia: isMedia)
        }
        parameters.append(to: &output)
    }

    private init(storage: CardStorage) {
        self.storage = storage
    }

    private mutating func take(_ record: ParameterRecord, isMedia: Bool) {
        let bytes = storage.bytes
        let span = bytes.span
        guard record.name.isEmpty else {
            let name = record.name.wide
            let meaning = CanonicalParameters.meaning(span, name)
            if meaning == .encoding || isMedia && meaning == .type { return }
            take(record, isType: meaning == .type, name: bytes[name])
            return
        }
        let name = Array(BareWord(storage.string(record.value)).name.utf8)
        let meaning = CanonicalParameters.meaning(name.span, name.indices)
        if meaning == .encoding || isMedia && meaning == .type { return }
        take(record, isType: meaning == .type, name: name[...])
    }

    private static func meaning(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Meaning {
        switch name.count {
        case 4 where bytes.hasPrefix("TYPE", in: name): .type
        case 5 where bytes.hasPrefix("VALUE", in: name): .encoding
        case 7 where bytes.hasPrefix("CHARSET", in: name): .encoding
        case 8 where bytes.hasPrefix("ENCODING", in: name): .encoding
        default: .other
        }
    }

    /// Adds one token a value; a plain value is taken from the card's bytes as it is.
    private mutating func take(_ record: ParameterRecord, isType: Bool, name: ArraySlice<UInt8>) {
        let bytes = storage.bytes[record.value.wide]
        let isPlain = bytes.allSatisfy { byte in
            byte < 0x80 && byte != ASCII.quote && byte != ASCII.comma && byte != ASCII.caret
        }
        guard !isPlain else {
            let start = begin(name)
            let value = tokens.count
            tokens += bytes
            if isType { tokens.makeSmall(from: value) }
            ranges.append(start..<tokens.count)
            return
        }
        for text in storage.parameterValues(record.value, cutsQuotedLists: isType) {
            let start = begin(name)
            tokens += (isType ? text.lowercased() : text).utf8
            ranges.append(start..<tokens.count)
        }
    }

    /// Begins a token; says where.
    private mutating func begin(_ name: ArraySlice<UInt8>) -> Int {
        let start = tokens.count
        tokens.append(capitalsOf: name)
        tokens.append(ASCII.equals)
        return start
    }

    /// Appends the tokens in order, each once.
    private func append(to output: inout [UInt8]) {
        let order =
            ranges.count > 1
            ? ranges.sorted { tokens[$0].lexicographicallyPrecedes(tokens[$1]) } : ranges
        var last: Range<Int>?
        for range in order {
            if let last, tokens[last] == tokens[range] { continue }
            output += tokens[range]
            output.append(CanonicalParameters.separator)
            last = range
        }
    }
}
