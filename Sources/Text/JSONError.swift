/// Why a text is not JSON (RFC 8259), and at which byte.
package enum JSONError: Error, Equatable, Sendable {
    /// The text ends inside a value.
    case unexpectedEnd(offset: Int)
    /// A byte that cannot stand there.
    case unexpectedByte(UInt8, offset: Int)
    /// A control character that stands unescaped in a string.
    case controlCharacter(UInt8, offset: Int)
    /// A backslash followed by what is no escape.
    case invalidEscape(offset: Int)
    /// Half of a surrogate pair without the other.
    case loneSurrogate(offset: Int)
    case invalidUTF8(offset: Int)
    case invalidNumber(offset: Int)
    /// Arrays and objects stand deeper in each other than the limit.
    case tooDeep(limit: Int, offset: Int)
    /// Something other than white space follows the value.
    case trailingText(offset: Int)

    /// Where the fault is, in bytes from the start.
    package var offset: Int {
        switch self {
        case .unexpectedEnd(let offset), .unexpectedByte(_, let offset),
            .controlCharacter(_, let offset), .invalidEscape(let offset),
            .loneSurrogate(let offset), .invalidUTF8(let offset), .invalidNumber(let offset),
            .tooDeep(_, let offset), .trailingText(let offset):
            offset
        }
    }
}
