internal import CivilCalendar
internal import Diagnostics
internal import Files
internal import VCard

/// What `check` was asked for.
struct CheckOptions {
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
    let format: ReportFormat
    /// The least severity that fails; nil for none.
    let failing: Severity?
    /// The version in which the cards are to be written, where one is named.
    let target: Version?
    /// Which rules are told.
    let codes: CodeSelection
    /// The file of known findings.
    let baseline: String?
    /// Where to record the findings.
    let newBaseline: String?
    /// Where to save what could not be read.
    let rejects: String?
    /// Whether values may be quoted.
    let showsValues: Bool
    /// How many threads may work.
    let jobs: Int
    /// Whether the summary is left out.
    let isQuiet: Bool
    /// The day after which birthdays are in the future.
    let today: CivilDate

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        operands = invocation.operands
        format = invocation.choice(.format, default: .text)
        failing = invocation.choice(.failOn, default: FailOn.error).severity
        target = invocation.argument(.target).flatMap(Version.init(rawValue:))
        codes = try CodeSelection(invocation)
        baseline = invocation.argument(.baseline)
        newBaseline = invocation.argument(.writeBaseline)
        rejects = invocation.argument(.rejects)
        showsValues = invocation.has(.showValues)
        jobs = try JobCount(invocation).value
        isQuiet = invocation.has(.quiet)
        today = try Today(invocation, context).shown
    }
}
