/// The part of a content line before its value: group, name and parameters (RFC 6350 §3.3).
///
/// The lexer works on a stretch of bytes without folds.
struct Header {
    /// The group; empty where there is none.
    var group: Range<Int>
    /// The name as written, without blanks around it.
    var name: Range<Int>
    /// The offset of the colon.
    var colon: Int

    /// Cuts a line; the parameters found are appended to `parameters`.
    ///
    /// Returns nil where there is no colon or no name. A quote that is never closed counts as a character.
    init?(
        _ bytes: Span<UInt8>,
        _ line: Range<Int>,
        parameters: inout [ParameterRecord]
    ) {
        guard
            let mark = Header.firstMark(bytes, line.lowerBound, line.upperBound)
        else { return nil }
        var nameStart = line.lowerBound
        var dot: Int?
        for index in line.lowerBound..<mark where bytes[index] == ASCII.dot { dot = index }
        if let dot {
            group = bytes.trimmed(line.lowerBound..<dot)
            nameStart = dot + 1
        } else {
            group = nameStart..<nameStart
        }
        name = bytes.trimmed(nameStart..<mark)
        guard !name.isEmpty else { return nil }
        if bytes[mark] == ASCII.colon {
            colon = mark
            return
        }
        let first = parameters.count
        guard
            let end = Header.cut(
                bytes,
                mark,
                line.upperBound,
                quotes: true,
                into: &parameters
            )
        else {
            parameters.removeSubrange(first...)
            guard
                let end = Header.cut(
                    bytes,
                    mark,
                    line.upperBound,
                    quotes: false,
                    into: &parameters
                )
            else {
                parameters.removeSubrange(first...)
                return nil
            }
            colon = end
            return
        }
        colon = end
    }

    /// The first semicolon or colon.
    private static func firstMark(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte == ASCII.colon || byte == ASCII.semicolon { return index }
            index += 1
        }
        return nil
    }

    /// Cuts the parameters from the semicolon at `start` on; returns the offset of the colon.
    private static func cut(
        _ bytes: Span<UInt8>,
        _ start: Int,
        _ end: Int,
        quotes: Bool,
        into parameters: inout [ParameterRecord]
    ) -> Int? {
        var index = start
        while true {
            let first = index + 1
            var equals: Int?
            var quoted = false
            index = first
            scan: while index < end {
                switch bytes[index] {
                case ASCII.quote where quotes: quoted.toggle()
                case ASCII.equals where equals == nil: equals = index
                case ASCII.semicolon where !quoted: break scan
                case ASCII.colon where !quoted: break scan
                default: break
                }
                index += 1
            }
            guard index < end else { return nil }
            append(bytes, first..<index, equals, to: &parameters)
            if bytes[index] == ASCII.colon { return index }
        }
    }

    private static func append(
        _ bytes: Span<UInt8>,
        _ range: Range<Int>,
        _ equals: Int?,
        to parameters: inout [ParameterRecord]
    ) {
        let whole = bytes.trimmed(range)
        guard let equals else {
            guard !whole.isEmpty else { return }
            parameters.append(ParameterRecord(name: 0..<0, value: whole.narrow))
            return
        }
        parameters.append(
            ParameterRecord(
                name: bytes.trimmed(range.lowerBound..<equals).narrow,
                value: bytes.trimmed(equals + 1..<range.upperBound).narrow
            )
        )
    }
}

extension Range<Int> {
    /// The range in 32 bits; a card is never that large (``Limits/cardBytes``).
    var narrow: Range<Int32> {
        Int32(truncatingIfNeeded: lowerBound)..<Int32(truncatingIfNeeded: upperBound)
    }
}

extension Range<Int32> {
    /// The range as offsets into an array.
    var wide: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
