extension Card {
    /// The card that written bytes hold, under a number of its own.
    package init(written bytes: [UInt8], number: Int) {
        var storage = CardStorage.empty
        for case .card(let card) in Card.entries(of: bytes) { storage = card.storage }
        self.init(storage: storage, number: number)
    }
}

extension CardStorage {
    /// A card without any line.
    fileprivate static var empty: CardStorage {
        CardStorage(
            lexer: CardLexer(bytes: [], lines: []),
            rawCount: 0,
            firstLine: 1,
            fileOffset: 0
        )
    }
}
