internal import Files

/// How many threads may work.
struct JobCount {
    /// From 1 to a bound that no machine reaches.
    let value: Int

    private static let most = 256

    init(_ invocation: Invocation) throws(CommandError) {
        guard let text = invocation.argument(.jobs) else {
            value = min(WorkerThread.coreCount, Self.most)
            return
        }
        guard let count = Int(text), count >= 1 else {
            throw .usage(
                .badArgument(.jobs, verb: invocation.verb, wanted: "a whole number from 1 on")
            )
        }
        value = min(count, Self.most)
    }
}
