extension ParameterForm {
    /// Whether one value of a parameter has the form; words and what the property decides pass.
    func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch self {
        case .free, .words, .ofProperty: true
        case .filled: !range.isEmpty
        case .boolean:
            range.count == 4 && bytes.hasPrefix("TRUE", in: range)
                || range.count == 5 && bytes.hasPrefix("FALSE", in: range)
        case .integer(let allowed):
            ParameterForm.number(bytes, range).map { allowed.contains($0) } ?? false
        case .pid: ParameterForm.isPID(bytes, range)
        case .languageTag: LanguageTagForm.matches(bytes, range)
        case .mediaType: ParameterForm.isMediaType(bytes, range)
        case .uri: URIForm.matches(bytes, range) && PlaceForm.isGeoURI(bytes, range)
        case .timestamp: TimestampForm.matches(bytes, range)
        case .script: range.count == 4 && range.allSatisfy { bytes[$0].isLetter }
        case .country: range.count == 2 && range.allSatisfy { bytes[$0].isLetter }
        case .identifier:
            (1...255).contains(range.count)
                && range.allSatisfy { bytes[$0].isNameCharacter || bytes[$0] == 0x5F }
        }
    }

    /// A number of at most ten digits.
    static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard (1...10).contains(range.count) else { return nil }
        var value = 0
        for index in range {
            guard bytes[index].isDigit else { return nil }
            value = value * 10 + Int(bytes[index] - 0x30)
        }
        return value
    }

    /// The stretch behind the dot of a PID, or nil where there is none.
    static func source(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
        range.first { bytes[$0] == ASCII.dot }.map { $0 + 1..<range.upperBound }
    }

    private static func isPID(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let source = source(bytes, range)
        let local = range.lowerBound..<(source.map { $0.lowerBound - 1 } ?? range.upperBound)
        return number(bytes, local) != nil && (source.map { number(bytes, $0) != nil } ?? true)
    }

    /// A type and a subtype with a slash between them; parameters may follow behind a semicolon.
    private static func isMediaType(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var slash: Int?
        var end = range.upperBound
        for index in range {
            let byte = bytes[index]
            if byte == ASCII.semicolon {
                end = index
                break
            }
            if byte == 0x2F {
                guard slash == nil else { return false }
                slash = index
            } else if !byte.isNameCharacter, !"!#$&^_.+\\".utf8.contains(byte) {
                return false
            }
        }
        guard let slash else { return false }
        return slash > range.lowerBound && slash + 1 < end
    }
}
