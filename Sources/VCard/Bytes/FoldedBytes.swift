import CUnicode

/// Text folded for searching: two texts that differ in case and diacritics alone become the same.
package enum FoldedBytes {
    /// The UTF-8 of the folded text.
    ///
    /// Case is folded in full, compatibility forms are decomposed and nonspacing marks dropped
    /// (Unicode Standard Annex #15, and §3.13 of the standard). Letters with a stroke, which have
    /// no decomposition, become the plain ones: `ø` is found by `o`.
    package static func of(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    /// Appends the UTF-8 of the folded text.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        for scalar in text.unicodeScalars where !FoldedLetters.append(scalar, to: &bytes) {
            bytes.removeSubrange(start...)
            bytes += foldedByICU(text)
            return
        }
    }

    /// The folded text as ICU makes it, of whatever characters.
    static func foldedByICU(_ text: String) -> [UInt8] {
        fold(Array(text.utf8)).map(withoutStrokes) ?? text.utf8.map(lowercase)
    }

    /// The small letter of an ASCII capital; every other byte as it is.
    package static func lowercase(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    /// Folds through ICU; nil where it failed.
    private static func fold(_ bytes: [UInt8]) -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: bytes.count * 2 + 16)
        for _ in 0..<2 {
            var length = 0
            let capacity = output.count
            let status = unsafe kindred_fold(bytes, bytes.count, &output, capacity, &length)
            if status == 1 { return Array(output.prefix(length)) }
            guard status == 0, length > capacity else { return nil }
            output = [UInt8](repeating: 0, count: length)
        }
        return nil
    }

    private static func withoutStrokes(_ bytes: [UInt8]) -> [UInt8] {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        guard scalars.contains(where: { plain[$0] != nil }) else { return bytes }
        return scalars.flatMap { scalar in
            Array((plain[scalar] ?? String(Character(scalar))).utf8)
        }
    }

    /// Small letters that Unicode does not decompose, and how people type them.
    private static let plain: [Unicode.Scalar: String] = [
        "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ŧ": "t", "æ": "ae", "œ": "oe",
        "þ": "th",
    ]
}
