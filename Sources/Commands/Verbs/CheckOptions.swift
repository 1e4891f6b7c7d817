internal import CivilCalendar
internal import Diagnostics

/// What `check` was asked for.
struct CheckOptions {
    /// How findings are written.
    enum Format: String {
        case text
        case jsonl
    }

    /// Which findings fail.
    enum FailOn: String {
        case error
        case warning
        case info
        case never

        /// The least severity that fails; nil for none.
        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// The files and folders.
    let operands: [String]
    /// How findings are written.
    let format: Format
    /// The least severity that fails; nil for none.
    let failing: Severity?
    /// Whether values may be quoted.
    let showsValues: Bool
    /// Whether the summary is left out.
    let isQuiet: Bool
    /// The day after which birthdays are in the future.
    let today: CivilDate

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        operands = invocation.operands
        format = invocation.choice(.format, default: .text)
        failing = invocation.choice(.failOn, default: FailOn.error).severity
        showsValues = invocation.has(.showValues)
        isQuiet = invocation.has(.quiet)
        today = try Today(invocation, context).shown
    }
}
