/// The single values of a parameter, cut at commas outside quotes, without their quotes.
struct ParameterElements {
    /// What stands among the bytes of a parameter's values.
    struct Marks: OptionSet {
        let rawValue: UInt8
        static let comma = Marks(rawValue: 1)
        static let quote = Marks(rawValue: 2)
        static let caret = Marks(rawValue: 4)
    }

    private var index: Int
    private let end: Int
    private var isDone = false
    /// Whether a comma within quotes cuts too.
    private let cutsQuotedLists: Bool

    init(_ range: Range<Int>, cutsQuotedLists: Bool) {
        index = range.lowerBound
        end = range.upperBound
        self.cutsQuotedLists = cutsQuotedLists
    }

    /// The next value.
    mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
        guard !isDone else { return nil }
        let start = index
        var quoted = false
        while index < end {
            let byte = bytes[index]
            if byte == ASCII.quote {
                quoted.toggle()
            } else if byte == ASCII.comma, !quoted || cutsQuotedLists {
                break
            }
            index += 1
        }
        let value = ParameterElements.unquoted(bytes, start..<index)
        isDone = index >= end
        index += 1
        return value
    }

    /// A value without blanks and quotes around it.
    static func unquoted(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var value = bytes.trimmed(range)
        if let first = value.first, bytes[first] == ASCII.quote {
            value = first + 1..<value.upperBound
        }
        if let last = value.last, bytes[last] == ASCII.quote {
            value = value.lowerBound..<last
        }
        return value
    }

    /// What stands among the bytes of a range.
    static func marks(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Marks {
        var marks: Marks = []
        for index in range {
            switch bytes[index] {
            case ASCII.comma: marks.insert(.comma)
            case ASCII.quote: marks.insert(.quote)
            case ASCII.caret: marks.insert(.caret)
            default: break
            }
        }
        return marks
    }

    /// Whether each quote begins or ends a value; nil where one is never closed.
    static func quotesAreClosed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool? {
        var quoted = false
        var atStart = true
        var closed = false
        var inside = false
        for index in range {
            let byte = bytes[index]
            if byte == ASCII.quote {
                if quoted {
                    closed = true
                } else if !atStart {
                    inside = true
                }
                quoted.toggle()
            } else if byte == ASCII.comma, !quoted {
                closed = false
                atStart = true
                continue
            } else if closed, !quoted {
                inside = true
            }
            atStart = false
        }
        return quoted ? nil : !inside
    }
}
