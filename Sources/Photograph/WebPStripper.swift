/// Copies a WebP (RFC 9649) with only the chunks that showing it needs.
struct WebPStripper {
    /// Flags of the extended header that stay: alpha and animation.
    private static let displayFlags: UInt8 = 0x12

    private var reader: ImageReader
    private(set) var output: [UInt8] = []
    private(set) var orientation: Int?
    private var hasImage = false

    init(_ reader: ImageReader) {
        self.reader = reader
    }

    mutating func run() throws(PhotographError) {
        _ = try reader.take(4)
        let size = try reader.littleEndian32()
        try reader.limit(to: reader.offset + size)
        _ = try reader.take(4)
        output.reserveCapacity(reader.bytes.count)
        output += Array("RIFF\0\0\0\0WEBP".utf8)
        var isFirst = true
        while !reader.isAtEnd {
            try chunk(isFirst: isFirst)
            isFirst = false
        }
        guard hasImage else { throw reader.malformed() }
        Self.setSize(of: &output)
    }

    /// Writes into the outermost header how many bytes follow its size.
    static func setSize(of file: inout [UInt8]) {
        for index in 0..<4 where 4 + index < file.count {
            file[4 + index] = UInt8(truncatingIfNeeded: (file.count - 8) >> (8 * index))
        }
    }

    private mutating func chunk(isFirst: Bool) throws(PhotographError) {
        let start = reader.offset
        let (name, data) = try header(&reader)
        guard !isFirst || name == "VP8X" || name == "VP8 " || name == "VP8L" else {
            throw reader.malformed(at: start)
        }
        switch name {
        case "VP8X":
            guard isFirst, data.count >= 10 else { throw reader.malformed(at: start) }
            let flags = reader.bytes[data.lowerBound] & Self.displayFlags
            append(name, [flags, 0, 0, 0] + reader.bytes[data].dropFirst(4).prefix(6))
        case "VP8 ", "VP8L":
            append(name, reader.bytes[data])
            hasImage = true
        case "ANMF":
            append(name, try frame(reader.part(data)))
            hasImage = true
        case "ANIM", "ALPH":
            append(name, reader.bytes[data])
        case "EXIF":
            orientation = orientation ?? ExifOrientation.find(in: reader.bytes[data])
        default:
            break
        }
    }

    /// An animation's frame without the chunks in it that are no image data.
    private func frame(_ part: ImageReader) throws(PhotographError) -> [UInt8] {
        var part = part
        var data = Array(reader.bytes[try part.take(16)])
        while !part.isAtEnd {
            let (name, range) = try header(&part)
            if name == "ALPH" || name == "VP8 " || name == "VP8L" {
                Self.append(name, reader.bytes[range], to: &data)
            }
        }
        return data
    }

    /// A chunk's name and the place of its data; the byte that pads odd sizes is passed over.
    private func header(
        _ reader: inout ImageReader
    ) throws(PhotographError) -> (name: String, data: Range<Int>) {
        let name = String(decoding: reader.bytes[try reader.take(4)], as: UTF8.self)
        let size = try reader.littleEndian32()
        let data = try reader.take(size)
        if !size.isMultiple(of: 2), !reader.isAtEnd { _ = try reader.byte() }
        return (name, data)
    }

    private mutating func append(_ name: String, _ data: some Collection<UInt8>) {
        Self.append(name, data, to: &output)
    }

    /// Writes a chunk: name, size, data, and a byte of padding where the size is odd.
    static func append(_ name: String, _ data: some Collection<UInt8>, to output: inout [UInt8]) {
        output += name.utf8
        for shift in [0, 8, 16, 24] {
            output.append(UInt8(truncatingIfNeeded: data.count >> shift))
        }
        output += data
        if !data.count.isMultiple(of: 2) { output.append(0) }
    }
}
