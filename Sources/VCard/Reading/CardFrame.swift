/// What is known of a card whose END has not come yet.
struct CardFrame {
    /// The offset of BEGIN in the file.
    let start: Int
    /// The physical line of BEGIN, from 1.
    let line: Int
    /// The number of the card in the file, from 1.
    let number: Int
    /// How many blanks stand before BEGIN, and so before each line of the card.
    let indentation: Int
    /// How many AGENT cards stand open in it.
    var nesting = 0
    /// It is larger than the limit: its bytes are passed over.
    var isOversized = false

    init(start: Int, line: Int, number: Int, indentation: Int) {
        self.start = start
        self.line = line
        self.number = number
        self.indentation = indentation
    }
}
