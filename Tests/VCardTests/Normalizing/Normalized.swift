import Diagnostics

@testable import VCard

/// A file as a normalizer leaves it.
struct Normalized {
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var repairs: [Finding] = []
    var unreadable: [UnreadableEntry] = []
    var original: [UInt8] = []
    /// Whether every piece stayed as it was.
    var isUnchanged = true

    init(
        _ file: [UInt8],
        by normalizer: CardNormalizer,
        chunk: Int = 1 << 16,
        limits: Limits = Limits()
    ) {
        var rest = file[...]
        var limits = limits
        limits.chunkBytes = chunk
        var files = FileNormalizer<Never>(
            normalizer,
            keepsOriginal: true,
            limits: limits
        ) { (buffer: inout [UInt8], most: Int) in
            let part = rest.prefix(most)
            rest = rest.dropFirst(most)
            buffer += part
            return part.count
        }
        while let piece = files.next() {
            bytes += piece.bytes
            original += piece.original
            isUnchanged = isUnchanged && piece.isUnchanged
            repairs += piece.repairs
            unreadable += piece.unreadable
        }
    }

    /// The content lines, unfolded.
    var lines: [String] {
        text.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
            .split(separator: "\n").map(String.init)
    }
}

/// A text as a normalizer leaves it.
func normalized(_ text: String, by normalizer: CardNormalizer) -> Normalized {
    Normalized(Array(text.utf8), by: normalizer)
}
