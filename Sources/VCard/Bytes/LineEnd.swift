/// How a physical line ends; each is one line end, whatever the length.
enum LineEnd {
    /// CR and LF, as the standards ask (RFC 6350 §3.2).
    case crlf
    /// LF alone.
    case lineFeed
    /// CR alone.
    case carriageReturn
    /// CR, CR and LF: a file whose LF became CRLF once too often.
    case doubledReturn

    /// The line end at an offset, or nil where there is none.
    init?(_ bytes: Span<UInt8>, at offset: Int, to end: Int) {
        guard offset < end else { return nil }
        switch bytes[offset] {
        case ASCII.lineFeed: self = .lineFeed
        case ASCII.carriageReturn:
            if offset + 1 < end, bytes[offset + 1] == ASCII.lineFeed {
                self = .crlf
            } else if offset + 2 < end, bytes[offset + 1] == ASCII.carriageReturn,
                bytes[offset + 2] == ASCII.lineFeed
            {
                self = .doubledReturn
            } else {
                self = .carriageReturn
            }
        default: return nil
        }
    }

    /// How many bytes it takes.
    var count: Int {
        switch self {
        case .lineFeed, .carriageReturn: 1
        case .crlf: 2
        case .doubledReturn: 3
        }
    }

    /// The bytes of the one that the standards ask for.
    static let standard = [ASCII.carriageReturn, ASCII.lineFeed]

    /// How it is told.
    var name: String {
        switch self {
        case .crlf: "CRLF"
        case .lineFeed: "LF"
        case .carriageReturn: "CR"
        case .doubledReturn: "CR CR LF"
        }
    }
}

extension Span where Element == UInt8 {
    /// The offset of the first CR or LF in `start..<end`, or `end`.
    func lineEnd(from start: Int, to end: Int) -> Int {
        var high: UInt64 = 0
        var stop = firstControl(from: start, to: end, high: &high)
        while stop < end, !self[stop].isLineEnd {
            stop = firstControl(from: stop + 1, to: end, high: &high)
        }
        return stop
    }

    /// Where the first line end lies; nil where there is none.
    var firstLineEnd: Range<Int>? {
        let start = lineEnd(from: 0, to: count)
        return start < count ? start..<afterLineEnd(start, to: count) : nil
    }

    /// The offset behind the line end at an offset; the offset itself where there is none.
    func afterLineEnd(_ offset: Int, to end: Int) -> Int {
        offset + (LineEnd(self, at: offset, to: end)?.count ?? 0)
    }
}
