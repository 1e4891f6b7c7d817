/// A character of a name that nobody sees and that nothing in the name calls for (Unicode §23.2, UAX #9).
///
/// Joiners belong to the spelling of Persian, Indic and other names and to emoji, breaks without
/// width to scripts that write no blanks, and directions that are closed again to names that mix
/// scripts: none of those is one. Marks of direction (U+200E, U+200F, U+061C) change nothing else
/// and are never one.
struct InvisibleCharacter {
    /// The character.
    let scalar: Unicode.Scalar
    /// Where it stands among the scalars looked at.
    let index: Int

    /// The first one of a name, or of one part of a name; nil where there is none.
    init?(in part: ArraySlice<Unicode.Scalar>) {
        var found = InvisibleCharacter.brokenDirection(in: part)
        for index in part.indices where index < found ?? .max {
            if InvisibleCharacter.isIdle(at: index, of: part) {
                found = index
                break
            }
        }
        guard let found else { return nil }
        scalar = part[found]
        index = found
    }

    /// Whether the UTF-8 of a text could hold any; most names do not and are not looked at further.
    static func mayStand(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range.dropLast() {
            let next = bytes[index + 1]
            switch bytes[index] {
            case 0xC2 where next == 0xAD, 0xE1 where next == 0xA0, 0xE2 where next & 0xFE == 0x80,
                0xEF where next == 0xBB, 0xF3 where next == 0xA0:
                return true
            default: continue
            }
        }
        return false
    }

    /// The first control of direction that overrides, is not closed, or closes nothing.
    private static func brokenDirection(in part: ArraySlice<Unicode.Scalar>) -> Int? {
        var open: [(index: Int, isIsolate: Bool)] = []
        for index in part.indices {
            switch part[index].value {
            case 0x202D, 0x202E: return min(index, open.first?.index ?? index)
            case 0x202A, 0x202B: open.append((index, false))
            case 0x2066...0x2068: open.append((index, true))
            case 0x202C:
                guard open.last?.isIsolate == false else { return open.first?.index ?? index }
                open.removeLast()
            case 0x2069:
                // The end of an isolate closes what was opened in it.
                guard let isolate = open.lastIndex(where: \.isIsolate) else {
                    return open.first?.index ?? index
                }
                open.removeSubrange(isolate...)
            default: break
            }
        }
        return open.first?.index
    }

    /// Whether a character without width does nothing for its neighbours.
    private static func isIdle(at index: Int, of part: ArraySlice<Unicode.Scalar>) -> Bool {
        let before = index > part.startIndex ? part[index - 1] : nil
        let after = index + 1 < part.endIndex ? part[index + 1] : nil
        switch part[index].value {
        case 0x200C:
            return !joins(before) && !joins(after)
        case 0x200D:
            return !joins(before) && !joins(after) && !(isEmoji(before) && isEmoji(after))
        case 0x200B:
            return !isUnspaced(before) && !isUnspaced(after)
        case 0x180E:
            return !joins(before)
        case 0xE0020...0xE007F:
            return !isEmoji(before)
        case 0x00AD, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xE0000...0xE001F:
            return true
        default:
            return false
        }
    }

    /// Whether letters of this script join or stack, so that joiners belong to its spelling; joiners
    /// in a row count as one.
    private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar?.value ?? 0 {
        case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0E00...0x109F, 0x1700...0x18AF, 0x1900...0x1AAF,
            0x1B00...0x1C7F, 0xA800...0xA95F, 0xA980...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
            0x10840...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    /// Whether words of this script stand without blanks: Thai, Lao, Tibetan, Burmese, Khmer and their like.
    private static func isUnspaced(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar?.value ?? 0 {
        case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x1B00...0x1B7F, 0xA980...0xA9FF,
            0xAA00...0xAADF:
            true
        default: false
        }
    }

    /// Whether it is a part of an emoji besides the joiner.
    private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar, scalar.value > 0xFF else { return false }
        return scalar.properties.isEmoji || scalar.value == 0xFE0F
            || (0xE0020...0xE007F).contains(scalar.value)
    }
}
