/// Copies a JPEG (ITU-T T.81, Annex B) without its comments and application segments.
///
/// Two application segments decide how colours are decoded and stay, cut to the fields that do so:
/// APP0 `JFIF` without its thumbnail, and APP14 `Adobe`.
struct JPEGStripper {
    private var reader: ImageReader
    private(set) var output: [UInt8] = []
    private(set) var orientation: Int?
    private var hasScan = false

    init(_ reader: ImageReader) {
        self.reader = reader
    }

    mutating func run() throws(PhotographError) {
        output.reserveCapacity(reader.bytes.count)
        keep(try reader.take(2))
        while true {
            let start = reader.offset
            let code = try marker()
            switch code {
            case 0xD9:
                guard hasScan else { throw reader.malformed(at: start) }
                output += [0xFF, code]
                return
            case 0xDA:
                try keepSegment(code)
                keep(try scan())
                hasScan = true
            case 0xC0...0xC7, 0xC9...0xCF, 0xDB...0xDF:
                try keepSegment(code)
            case 0xE0...0xEF:
                application(code, try payload())
            case 0xF0...0xFE:
                _ = try payload()
            default:
                throw reader.malformed(at: start)
            }
        }
    }

    /// The code after `FF`, and after fill bytes, which are more of them.
    private mutating func marker() throws(PhotographError) -> UInt8 {
        guard try reader.byte() == 0xFF else { throw reader.malformed(at: reader.offset - 1) }
        var code = try reader.byte()
        while code == 0xFF { code = try reader.byte() }
        return code
    }

    /// The place of a segment's bytes after its length.
    private mutating func payload() throws(PhotographError) -> Range<Int> {
        let start = reader.offset
        let length = try reader.bigEndian16()
        guard length >= 2 else { throw reader.malformed(at: start) }
        return try reader.take(length - 2)
    }

    private mutating func keepSegment(_ code: UInt8) throws(PhotographError) {
        append(code, reader.bytes[try payload()])
    }

    private mutating func application(_ code: UInt8, _ range: Range<Int>) {
        let bytes = reader.bytes[range]
        if code == 0xE0, reader.text("JFIF\0", beginsAt: range), range.count >= 14 {
            append(code, bytes.prefix(12) + [0, 0])
        } else if code == 0xEE, reader.text("Adobe", beginsAt: range), range.count >= 12 {
            append(code, bytes.prefix(12))
        } else if code == 0xE1, orientation == nil, reader.text("Exif\0\0", beginsAt: range) {
            orientation = ExifOrientation.find(in: bytes)
        }
    }

    private mutating func append(_ code: UInt8, _ payload: ArraySlice<UInt8>) {
        let length = payload.count + 2
        output += [0xFF, code]
        output += [UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
        output += payload
    }

    private mutating func keep(_ range: Range<Int>) {
        output += reader.bytes[range]
    }

    /// The place of entropy-coded data: up to a marker that is neither a stuffed zero nor a restart.
    private mutating func scan() throws(PhotographError) -> Range<Int> {
        let start = reader.offset
        let bytes = reader.bytes
        var place = start
        while place + 1 < bytes.count {
            guard bytes[place] == 0xFF else {
                place += 1
                continue
            }
            switch bytes[place + 1] {
            case 0x00, 0xD0...0xD7: place += 2
            case 0xFF: place += 1
            default: return try reader.take(place - start)
            }
        }
        throw .truncated(.jpeg, offset: bytes.count)
    }
}
