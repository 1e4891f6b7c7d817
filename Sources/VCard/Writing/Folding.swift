/// Cuts content lines into physical lines of at most 75 octets, but for a name that is longer (RFC 6350 §3.2, RFC 2425
/// §5.8.1).
enum Folding {
    /// How many octets a physical line may have, its end not counted.
    static let width = 75

    /// Appends a content line, folded, and its end; no character is split.
    static func append(
        _ line: Span<UInt8>,
        to output: inout [UInt8],
        lineEnd: [UInt8] = [ASCII.carriageReturn, ASCII.lineFeed],
        width: Int = width
    ) {
        var start = 0
        // A name that is cut would look like text that goes on, to a reader of base64 for one.
        var room = max(width, nameEnd(line, width))
        while line.count - start > room {
            var end = boundary(line, start, start + room)
            // A continuation that reads BEGIN:VCARD or END:VCARD would be taken for the marker.
            while end > start + 1, next(line, from: end, room: width - 1) {
                end = boundary(line, start, end - 1)
            }
            output.append(copying: line.extracting(start..<end))
            output += lineEnd
            output.append(ASCII.space)
            start = end
            room = width - 1
        }
        output.append(copying: line.extracting(start..<line.count))
        output += lineEnd
    }

    /// The offset behind a name that is longer than a line, with the mark that ends it; 0 where it is not.
    private static func nameEnd(_ line: Span<UInt8>, _ width: Int) -> Int {
        guard line.count > width else { return 0 }
        for index in line.indices where line[index] == ASCII.colon || line[index] == ASCII.semicolon
        {
            return index < width ? 0 : index + 1
        }
        return 0
    }

    /// The end of the characters that fit before an offset; at least one character.
    private static func boundary(_ line: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var end = limit
        while end > start, line[end].continuesUTF8 { end -= 1 }
        // Bytes that are no UTF-8, or one character that is longer than the room.
        return end > start ? end : max(limit, start + 1)
    }

    /// Whether the physical line that would follow is a marker of a card.
    private static func next(_ line: Span<UInt8>, from start: Int, room: Int) -> Bool {
        let end = line.count - start > room ? boundary(line, start, start + room) : line.count
        switch CardMarker(line, start..<end) {
        case nil: return false
        default: return true
        }
    }
}
