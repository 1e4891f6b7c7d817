internal import CivilCalendar
internal import Files

extension Program {
    /// Runs the command that this process was started as.
    package static func main() -> ExitStatus {
        Terminal.ignoreBrokenPipes()
        Terminal.ignoreSizeLimits()
        let (year, month, day) = MachineClock.today()
        let today = CivilDate(year: year, month: month, day: day)
        let start = ContinuousClock.now
        let context = CommandContext(
            output: .standardOutput(),
            messages: .standardError(),
            isTerminal: Terminal.isTerminal(.output),
            environment: { Environment[$0] },
            machineToday: today,
            showsProgress: Terminal.isTerminal(.error),
            uptime: { start.duration(to: .now) },
            readAnswer: Terminal.isTerminal(.input) && Terminal.isTerminal(.error)
                ? { Terminal.readAnswer() } : nil
        )
        return run(Array(CommandLine.arguments.dropFirst()), in: context)
    }
}
