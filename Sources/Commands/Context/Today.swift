internal import CivilCalendar

/// Which day counts as today.
struct Today {
    /// The day for ages and dates: `--today`, else the machine's.
    let shown: CivilDate
    /// The day for the photo gate: the earlier of both, so that a date on the command line never opens it early.
    let gate: CivilDate

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard let machine = context.machineToday else { throw .clock }
        guard let text = invocation.argument(.today) else {
            shown = machine
            gate = machine
            return
        }
        guard let day = CivilDate(text) else {
            throw .usage(
                .badArgument(.today, verb: invocation.verb, wanted: "a day as YYYY-MM-DD")
            )
        }
        shown = day
        gate = min(day, machine)
    }
}
