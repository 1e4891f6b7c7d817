internal import Files
internal import Text

extension CommandContext {
    /// Whether a person can be asked.
    var canAsk: Bool { readAnswer != nil }

    /// Asks a person at the terminal, and returns the line they answer without white space at its
    /// ends; nil where there is nobody to ask, or the input ends.
    func ask(_ question: String) -> String? {
        guard let readAnswer else { return nil }
        do throws(FileError) {
            try messages.write(TerminalText.escaped(question))
            try messages.flush()
        } catch {
            return nil
        }
        guard let line = readAnswer() else { return nil }
        return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
