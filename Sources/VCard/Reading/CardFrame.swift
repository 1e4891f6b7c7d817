import Diagnostics

/// What is known of a card whose END has not come yet.
struct CardFrame {
    /// The offset of BEGIN in the file.
    var start: Int
    /// The physical line of BEGIN, from 1.
    var line: Int
    /// The number of the card in the file, from 1.
    var number: Int
    /// How many AGENT cards stand open in it.
    var nesting = 0
    /// How many further BEGIN lines opened nothing.
    var skippedBegins = 0
    /// It is larger than the limit: its bytes are passed over.
    var isOversized = false
    /// What was noticed.
    var findings: [Finding] = []

    init(start: Int, line: Int, number: Int) {
        self.start = start
        self.line = line
        self.number = number
    }
}
