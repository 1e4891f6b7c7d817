package import CivilCalendar
package import Files
internal import Text

/// Everything of the world that a verb may touch; tests put their own in its place.
package struct CommandContext {
    /// Results.
    package let output: ByteOutput
    /// Messages.
    package let messages: ByteOutput
    /// Whether results go to a person's terminal.
    package let isTerminal: Bool
    /// The environment variables by their names.
    package let environment: (String) -> String?
    /// The civil day in the machine's time zone; nil where its clock shows none of our calendar.
    package let machineToday: CivilDate?
    /// Opens a file, or standard input for `-`.
    package let open: @Sendable (String) throws(FileError) -> any Input
    /// Whether messages go to a person's terminal, so that progress may be shown there.
    package let showsProgress: Bool
    /// The time since some moment, for progress.
    package let uptime: () -> Duration
    /// Reads a line that a person types, nil at its end; nil where there is nobody at a terminal.
    package let readAnswer: (() -> String?)?

    package init(
        output: ByteOutput,
        messages: ByteOutput,
        isTerminal: Bool = false,
        environment: @escaping (String) -> String? = { _ in nil },
        machineToday: CivilDate?,
        showsProgress: Bool = false,
        uptime: @escaping () -> Duration = { .zero },
        open: @escaping @Sendable (String) throws(FileError) -> any Input = FileInput.open,
        readAnswer: (() -> String?)? = nil
    ) {
        self.output = output
        self.messages = messages
        self.isTerminal = isTerminal
        self.environment = environment
        self.machineToday = machineToday
        self.showsProgress = showsProgress
        self.uptime = uptime
        self.open = open
        self.readAnswer = readAnswer
    }

    /// Whether results may be coloured: on a terminal that can, unless NO_COLOR says no.
    package var usesColor: Bool {
        isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }

    /// Tells a message, one line under the command's name, harmless for a terminal.
    package func tell(_ message: String) {
        write("\(CommandTable.name): \(TerminalText.escaped(message))\n")
    }

    /// Tells a message of several lines, the first under the command's name.
    package func tell(_ lines: [String]) {
        guard let first = lines.first else { return }
        tell(first)
        for line in lines.dropFirst() { hint(line) }
    }

    /// Tells where to read more.
    package func hint(_ hint: String) {
        write("\(TerminalText.escaped(hint))\n")
    }

    /// Writes over the line of the terminal that messages go to.
    func overwrite(_ text: String) {
        write("\r\u{1B}[K\(TerminalText.escaped(text))")
    }

    /// A message that cannot be told is let go: there is nowhere else to tell it.
    private func write(_ message: String) {
        do throws(FileError) {
            try messages.write(message)
            try messages.flush()
        } catch {
            return
        }
    }
}
