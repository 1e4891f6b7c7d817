/// A stripped picture with its orientation written into it again, and nothing else, for programs
/// that know it only from there.
///
/// Numbers other than 2…8, GIF, and WebP without an extended header leave the bytes as they are.
package func embedOrientation(_ orientation: Int?, in bytes: [UInt8]) -> [UInt8] {
    guard let orientation, (2...8).contains(orientation) else { return bytes }
    let block = tiffBlock(UInt8(orientation))
    switch PhotoFormat(sniffing: bytes) {
    case .jpeg: return embedInJPEG(block, bytes)
    case .png: return embedInPNG(block, bytes)
    case .webp: return embedInWebP(block, bytes)
    case .gif, nil: return bytes
    }
}

/// A TIFF structure of one directory with the orientation as its one entry.
private func tiffBlock(_ orientation: UInt8) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        + [0, 0, 0, 0]
}

/// Puts an APP1 segment before all other segments but JFIF's, which has to come first.
private func embedInJPEG(_ block: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + block
    let segment = [0xFF, 0xE1, 0, UInt8(truncatingIfNeeded: payload.count + 2)] + payload
    var place = 2
    if bytes.dropFirst(2).starts(with: [0xFF, 0xE0]), bytes.count > 6 {
        place = min(4 + (Int(bytes[4]) << 8 | Int(bytes[5])), bytes.count)
    }
    return bytes[..<place] + segment + bytes[place...]
}

/// Puts an `eXIf` chunk after the header chunk.
private func embedInPNG(_ block: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    let place = PNGStripper.signature.count + 25
    guard bytes.count >= place else { return bytes }
    let body = Array("eXIf".utf8) + block
    let sum = CRC32.checksum(of: body)
    let chunk =
        [0, 0, 0, UInt8(truncatingIfNeeded: block.count)] + body
        + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    return bytes[..<place] + chunk + bytes[place...]
}

/// Sets the flag in the extended header and puts an `EXIF` chunk at the end.
private func embedInWebP(_ block: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 20, bytes[12...].starts(with: "VP8X".utf8) else { return bytes }
    var file = bytes
    file[20] |= 0x08
    WebPStripper.append("EXIF", block, to: &file)
    WebPStripper.setSize(of: &file)
    return file
}
