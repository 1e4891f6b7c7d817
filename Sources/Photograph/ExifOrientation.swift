/// Finds the orientation (tag 0x0112 of IFD0, Exif 2.32 §4.6.4) in a TIFF structure.
enum ExifOrientation {
    /// The number 1…8; nil where the structure is damaged or does not say. A leading
    /// `Exif\0\0`, as JPEG has it, is passed over.
    static func find(in bytes: ArraySlice<UInt8>) -> Int? {
        let prefix = Array("Exif\0\0".utf8)
        let start = bytes.startIndex + (bytes.starts(with: prefix) ? prefix.count : 0)
        let block = TIFFBlock(bytes: bytes[start...])
        guard let directory = block.directory, let count = block.integer(2, at: directory) else {
            return nil
        }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = block.integer(2, at: entry) else { return nil }
            if tag == 0x0112 { return value(of: entry, in: block) }
        }
        return nil
    }

    /// The value of an entry that holds one SHORT or LONG within 1…8.
    private static func value(of entry: Int, in block: TIFFBlock) -> Int? {
        guard let type = block.integer(2, at: entry + 2), type == 3 || type == 4,
            block.integer(4, at: entry + 4) == 1,
            let value = block.integer(type == 3 ? 2 : 4, at: entry + 8)
        else { return nil }
        return (1...8).contains(value) ? value : nil
    }
}

/// The bytes of a TIFF structure, whose offsets count from its own start.
private struct TIFFBlock {
    let bytes: ArraySlice<UInt8>
    private let isLittleEndian: Bool

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        isLittleEndian = bytes.first == UInt8(ascii: "I")
    }

    /// Where the first directory begins; nil without a valid header.
    var directory: Int? {
        let mark = isLittleEndian ? "II" : "MM"
        guard bytes.starts(with: mark.utf8), integer(2, at: 2) == 42 else { return nil }
        return integer(4, at: 4)
    }

    func integer(_ width: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - width else { return nil }
        let start = bytes.startIndex + offset
        var value = 0
        for index in 0..<width {
            let place = isLittleEndian ? width - 1 - index : index
            value = value << 8 | Int(bytes[start + place])
        }
        return value
    }
}
