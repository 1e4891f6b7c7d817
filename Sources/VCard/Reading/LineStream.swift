/// The physical lines of a file, given in chunks; bytes are kept from ``keepFrom(_:)`` on.
///
/// It asks for bytes and does not know where they come from: a generic type here would be looked up for every line.
struct LineStream: ~Copyable {
    /// What comes next.
    enum Step {
        case line(PhysicalLine)
        /// Nothing before ``fill(from:)``.
        case wantsBytes
        case end
    }

    /// The bytes held now; the first is that of offset ``base``.
    private(set) var bytes: [UInt8] = []
    /// The offset in the file of the first byte held.
    private(set) var base = 0
    /// The encoding of the file, known after the first line was asked for.
    private(set) var encoding = FileEncoding.utf8
    /// The offset of the next line.
    private(set) var position = 0

    private let chunkBytes: Int
    /// A longer line is handed out in pieces.
    var longestLine = shortPiece
    private var decoder: UTF16Decoder?
    private var started = false
    private var ended = false
    private var keep = 0
    private var scanned = 0
    private var high: UInt64 = 0
    private var hasControl = false
    private var inPiece = false
    private var lineNumber = 1

    /// How long a piece of a line is that nobody keeps.
    static var shortPiece: Int { 1 << 20 }

    init(chunkBytes: Int) {
        self.chunkBytes = chunkBytes
    }

    /// Whether anything so far was no character of the file's encoding.
    var hasMetUndecodable: Bool { decoder?.hasMetUndecodable ?? false }

    /// Lets go of all bytes before an offset.
    mutating func keepFrom(_ offset: Int) {
        keep = max(keep, offset)
    }

    /// Goes back to an offset within the line handed out last, which keeps its number.
    mutating func split(_ line: PhysicalLine, at offset: Int) {
        position = offset
        scanned = offset
        lineNumber = line.number
        inPiece = false
    }

    /// The next line, the end of the file, or that more bytes are wanted for either.
    mutating func next() -> Step {
        if !started {
            guard bytes.count >= FileEncoding.sampleCount || ended else { return .wantsBytes }
            start()
        }
        while true {
            var seen = high
            let stop = bytes.span.firstControl(
                from: scanned - base,
                to: bytes.count,
                high: &seen
            )
            high = seen
            scanned = stop + base
            guard stop < bytes.count else {
                if ended { return lastLine() }
                return scanned - position > longestLine ? .line(piece()) : .wantsBytes
            }
            switch bytes[stop] {
            case ASCII.lineFeed, ASCII.carriageReturn:
                if mayGoOn(stop) { return .wantsBytes }
                guard let ending = LineEnd(bytes.span, at: stop, to: bytes.count) else { continue }
                return .line(line(end: scanned, next: scanned + ending.count, ending: ending))
            case ASCII.tab:
                scanned += 1
            default:
                hasControl = true
                scanned += 1
            }
        }
    }

    private mutating func line(
        end: Int,
        next: Int,
        ending: LineEnd?
    ) -> PhysicalLine {
        let line = PhysicalLine(
            start: position,
            end: end,
            next: next,
            number: lineNumber,
            ending: ending,
            hasControl: hasControl,
            isNonASCII: high & 0x8080_8080_8080_8080 != 0,
            continuesLine: inPiece
        )
        position = next
        scanned = next
        high = 0
        hasControl = false
        inPiece = false
        lineNumber += 1
        return line
    }

    /// Whether more bytes could make another line end of the CR at an offset.
    private func mayGoOn(_ offset: Int) -> Bool {
        guard !ended, bytes[offset] == ASCII.carriageReturn else { return false }
        let rest = bytes.count - offset
        return rest == 1 || rest == 2 && bytes[offset + 1] == ASCII.carriageReturn
    }

    private mutating func lastLine() -> Step {
        guard scanned > position else { return .end }
        return .line(line(end: scanned, next: scanned, ending: nil))
    }

    private mutating func piece() -> PhysicalLine {
        let part = line(end: scanned, next: scanned, ending: nil)
        lineNumber -= 1
        inPiece = true
        return part
    }

    private mutating func start() {
        started = true
        encoding = FileEncoding(of: bytes.span)
        switch encoding {
        case .utf8: return
        case .utf8Marked:
            skip(3)
            return
        case .utf16LittleEndian(let marked):
            decoder = UTF16Decoder(bigEndian: false)
            transcodeSample(skipping: marked ? 2 : 0)
        case .utf16BigEndian(let marked):
            decoder = UTF16Decoder(bigEndian: true)
            transcodeSample(skipping: marked ? 2 : 0)
        }
    }

    private mutating func skip(_ count: Int) {
        position = count
        scanned = count
        keep = count
    }

    private mutating func transcodeSample(skipping count: Int) {
        let sample = Array(bytes.dropFirst(count))
        bytes.removeAll(keepingCapacity: true)
        decoder?.decode(sample, into: &bytes)
        if ended { decoder?.finish(into: &bytes) }
    }

    /// Takes the next chunk of the file; `source` appends at most so many bytes and returns how many, 0 at the end.
    mutating func fill<Failure: Error>(
        from source: (inout [UInt8], Int) throws(Failure) -> Int
    ) throws(Failure) {
        let spare = keep - base
        if spare > 0, spare >= bytes.count / 2 {
            bytes.removeSubrange(..<min(spare, bytes.count))
            base = keep
        }
        if decoder == nil {
            ended = try source(&bytes, chunkBytes) == 0
        } else {
            var chunk: [UInt8] = []
            ended = try source(&chunk, chunkBytes) == 0
            decoder?.decode(chunk, into: &bytes)
            if ended { decoder?.finish(into: &bytes) }
        }
    }
}
