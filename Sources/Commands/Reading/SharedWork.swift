internal import Files
internal import Synchronization

/// Work on many things by several threads; the results come in the order of the things.
struct SharedWork: Sendable {
    /// How many threads may work, the caller's own included.
    let jobs: Int

    /// The results of the work on every thing.
    func results<Thing: Sendable, Result: Sendable>(
        _ things: [Thing],
        _ work: @escaping @Sendable (Thing) -> Result
    ) -> [Result] {
        guard jobs > 1, things.count > 1 else { return things.map(work) }
        let board = Board<Thing, Result>(things)
        let helpers = (1..<min(jobs, things.count)).compactMap { _ in
            WorkerThread { board.help(work) }
        }
        board.help(work)
        for helper in helpers { helper.join() }
        return board.results
    }

    /// What is to be done and what is done.
    private final class Board<Thing: Sendable, Result: Sendable>: Sendable {
        private struct State: Sendable {
            var next = 0
            var done: [(index: Int, result: Result)] = []
        }

        /// How many things a thread takes at once.
        private static var portion: Int { 32 }

        private let things: [Thing]
        private let state = Mutex(State())

        init(_ things: [Thing]) {
            self.things = things
        }

        var results: [Result] {
            state.withLock { $0.done.sorted { $0.index < $1.index }.map(\.result) }
        }

        func help(_ work: (Thing) -> Result) {
            while let range = state.withLock({ state -> Range<Int>? in
                guard state.next < things.count else { return nil }
                let range = state.next..<min(things.count, state.next + Self.portion)
                state.next = range.upperBound
                return range
            }) {
                let done = range.map { (index: $0, result: work(things[$0])) }
                state.withLock { $0.done += done }
            }
        }
    }
}
