/// The text of a file beside the reader that consumes it, so that what stands between cards can be copied.
///
/// Offsets are those of the reader: of the file's bytes, or of its text in UTF-8 where it is UTF-16.
final class FileMirror {
    /// The encoding of the file, known once its first bytes were received.
    private(set) var encoding = FileEncoding.utf8
    private var isDecided = false
    private var sample: [UInt8] = []
    private var decoder: UTF16Decoder?
    private var text: [UInt8] = []
    private var taken = 0
    private var base = 0

    /// Takes bytes of the file as they come; none means the end.
    func receive(_ bytes: [UInt8]) {
        if isDecided {
            add(bytes)
        } else {
            sample += bytes
            if sample.count >= FileEncoding.sampleCount || bytes.isEmpty { decide() }
        }
        if bytes.isEmpty { decoder?.finish(into: &text) }
    }

    /// Whether anything so far was no character of the file's encoding; it is held as ``Undecodable``.
    var hasMetUndecodable: Bool { decoder?.hasMetUndecodable ?? false }

    /// The text before an offset that was not taken yet.
    func take(before offset: Int) -> ArraySlice<UInt8> {
        let end = min(max(offset - base, taken), text.count)
        let part = text[taken..<end]
        taken = end
        return part
    }

    /// All the text that was not taken yet.
    func takeRest() -> ArraySlice<UInt8> { take(before: base + text.count) }

    private func decide() {
        isDecided = true
        encoding = FileEncoding(of: sample.span)
        switch encoding {
        case .utf8, .utf8Marked: break
        case .utf16LittleEndian(let marked):
            decoder = UTF16Decoder(bigEndian: false)
            if marked { sample.removeFirst(2) }
        case .utf16BigEndian(let marked):
            decoder = UTF16Decoder(bigEndian: true)
            if marked { sample.removeFirst(2) }
        }
        add(sample)
        sample = []
    }

    private func add(_ bytes: [UInt8]) {
        if taken > 0, taken >= text.count / 2 {
            text.removeFirst(taken)
            base += taken
            taken = 0
        }
        if decoder == nil {
            text += bytes
        } else {
            decoder?.decode(bytes, into: &text)
        }
    }
}
