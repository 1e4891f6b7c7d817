/// Copies a PNG (PNG Specification, third edition) with only the chunks that showing it needs.
struct PNGStripper {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The ancillary chunks that stay, and the sizes that their fields allow.
    private static let ancillary: [String: ClosedRange<Int>] = [
        "tRNS": 1...256, "gAMA": 4...4, "cHRM": 32...32, "sRGB": 1...1, "sBIT": 1...4,
        "bKGD": 1...6, "pHYs": 9...9, "acTL": 8...8, "fcTL": 26...26, "fdAT": 4...(.max),
    ]

    private var reader: ImageReader
    private(set) var output: [UInt8] = []
    private(set) var orientation: Int?
    private var hasData = false

    init(_ reader: ImageReader) {
        self.reader = reader
    }

    mutating func run() throws(PhotographError) {
        output.reserveCapacity(reader.bytes.count)
        output += reader.bytes[try reader.take(Self.signature.count)]
        var isFirst = true
        while try chunk(isFirst: isFirst) { isFirst = false }
    }

    /// Passes over one chunk: length, type, data, checksum; false after the last.
    private mutating func chunk(isFirst: Bool) throws(PhotographError) -> Bool {
        let start = reader.offset
        let length = try reader.bigEndian32()
        let name = try type()
        let data = try reader.take(length)
        _ = try reader.take(4)
        guard isFirst == (name == "IHDR") else { throw reader.malformed(at: start) }
        let whole = reader.bytes[start..<reader.offset]
        switch name {
        case "IHDR":
            guard length == 13 else { throw reader.malformed(at: start) }
            output += whole
        case "PLTE":
            guard length <= 768 else { throw reader.malformed(at: start) }
            output += whole
        case "IDAT":
            output += whole
            hasData = true
        case "IEND":
            guard length == 0, hasData else { throw reader.malformed(at: start) }
            output += whole
            return false
        case "eXIf":
            orientation = orientation ?? ExifOrientation.find(in: reader.bytes[data])
        default:
            try ancillary(name, whole, length, at: start)
        }
        return true
    }

    /// Keeps a chunk that is known and well-formed; one that a reader must understand but that is
    /// not known makes the picture unreadable.
    private mutating func ancillary(
        _ name: String,
        _ whole: ArraySlice<UInt8>,
        _ length: Int,
        at start: Int
    ) throws(PhotographError) {
        if let sizes = Self.ancillary[name] {
            if sizes.contains(length) { output += whole }
        } else if let first = name.utf8.first, first & 0x20 == 0 {
            throw reader.malformed(at: start)
        }
    }

    /// The four letters of a chunk's type.
    private mutating func type() throws(PhotographError) -> String {
        let range = try reader.take(4)
        for byte in reader.bytes[range] {
            let letter = byte | 0x20
            guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else {
                throw reader.malformed(at: range.lowerBound)
            }
        }
        return String(decoding: reader.bytes[range], as: UTF8.self)
    }
}
