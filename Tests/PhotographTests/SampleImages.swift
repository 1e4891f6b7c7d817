import Photograph

/// Text that must not survive stripping.
let canary = Array("CANARY-4 Example Lane".utf8)

/// The smallest real pictures of each format, and the same with a canary at every hiding place.
enum SampleImages {
    static func tiff(_ orientation: UInt8, littleEndian: Bool = false) -> [UInt8] {
        let o = orientation
        return littleEndian
            ? Array("II".utf8) + [
                42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, o, 0, 0, 0, 0, 0, 0, 0,
            ] + canary
            : Array("MM".utf8) + [
                0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, o, 0, 0, 0, 0, 0, 0,
            ] + canary
    }

    // JPEG, one grey pixel.

    static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
        let length = payload.count + 2
        return [0xFF, code, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
    }

    static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    static let adobe = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
    static let jpegBody =
        segment(0xDB, [0] + Array(repeating: 1, count: 64))
        + segment(0xC0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0])
        + segment(0xC4, [0x00, 1] + Array(repeating: 0, count: 15) + [0])
        + segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
        + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x3F, 0xFF, 0x00, 0xFF, 0xD0, 0x3F]
    static let jpeg = [0xFF, 0xD8] + jfif + adobe + jpegBody + [0xFF, 0xD9]

    static func jpegWithMetadata(_ exif: [UInt8]) -> [UInt8] {
        let thumbnail = Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 7, 1] + canary
        let start: [UInt8] = [0xFF, 0xD8] + segment(0xE0, thumbnail)
        let first =
            segment(0xE0, Array("JFXX\0".utf8) + canary)
            + segment(0xE1, Array("Exif\0\0".utf8) + exif) + [0xFF, 0xFF]
            + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + canary)
        let second =
            segment(0xE2, Array("ICC_PROFILE\0".utf8) + canary) + segment(0xED, canary)
            + segment(0xEE, Array(adobe.dropFirst(4)) + canary) + segment(0xFE, canary)
        return start + first + second + jpegBody + segment(0xFE, canary) + [0xFF, 0xD9] + canary
    }

    // PNG, one grey pixel.

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        var sum: UInt32 = .max
        for byte in Array(name.utf8) + data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        func word(_ value: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
        }
        return word(UInt32(data.count)) + Array(name.utf8) + data + word(~sum)
    }

    static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let pngHeader = chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    static let pngGamma = chunk("gAMA", [0, 0, 0xB1, 0x8F])
    static let pngData = chunk(
        "IDAT",
        [0x78, 0x9C, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81]
    )
    static let png = pngSignature + pngHeader + pngGamma + pngData + chunk("IEND", [])

    static func pngWithMetadata(_ exif: [UInt8]) -> [UInt8] {
        var file = pngSignature + pngHeader + pngGamma
        for name in ["tEXt", "zTXt", "iTXt", "tIME", "iCCP", "prIv", "pHYs", "sRGB"] {
            file += chunk(name, canary)
        }
        file += chunk("eXIf", exif) + pngData + chunk("tEXt", canary)
        return file + chunk("IEND", []) + canary
    }

    // GIF, one black pixel.

    static let gifStart: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    static let gifLoop: [UInt8] =
        [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, 0]
    static let gifControl: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, 0, 0]
    static let gifImage: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    static let gif = gifStart + gifLoop + gifControl + gifImage + [0x3B]

    static var gifWithMetadata: [UInt8] {
        let block = [UInt8(canary.count)] + canary + [0]
        let loop =
            [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, UInt8(canary.count)]
            + canary + [0]
        let xmp = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + block
        let text = gifControl + [0x21, 0x01, 12] + Array(repeating: 0, count: 12) + block
        return gifStart + loop + xmp + [0x21, 0xFE] + block + text + gifControl
            + [0x21, 0xFE] + block + gifImage + [0x21, 0x99] + block + [0x3B] + canary
    }

    // WebP, one pixel.

    static func riff(_ chunks: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks
    }

    static func webpChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(data.count) + data
            + (data.count.isMultiple(of: 2) ? [] : [0])
    }

    private static func little(_ value: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static let webpData = webpChunk(
        "VP8L",
        [0x2F, 0x00, 0x00, 0x00, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xFE, 0x07]
    )
    static let webp = riff(webpData)

    static func extendedHeader(_ flags: UInt8) -> [UInt8] {
        webpChunk("VP8X", [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    static let webpExtended = riff(extendedHeader(0x10) + webpData)

    static func webpWithMetadata(_ exif: [UInt8]) -> [UInt8] {
        riff(
            extendedHeader(0x3C) + webpChunk("ICCP", canary) + webpData
                + webpChunk("EXIF", exif) + webpChunk("XMP ", canary) + webpChunk("priv", canary)
        )
            + canary
    }

    static let webpAnimation = riff(
        extendedHeader(0x02) + webpChunk("ANIM", [0, 0, 0, 0, 1, 0])
            + webpChunk("ANMF", Array(repeating: 0, count: 16) + webpData)
    )
    static let webpAnimationWithMetadata = riff(
        extendedHeader(0x0E) + webpChunk("ANIM", [0, 0, 0, 0, 1, 0])
            + webpChunk(
                "ANMF",
                Array(repeating: 0, count: 16) + webpData + webpChunk("priv", canary)
            )
            + webpChunk("XMP ", canary)
    )

    /// Every clean picture with its format.
    static let clean: [(format: PhotoFormat, bytes: [UInt8])] = [
        (.jpeg, jpeg), (.png, png), (.gif, gif), (.webp, webp), (.webp, webpExtended),
        (.webp, webpAnimation),
    ]

    /// Pictures with canaries, and what they are without.
    static let telling: [(format: PhotoFormat, bytes: [UInt8], clean: [UInt8])] = [
        (.jpeg, jpegWithMetadata(tiff(6)), jpeg), (.png, pngWithMetadata(tiff(6)), png),
        (.gif, gifWithMetadata, gif), (.webp, webpWithMetadata(tiff(6)), webpExtended),
        (.webp, webpAnimationWithMetadata, webpAnimation),
    ]
}
