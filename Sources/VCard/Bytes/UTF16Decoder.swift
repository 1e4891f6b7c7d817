/// Turns a stream of UTF-16 bytes into UTF-8, chunk by chunk; what is no character is held as ``Undecodable``.
struct UTF16Decoder: Sendable {
    /// Whether anything was no character.
    private(set) var hasMetUndecodable = false
    private let bigEndian: Bool
    private var half: UInt8?
    private var lead: UInt16?

    init(bigEndian: Bool) {
        self.bigEndian = bigEndian
    }

    /// Appends the text of the next bytes.
    mutating func decode(_ input: [UInt8], into output: inout [UInt8]) {
        for byte in input {
            guard let first = half else {
                half = byte
                continue
            }
            half = nil
            let unit =
                bigEndian
                ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first)
            take(unit, into: &output)
        }
    }

    /// Appends what is left at the end of the file.
    mutating func finish(into output: inout [UInt8]) {
        if let lead { hold(Undecodable.held(lead), in: &output) }
        if let half { hold(Undecodable.held(oddByte: half), in: &output) }
        lead = nil
        half = nil
    }

    private mutating func take(_ unit: UInt16, into output: inout [UInt8]) {
        if let high = lead {
            lead = nil
            if UTF16.isTrailSurrogate(unit) {
                append(
                    0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00),
                    to: &output
                )
                return
            }
            hold(Undecodable.held(high), in: &output)
        }
        if UTF16.isLeadSurrogate(unit) {
            lead = unit
        } else if UTF16.isTrailSurrogate(unit) {
            hold(Undecodable.held(unit), in: &output)
        } else {
            append(UInt32(unit), to: &output)
        }
    }

    private mutating func hold(_ bytes: [UInt8], in output: inout [UInt8]) {
        hasMetUndecodable = true
        output += bytes
    }

    private func append(_ code: UInt32, to output: inout [UInt8]) {
        let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
