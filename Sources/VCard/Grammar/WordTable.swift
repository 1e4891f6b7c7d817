/// Words that a standard names, found by their bytes in any letter case without making a string.
struct WordTable: Sendable {
    private struct Word: Sendable {
        var start: Int32
        var count: Int32
        var index: Int32
    }

    /// The words in the order of the table, in capitals.
    let words: [String]
    private var letters: [UInt8] = []
    private var slots: [Word?]
    private let mask: Int

    init(_ words: [String]) {
        self.words = words.map { $0.uppercased() }
        var size = 8
        while size < words.count * 2 + 2 { size *= 2 }
        slots = Array(repeating: nil, count: size)
        mask = size - 1
        for (index, word) in self.words.enumerated() {
            let start = letters.count
            letters += Array(word.utf8)
            var slot = WordTable.hash(letters.span, start..<letters.count) & mask
            while slots[slot] != nil { slot = (slot + 1) & mask }
            slots[slot] = Word(
                start: Int32(start),
                count: Int32(letters.count - start),
                index: Int32(index)
            )
        }
    }

    /// The index of a word, or nil where the table lacks it.
    func index(of bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var slot = WordTable.hash(bytes, range) & mask
        while let word = slots[slot] {
            if matches(word, bytes, range) { return Int(word.index) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    func contains(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        index(of: bytes, range) != nil
    }

    private func matches(_ word: Word, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard Int(word.count) == range.count else { return false }
        var letter = Int(word.start)
        for index in range {
            guard bytes[index].capital == letters[letter] else { return false }
            letter += 1
        }
        return true
    }

    private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for index in range {
            hash = (hash ^ UInt32(bytes[index].capital)) &* 16_777_619
        }
        return Int(hash ^ hash >> 15)
    }
}
