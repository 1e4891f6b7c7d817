import Text

/// Cuts a stream of JSON into the values that stand in its outermost array, or one behind the other.
///
/// Memory is bounded by the largest value, not by the stream. What `source` throws passes through.
struct JSONElements<Failure: Error>: ~Copyable {
    /// Appends at most so many bytes to the buffer and returns how many; 0 at the end.
    typealias Source = (inout [UInt8], Int) throws(Failure) -> Int

    /// The largest value in bytes.
    static var limit: Int { 64 << 20 }

    private let source: Source
    private var bytes: [UInt8] = []
    private var next = 0
    private var base = 0
    private var isEnded = false
    private var isInArray = false

    init(source: @escaping Source) {
        self.source = source
    }

    /// What became of a look at the stream.
    enum Step {
        /// A value, and where it begins.
        case value([UInt8], offset: Int)
        /// The stream is at its end.
        case end
        /// The stream is no JSON, or a value is too large.
        case failure(InterchangeError)
    }

    /// The next value.
    mutating func step() throws(Failure) -> Step {
        while let byte = try peek() {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: next += 1
            case UInt8(ascii: ",") where isInArray: next += 1
            case UInt8(ascii: "]") where isInArray:
                isInArray = false
                next += 1
            case UInt8(ascii: "[") where !isInArray:
                isInArray = true
                next += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
                return try value()
            default:
                return .failure(.notJSON(offset: base + next))
            }
        }
        return isInArray ? .failure(.notJSON(offset: base + next)) : .end
    }

    private mutating func value() throws(Failure) -> Step {
        drop()
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        while let byte = try peek() {
            next += 1
            if isEscaped {
                isEscaped = false
            } else if isQuoted {
                isEscaped = byte == UInt8(ascii: "\\")
                if byte == UInt8(ascii: "\"") { isQuoted = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isQuoted = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
            }
            if depth == 0, !isQuoted { return .value(Array(bytes[..<next]), offset: base) }
            guard next <= Self.limit else { return .failure(.tooLarge(limit: Self.limit)) }
        }
        return .failure(.notJSON(offset: base + next))
    }

    private mutating func peek() throws(Failure) -> UInt8? {
        while next >= bytes.count, !isEnded {
            isEnded = try source(&bytes, 1 << 18) == 0
        }
        return next < bytes.count ? bytes[next] : nil
    }

    /// Lets go of what was looked at.
    private mutating func drop() {
        bytes.removeSubrange(..<next)
        base += next
        next = 0
    }
}
