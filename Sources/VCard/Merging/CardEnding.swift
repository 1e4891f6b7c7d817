/// What a card's bytes lack at their end to stand in front of another card.
enum CardEnding {
    /// A line end, END, or nothing.
    static func missing(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        let lineEnd = CardEnding.lineEnd(of: bytes)
        var rest: [UInt8] = []
        if let last = bytes.last, !last.isLineEnd { rest += lineEnd }
        if !endsWithMarker(bytes) {
            // A blank line keeps END out of a value that would go on.
            rest += lineEnd
            rest += "END:VCARD".utf8
            rest += lineEnd
        }
        return rest
    }

    private static func endsWithMarker(_ bytes: ArraySlice<UInt8>) -> Bool {
        var end = bytes.endIndex
        while end > bytes.startIndex, bytes[end - 1].isLineEnd || bytes[end - 1].isBlank {
            end -= 1
        }
        var start = end
        while start > bytes.startIndex, !bytes[start - 1].isLineEnd { start -= 1 }
        let line = Array(bytes[start..<end])
        switch CardMarker(line.span, line.indices) {
        case .end, .endThenBegin: return true
        case .begin, nil: return false
        }
    }

    private static func lineEnd(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard let end = bytes.firstIndex(where: \.isLineEnd) else {
            return [ASCII.carriageReturn, ASCII.lineFeed]
        }
        let isPair =
            bytes[end] == ASCII.carriageReturn && end + 1 < bytes.endIndex
            && bytes[end + 1] == ASCII.lineFeed
        return isPair ? [ASCII.carriageReturn, ASCII.lineFeed] : [bytes[end]]
    }
}
