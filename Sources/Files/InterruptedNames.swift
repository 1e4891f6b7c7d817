import Glibc
internal import Synchronization

/// Names of files that are not finished: an interrupt, hang-up or termination removes them before it ends the process.
///
/// What is killed outright leaves them.
enum InterruptedNames {
    /// A name that is remembered.
    struct Slot: Sendable {
        fileprivate let index: Int
    }

    private static let count = 64

    /// The names, as C strings of their own; the handler reads them without a lock.
    private nonisolated(unsafe) static let names:
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
            let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: count)
            unsafe names.initialize(repeating: nil, count: count)
            return unsafe names
        }()

    /// Whoever changes the names holds it.
    private static let lock = Mutex(())

    /// Remembers a name; nil where so many are remembered already.
    static func add(_ path: String) -> Slot? {
        let hold = SignalHold()
        defer { hold.release() }
        return lock.withLock { _ in
            guard let index = (0..<count).first(where: { unsafe names[$0] == nil }) else {
                return nil
            }
            unsafe names[index] = strdup(path)
            for signal in SignalHold.signals { handle(signal) }
            return Slot(index: index)
        }
    }

    /// Forgets a name that is gone or has come to stay.
    static func remove(_ slot: Slot?) {
        guard let slot else { return }
        let hold = SignalHold()
        defer { hold.release() }
        lock.withLock { _ in
            let name = unsafe names[slot.index]
            unsafe names[slot.index] = nil
            unsafe free(name)
        }
    }

    /// Handles a signal that would end the process, and leaves every other disposition as it is.
    private static func handle(_ signal: Int32) {
        var known = sigaction()
        guard unsafe sigaction(signal, nil, &known) == 0,
            unsafe known.__sigaction_handler.sa_handler == nil
        else { return }
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { signal in
            for index in 0..<InterruptedNames.count {
                if let name = unsafe InterruptedNames.names[index] { _ = unsafe unlink(name) }
            }
            // The signal ends the process as it would have without a handler.
            _ = Glibc.signal(signal, nil)
            _ = raise(signal)
        }
        unsafe sigfillset(&action.sa_mask)
        unsafe sigaction(signal, &action, nil)
    }
}
