/// A line that opens or closes a card (RFC 6350 §6.1.1, §6.1.2), in any letter case.
enum CardMarker {
    /// BEGIN:VCARD.
    case begin(Begin)
    /// END:VCARD.
    case end
    /// END:VCARD and BEGIN:VCARD on one line; the offset of BEGIN.
    case endThenBegin(Int)

    /// What stands before a BEGIN on its line.
    struct Begin {
        /// A byte order mark.
        var isMarked: Bool
        /// So many blanks.
        var indentation: Int
    }

    /// Whether a name is that of a marker.
    static func isName(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
        switch name.count {
        case 3: bytes.hasPrefix("END", in: name)
        case 5: bytes.hasPrefix("BEGIN", in: name)
        default: false
        }
    }

    /// The marker that a line is, or nil.
    init?(_ bytes: Span<UInt8>, _ line: Range<Int>) {
        guard line.count >= 9 else { return nil }
        switch bytes[line.lowerBound].capital {
        case 0x42, 0x45, 0xEF, ASCII.space, ASCII.tab: break
        default: return nil
        }
        var text = line
        var marked = false
        if bytes.hasByteOrderMark(text) {
            text = text.lowerBound + 3..<text.upperBound
            marked = true
        }
        let indentation = bytes.trimmed(text).lowerBound - text.lowerBound
        text = bytes.trimmed(text)
        if bytes.hasPrefix("BEGIN:VCARD", in: text) {
            guard text.count == 11 else { return nil }
            self = .begin(Begin(isMarked: marked, indentation: indentation))
            return
        }
        guard bytes.hasPrefix("END:VCARD", in: text) else { return nil }
        let rest = bytes.trimmed(text.lowerBound + 9..<text.upperBound)
        if rest.isEmpty {
            self = .end
        } else if bytes.hasPrefix("BEGIN:VCARD", in: rest), rest.count == 11 {
            self = .endThenBegin(rest.lowerBound)
        } else {
            return nil
        }
    }
}
