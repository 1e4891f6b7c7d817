/// Copies a GIF (GIF89a Specification) without comments, texts and application data, save the
/// number of times an animation repeats.
struct GIFStripper {
    private var reader: ImageReader
    private(set) var output: [UInt8] = []
    private var hasImage = false
    /// A graphic control extension, which belongs to the next image or text.
    private var control: Range<Int>?

    init(_ reader: ImageReader) {
        self.reader = reader
    }

    mutating func run() throws(PhotographError) {
        output.reserveCapacity(reader.bytes.count)
        keep(try reader.take(6))
        let screen = try reader.take(7)
        keep(screen)
        keep(try colourTable(reader.bytes[screen.lowerBound + 4]))
        while true {
            let start = reader.offset
            switch try reader.byte() {
            case 0x2C: try image(from: start)
            case 0x21: try applyExtension(from: start)
            case 0x3B:
                guard hasImage else { throw reader.malformed(at: start) }
                output.append(0x3B)
                return
            default: throw reader.malformed(at: start)
            }
        }
    }

    private mutating func keep(_ range: Range<Int>) {
        output += reader.bytes[range]
    }

    /// The place of a colour table, empty where the packed field says there is none.
    private mutating func colourTable(_ packed: UInt8) throws(PhotographError) -> Range<Int> {
        try reader.take(packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1))
    }

    private mutating func image(from start: Int) throws(PhotographError) {
        let descriptor = try reader.take(9)
        _ = try colourTable(reader.bytes[descriptor.upperBound - 1])
        _ = try reader.byte()
        _ = try subBlocks(keeping: 0)
        if let control { keep(control) }
        control = nil
        keep(start..<reader.offset)
        hasImage = true
    }

    private mutating func applyExtension(from start: Int) throws(PhotographError) {
        let label = try reader.byte()
        let blocks = try subBlocks(keeping: 8)
        switch label {
        case 0xF9:
            guard blocks.count == 1, blocks[0].count == 4 else {
                throw reader.malformed(at: start)
            }
            control = start..<reader.offset
        case 0x01:
            control = nil
        case 0xFF:
            keepLoop(blocks)
        default:
            break
        }
    }

    /// Writes the one field of a looping extension that counts: how often it repeats.
    private mutating func keepLoop(_ blocks: [Range<Int>]) {
        guard let name = blocks.first, name.count == 11,
            reader.text("NETSCAPE2.0", beginsAt: name)
                || reader.text("ANIMEXTS1.0", beginsAt: name),
            let loop = blocks.dropFirst().first(where: { $0.count == 3 }),
            reader.bytes[loop.lowerBound] & 7 == 1
        else { return }
        output += [0x21, 0xFF, 11]
        keep(name)
        output += [3, 1, reader.bytes[loop.lowerBound + 1], reader.bytes[loop.lowerBound + 2], 0]
    }

    /// Passes over a run of sub-blocks and the empty one that ends it; returns the places of the
    /// data in the first of them.
    private mutating func subBlocks(keeping maximum: Int) throws(PhotographError) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        while true {
            let count = Int(try reader.byte())
            if count == 0 { return blocks }
            let block = try reader.take(count)
            if blocks.count < maximum { blocks.append(block) }
        }
    }
}
