import Photograph
import TestSupport
import Testing

@Suite struct `Damaged photos` {
    @Test(arguments: SampleImages.clean)
    func `a picture cut anywhere is an error within its bytes`(
        _ format: PhotoFormat,
        _ bytes: [UInt8]
    ) {
        for length in 0..<bytes.count {
            let error = #expect(throws: PhotographError.self) {
                try Photograph.strip(Array(bytes[..<length]))
            }
            switch error {
            case .unknownFormat: #expect(length < 12)
            case .truncated(format, let offset), .malformed(format, let offset):
                #expect(offset <= length)
            default: Issue.record("another error at length \(length)")
            }
        }
    }

    @Test(arguments: SampleImages.telling)
    func `a telling picture cut anywhere never traps`(
        _ format: PhotoFormat,
        _ bytes: [UInt8],
        _ clean: [UInt8]
    ) {
        for length in 0..<bytes.count {
            guard let photo = try? Photograph.strip(Array(bytes[..<length])) else { continue }
            #expect(photo.bytes == clean)
        }
    }

    @Test(arguments: SampleImages.telling)
    func `random damage never traps, and what is stripped stays as it is`(
        _ format: PhotoFormat,
        _ bytes: [UInt8],
        _ clean: [UInt8]
    ) throws {
        var generator = SeededGenerator(seed: 0xF0D0)
        var accepted = 0
        for _ in 0..<5000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: damaged.indices, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: damaged[place] = .random(in: .min ... .max, using: &generator)
                case 1: damaged[place] = [0, 0xFF, 0x7F, 0x80][place % 4]
                case 2: damaged.insert(0xFF, at: place)
                default: damaged.remove(at: place)
                }
            }
            guard let photo = try? Photograph.strip(damaged) else { continue }
            accepted += 1
            let again = try Photograph.strip(photo.bytes)
            #expect(again.bytes == photo.bytes)
            #expect(again.orientation == nil)
        }
        #expect(accepted > 500)
    }

    static let malformed: [(name: String, bytes: [UInt8], error: PhotographError)] = [
        (
            "a JPEG segment shorter than its length field",
            [0xFF, 0xD8, 0xFF, 0xE1, 0, 1, 0xFF, 0xD9], .malformed(.jpeg, offset: 4)
        ),
        ("a JPEG without a scan", [0xFF, 0xD8, 0xFF, 0xD9], .malformed(.jpeg, offset: 2)),
        (
            "bytes between JPEG segments", [0xFF, 0xD8] + [0xFF, 0xFE, 0, 2, 7],
            .malformed(.jpeg, offset: 6)
        ),
        (
            "a PNG that does not begin with its header",
            SampleImages.pngSignature + SampleImages.pngData, .malformed(.png, offset: 8)
        ),
        (
            "a PNG with a chunk that must be understood and is not",
            SampleImages.pngSignature + SampleImages.pngHeader + SampleImages.chunk("CgBI", []),
            .malformed(.png, offset: 33)
        ),
        (
            "a PNG without data",
            SampleImages.pngSignature + SampleImages.pngHeader + SampleImages.chunk("IEND", []),
            .malformed(.png, offset: 33)
        ),
        (
            "a PNG chunk longer than the file",
            SampleImages.pngSignature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8),
            .truncated(.png, offset: 16)
        ),
        ("a GIF without an image", SampleImages.gifStart + [0x3B], .malformed(.gif, offset: 19)),
        ("an unknown GIF block", SampleImages.gifStart + [0x00], .malformed(.gif, offset: 19)),
        ("a WebP without an image", SampleImages.riff([]), .malformed(.webp, offset: 12)),
        (
            "a WebP that begins with metadata",
            SampleImages.riff(SampleImages.webpChunk("EXIF", []) + SampleImages.webpData),
            .malformed(.webp, offset: 12)
        ),
        (
            "a RIFF size beyond the file",
            Array("RIFF".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]
                + Array("WEBP".utf8), .truncated(.webp, offset: 12)
        ),
    ]

    @Test(arguments: malformed)
    func `the fault is told with its place`(
        _ name: String,
        _ bytes: [UInt8],
        _ error: PhotographError
    ) {
        #expect(throws: error, "\(name)") { try Photograph.strip(bytes) }
    }

    @Test(.timeLimit(.minutes(1)))
    func `hostile pictures take linear time`() throws {
        let size = 1 << 20
        let markers = SampleImages.jpeg.dropLast(2) + repeatElement(0xFF, count: size / 2)
        let blocks =
            SampleImages.gifStart + [0x21, 0xFE]
            + Array(repeating: [1, 1] as [UInt8], count: size / 4).joined()
        let chunks =
            SampleImages.pngSignature + SampleImages.pngHeader
            + Array(repeating: SampleImages.chunk("tEXt", []), count: size / 24).joined()
        let pieces =
            SampleImages.webpData
            + Array(repeating: SampleImages.webpChunk("priv", []), count: size / 16).joined()
        for bytes in [Array(markers), blocks, chunks] {
            #expect(throws: PhotographError.self) { try Photograph.strip(bytes) }
        }
        #expect(try Photograph.strip(SampleImages.riff(pieces)).bytes == SampleImages.webp)
    }
}
