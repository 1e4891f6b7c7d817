import Photograph
import TestSupport
import Testing

@Suite struct `Stripping photos` {
    @Test(arguments: SampleImages.clean)
    func `a picture without metadata stays byte for byte`(
        _ format: PhotoFormat,
        _ bytes: [UInt8]
    ) throws {
        let photo = try Photograph.strip(bytes)
        #expect(photo.bytes == bytes)
        #expect(photo.format == format)
        #expect(photo.mediaType == format.mediaType)
        #expect(photo.orientation == nil)
    }

    @Test(arguments: SampleImages.telling)
    func `metadata goes from every place, the picture stays`(
        _ format: PhotoFormat,
        _ bytes: [UInt8],
        _ clean: [UInt8]
    ) throws {
        #expect(bytes.contains(canary))
        let photo = try Photograph.strip(bytes)
        #expect(photo.format == format)
        #expect(photo.bytes == clean)
        #expect(!photo.bytes.contains(canary))
    }

    @Test(arguments: 0...9 as ClosedRange<UInt8>, [false, true])
    func `the orientation is read in both byte orders, 1 to 8`(
        _ number: UInt8,
        _ littleEndian: Bool
    ) throws {
        let exif = SampleImages.tiff(number, littleEndian: littleEndian)
        let expected = (1...8).contains(number) ? Int(number) : nil
        for bytes in [
            SampleImages.jpegWithMetadata(exif), SampleImages.pngWithMetadata(exif),
            SampleImages.webpWithMetadata(exif),
            SampleImages.webpWithMetadata(Array("Exif\0\0".utf8) + exif),
        ] {
            #expect(try Photograph.strip(bytes).orientation == expected)
        }
    }

    @Test func `a damaged Exif block costs only the orientation`() throws {
        let whole = SampleImages.tiff(6)
        for length in 0..<24 {
            let photo = try Photograph.strip(
                SampleImages.jpegWithMetadata(Array(whole[..<length]))
            )
            #expect(photo.bytes == SampleImages.jpeg)
            #expect(photo.orientation == (length < 20 ? nil : 6))
        }
        for place in 0..<20 {
            var exif = whole
            exif[place] = 0xFF
            let photo = try Photograph.strip(SampleImages.pngWithMetadata(exif))
            #expect(photo.bytes == SampleImages.png)
            let isCountOfEntries = place == 8 || place == 9
            #expect(photo.orientation == (isCountOfEntries ? 6 : nil))
        }
    }

    @Test(arguments: 2...8)
    func `an orientation put back is found again, and nothing but it`(_ number: Int) throws {
        for clean in [SampleImages.jpeg, SampleImages.png, SampleImages.webpExtended] {
            let turned = Photograph.embedOrientation(number, in: clean)
            let photo = try Photograph.strip(turned)
            #expect(photo.orientation == number)
            #expect(photo.bytes == clean)
        }
    }

    @Test(arguments: [nil, 0, 1, 9, -1, .max] as [Int?])
    func `what is no turn is not put into a picture`(_ number: Int?) {
        for (_, clean) in SampleImages.clean {
            #expect(Photograph.embedOrientation(number, in: clean) == clean)
        }
        #expect(Photograph.embedOrientation(6, in: SampleImages.gif) == SampleImages.gif)
        #expect(Photograph.embedOrientation(6, in: [1, 2]) == [1, 2])
    }

    @Test func `the limit is exact`() throws {
        let count = SampleImages.png.count
        _ = try Photograph.strip(SampleImages.png, limit: count)
        #expect(throws: PhotographError.tooLarge(count: count, limit: count - 1)) {
            try Photograph.strip(SampleImages.png, limit: count - 1)
        }
    }

    @Test(arguments: [
        [], [0xFF, 0xD8], Array("BM123456".utf8), Array("<svg/>".utf8), Array("GIF88a".utf8),
        Array("RIFF\0\0\0\0WAVE".utf8), [0x89, 0x50, 0x4E, 0x47],
    ])
    func `other formats are refused`(_ bytes: [UInt8]) {
        #expect(PhotoFormat(sniffing: bytes) == nil)
        #expect(throws: PhotographError.unknownFormat) { try Photograph.strip(bytes) }
    }
}
