internal import Synchronization

/// The result of a piece of work that another thread does while its owner goes on.
///
/// Where the system gives no further thread, the work is done when its result is asked for.
package struct PendingResult<Result: Sendable>: ~Copyable {
    private final class Box: Sendable {
        let result = Mutex<Result?>(nil)
    }

    private let box = Box()
    private let work: @Sendable () -> Result
    private let thread: WorkerThread?

    /// Begins the work.
    package init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
        thread = WorkerThread { [box] in
            let result = work()
            box.result.withLock { $0 = result }
        }
    }

    deinit {
        thread?.join()
    }

    /// Waits for the result.
    package consuming func value() -> Result {
        let (box, work) = (box, work)
        // The end of what was consumed waits for the thread.
        _ = consume self
        return box.result.withLock { $0.take() } ?? work()
    }
}
