/// A line that opens or closes a card (RFC 6350 §6.1.1, §6.1.2), in any letter case.
enum CardMarker {
    /// BEGIN:VCARD; `marked` where a byte order mark stands before it.
    case begin(marked: Bool)
    /// END:VCARD.
    case end
    /// END:VCARD and BEGIN:VCARD on one line; the offset of BEGIN.
    case endThenBegin(Int)

    /// The marker that a line is, or nil.
    init?(_ bytes: Span<UInt8>, _ line: Range<Int>) {
        guard line.count >= 9 else { return nil }
        switch bytes[line.lowerBound].capital {
        case 0x42, 0x45, 0xEF, ASCII.space, ASCII.tab: break
        default: return nil
        }
        var text = line
        var marked = false
        if text.count >= 3, bytes[text.lowerBound] == 0xEF, bytes[text.lowerBound + 1] == 0xBB,
            bytes[text.lowerBound + 2] == 0xBF
        {
            text = text.lowerBound + 3..<text.upperBound
            marked = true
        }
        text = bytes.trimmed(text)
        if bytes.hasPrefix("BEGIN:VCARD", in: text) {
            guard text.count == 11 else { return nil }
            self = .begin(marked: marked)
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
