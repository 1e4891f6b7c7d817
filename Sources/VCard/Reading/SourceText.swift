/// A stretch of a file: the bytes that stand there, and the text that was read from them.
public struct SourceText: Sendable {
    /// As the reader holds it: the file's own bytes, or UTF-8 where the file is UTF-16.
    let held: [UInt8]
    private let encoding: FileEncoding

    init(held: [UInt8], encoding: FileEncoding) {
        self.held = held
        self.encoding = encoding
    }

    /// The bytes as they stand in the file.
    public var bytes: [UInt8] {
        UTF16Encoder(encoding)?.encode(held) ?? held
    }

    /// The text; nil where some of the bytes are no text in UTF-8, or in UTF-16 where that is the file's encoding.
    public var text: String? {
        String(validating: held, as: UTF8.self)
    }

    /// `UTF-16LE` or `UTF-16BE` where the file is in one of them; else nil.
    public var encodingName: String? {
        switch encoding {
        case .utf8, .utf8Marked: nil
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        }
    }

    /// How many bytes it takes in memory.
    package var heldCount: Int { held.count }

    /// The same in pieces, of which none takes more memory than so many bytes; no character is cut.
    package func pieces(most: Int) -> [SourceText] {
        guard held.count > most else { return [self] }
        var pieces: [SourceText] = []
        var start = 0
        while start < held.count {
            let end = held.span.cut(at: start + most, from: start)
            pieces.append(SourceText(held: Array(held[start..<end]), encoding: encoding))
            start = end
        }
        return pieces
    }
}

extension SourceText: CustomStringConvertible, CustomReflectable {
    /// How long it is; it may hold a photo.
    public var description: String { "\(held.count) bytes" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Span where Element == UInt8 {
    /// An offset at or shortly before the given one, and behind `start`, at which neither a UTF-8 sequence nor CR LF is cut.
    func cut(at offset: Int, from start: Int) -> Int {
        guard offset < count else { return count }
        var end = offset
        while end > start + 1, offset - end < 3, self[end].continuesUTF8 { end -= 1 }
        if self[end].continuesUTF8 { end = offset }
        if self[end] == ASCII.lineFeed, self[end - 1] == ASCII.carriageReturn, end > start + 1 {
            end -= 1
        }
        return end
    }
}
