import Glibc

/// A thread of its own for a piece of work; whoever begins it waits for its end with ``join()``, once.
package final class WorkerThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private let thread: pthread_t

    /// Begins the work; nil where the system gives no further thread.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let work = unsafe Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread,
            nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            },
            work.toOpaque()
        )
        guard code == 0 else {
            unsafe work.release()
            return nil
        }
        self.thread = thread
    }

    /// Waits until the work is done.
    package func join() {
        _ = pthread_join(thread, nil)
    }

    /// How many of them the machine can run at once; at least 1.
    package static var coreCount: Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}
