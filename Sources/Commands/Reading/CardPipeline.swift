internal import Files
internal import VCard

/// Reads files, works on their cards with several threads, and hands everything over in order.
///
/// What is handed over never depends on how many threads there are. Each file is read by one thread;
/// cards that were read are worked on by whoever has nothing better to do, the thread that waits for
/// them included. The bytes that wait are bounded.
struct CardPipeline<Result: Sendable>: Sendable {
    /// The files, in order.
    let paths: [String]
    /// How many threads may work, this one included.
    let jobs: Int
    /// Opens a file.
    let open: OpenInput
    /// The work on a card of a file.
    let work: @Sendable (Card, String) -> Result

    /// Runs to the end, or until `take` throws.
    func run(
        _ take: (FileBatch<Result>) throws(CommandError) -> Void
    ) throws(CommandError) {
        guard jobs > 1, let own = try? WakeUp() else { return try runAlone(take) }
        let board = PipelineBoard(self)
        var workers: [WorkerThread] = []
        for _ in 1..<jobs {
            guard let wakeUp = try? WakeUp(),
                let worker = WorkerThread({ board.help(wakeUp) })
            else { break }
            workers.append(worker)
        }
        guard !workers.isEmpty else { return try runAlone(take) }
        defer {
            board.stop()
            for worker in workers { worker.join() }
        }
        while let batch = board.next(own) { try take(batch) }
    }

    private func runAlone(
        _ take: (FileBatch<Result>) throws(CommandError) -> Void
    ) throws(CommandError) {
        for path in paths {
            var reader = BatchReader<Result>(path, open: open)
            while var batch = reader.next() {
                batch.work(work)
                try take(batch)
            }
        }
    }
}
