/// Letters whose folded form does not depend on what stands beside them, so that names of common
/// scripts are folded without ICU's turning the text into its own form and back.
enum FoldedLetters {
    /// Appends the folded form of a character; false where it is none of these.
    static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool {
        switch scalar.value {
        case 0..<0x80:
            bytes.append(FoldedBytes.lowercase(UInt8(truncatingIfNeeded: scalar.value)))
        case 0x3400...0x4DBF, 0x4E00...0x9FFF:
            append(unchanged: scalar.value, to: &bytes)
        case 0xAC00...0xD7A3:
            append(syllable: scalar.value - 0xAC00, to: &bytes)
        default:
            return table.append(scalar.value, to: &bytes)
        }
        return true
    }

    /// Appends the jamo of a Hangul syllable (Unicode Standard §3.12), counted from the first one.
    private static func append(syllable: UInt32, to bytes: inout [UInt8]) {
        append(unchanged: 0x1100 + syllable / 588, to: &bytes)
        append(unchanged: 0x1161 + syllable % 588 / 28, to: &bytes)
        let trailing = syllable % 28
        if trailing > 0 { append(unchanged: 0x11A7 + trailing, to: &bytes) }
    }

    /// Appends the UTF-8 of a character that takes three bytes.
    private static func append(unchanged value: UInt32, to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }

    private static let table = Table()
}

extension FoldedLetters {
    /// What ICU makes of the letters of some blocks, asked once for them all.
    private struct Table {
        /// Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic; more Latin; Hiragana and Katakana.
        static let blocks: [Range<UInt32>] = [0x80..<0x700, 0x1E00..<0x1F00, 0x3040..<0x3100]
        /// Stands between the letters while they are folded, and stays as it is.
        private static let separator: Unicode.Scalar = "\u{1}"

        /// The folded letters, one behind the other.
        private let bytes: [UInt8]
        /// Where each one begins, and where the last one ends; empty where ICU gave something else.
        private let starts: [UInt32]

        init() {
            let scalars = Table.blocks.joined().compactMap(Unicode.Scalar.init)
            var letters = String.UnicodeScalarView()
            for scalar in scalars { letters += [scalar, Table.separator] }
            var bytes: [UInt8] = []
            var starts: [UInt32] = [0]
            for byte in FoldedBytes.foldedByICU(String(letters)) {
                if byte == UInt8(ascii: Table.separator) {
                    starts.append(UInt32(bytes.count))
                } else {
                    bytes.append(byte)
                }
            }
            self.bytes = bytes
            self.starts = starts.count == scalars.count + 1 ? starts : []
        }

        /// Appends the folded form of a letter; false where it stands in none of the blocks.
        func append(_ value: UInt32, to output: inout [UInt8]) -> Bool {
            var before = 0
            for block in Table.blocks {
                if block.contains(value) {
                    return append(at: before + Int(value - block.lowerBound), to: &output)
                }
                before += block.count
            }
            return false
        }

        private func append(at index: Int, to output: inout [UInt8]) -> Bool {
            guard index + 1 < starts.count else { return false }
            for place in Int(starts[index])..<Int(starts[index + 1]) {
                output.append(bytes[place])
            }
            return true
        }
    }
}
