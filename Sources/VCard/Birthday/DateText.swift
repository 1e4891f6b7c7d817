/// The text of a date value: escapes resolved, marks around it passed over.
struct DateText {
    /// The bytes that should be a date.
    let bytes: ArraySlice<UInt8>
    /// Whether marks or blanks before or after the date were passed over.
    let hadStrayMarks: Bool

    /// Resolves the escapes of the version, then drops blanks and marks (`;`, `.`, `,`, `"`) around it.
    init(_ value: some StringProtocol, version: Version) {
        let whole = DateText.unescaped(value.utf8, version: version)
        var text = whole[...]
        while let first = text.first, first.isWhite || first == UInt8(ascii: "\"") {
            text.removeFirst()
        }
        while let last = text.last, last.isWhite || DateText.isMark(last) {
            text.removeLast()
        }
        bytes = text
        hadStrayMarks = text.count != whole.count
    }

    /// Whether there is nothing to read.
    var isEmpty: Bool { bytes.isEmpty }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "\""): true
        default: false
        }
    }

    /// The bytes with `\,` `\;` `\:` `\\` `\n` resolved (RFC 6350 §3.4); in 2.1 only `\;`.
    static func unescaped(_ value: some Collection<UInt8>, version: Version) -> [UInt8] {
        guard value.contains(UInt8(ascii: "\\")) else { return Array(value) }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in value {
            if isEscaped {
                isEscaped = false
                switch byte {
                case UInt8(ascii: ";"):
                    result.append(byte)
                    continue
                case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\\"):
                    if version == .v2_1 { break }
                    result.append(byte)
                    continue
                case UInt8(ascii: "n"), UInt8(ascii: "N"):
                    if version == .v2_1 { break }
                    result.append(0x0A)
                    continue
                default: break
                }
                result.append(UInt8(ascii: "\\"))
            }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                result.append(byte)
            }
        }
        if isEscaped { result.append(UInt8(ascii: "\\")) }
        return result
    }
}
