internal import Files
internal import Text

extension CommandContext {
    /// Whether a person can be asked.
    var canAsk: Bool { readAnswer != nil }

    /// Asks a person at the terminal, and returns the line they answer without white space at its
    /// ends; nil where there is nobody to ask, or the input ends.
    ///
    /// From the moment the question is seen an interrupt ends the waiting and not the process.
    func ask(_ question: String) -> String? {
        guard let readAnswer else { return nil }
        let hold = SignalHold()
        defer { hold.release() }
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
