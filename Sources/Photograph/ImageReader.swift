/// A place in a picture's bytes; reading beyond the end is an error and never a trap.
struct ImageReader {
    let bytes: [UInt8]
    let format: PhotoFormat
    var offset = 0
    /// Where reading ends, at most `bytes.count`.
    private(set) var end: Int

    init(_ bytes: [UInt8], _ format: PhotoFormat) {
        self.bytes = bytes
        self.format = format
        end = bytes.count
    }

    var isAtEnd: Bool { offset >= end }

    func malformed(at offset: Int? = nil) -> PhotographError {
        .malformed(format, offset: offset ?? self.offset)
    }

    /// Ends reading earlier; a later end than the present one is an error.
    mutating func limit(to newEnd: Int) throws(PhotographError) {
        guard newEnd >= offset, newEnd <= end else { throw .truncated(format, offset: end) }
        end = newEnd
    }

    /// A reader of a part of these bytes, which keeps their offsets.
    func part(_ range: Range<Int>) -> ImageReader {
        var part = self
        part.offset = min(range.lowerBound, end)
        part.end = min(range.upperBound, end)
        return part
    }

    mutating func byte() throws(PhotographError) -> UInt8 {
        bytes[try take(1).lowerBound]
    }

    /// The place of the next bytes, which are passed over.
    mutating func take(_ count: Int) throws(PhotographError) -> Range<Int> {
        guard count >= 0, count <= end - offset else { throw .truncated(format, offset: end) }
        let start = offset
        offset += count
        return start..<offset
    }

    mutating func bigEndian16() throws(PhotographError) -> Int {
        let high = try byte()
        return Int(high) << 8 | Int(try byte())
    }

    mutating func bigEndian32() throws(PhotographError) -> Int {
        let high = try bigEndian16()
        return high << 16 | (try bigEndian16())
    }

    mutating func littleEndian32() throws(PhotographError) -> Int {
        var value = 0
        for shift in [0, 8, 16, 24] { value |= Int(try byte()) << shift }
        return value
    }

    /// Whether the bytes of a range begin with that text.
    func text(_ text: StaticString, beginsAt range: Range<Int>) -> Bool {
        bytes[range].starts(with: text.description.utf8)
    }
}
