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

    /// Where each name stands as a C string of its own, 0 where there is none; a handler may come at any moment, so each
    /// is changed in one step.
    private static let names = InlineArray<64, Atomic<UInt>> { _ in Atomic(0) }

    /// Remembers a name; nil where so many are remembered already.
    static func add(_ path: String) -> Slot? {
        let name = unsafe strdup(path)
        for index in names.indices {
            let change = names[index].compareExchange(
                expected: 0,
                desired: UInt(bitPattern: name),
                ordering: .sequentiallyConsistent
            )
            guard change.exchanged else { continue }
            for signal in SignalHold.signals { handle(signal) }
            return Slot(index: index)
        }
        unsafe free(name)
        return nil
    }

    /// Forgets a name that is gone or has come to stay.
    static func remove(_ slot: Slot?) {
        guard let slot else { return }
        unsafe free(take(slot.index))
    }

    /// Takes a name out: whoever has it is the only one.
    private static func take(_ index: Int) -> UnsafeMutablePointer<CChar>? {
        unsafe UnsafeMutablePointer(
            bitPattern: names[index].exchange(0, ordering: .sequentiallyConsistent)
        )
    }

    /// Handles a signal that would end the process, and leaves every other disposition as it is.
    private static func handle(_ signal: Int32) {
        var known = sigaction()
        guard unsafe sigaction(signal, nil, &known) == 0,
            unsafe known.__sigaction_handler.sa_handler == nil
        else { return }
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { signal in
            for index in InterruptedNames.names.indices {
                if let name = unsafe InterruptedNames.take(index) { _ = unsafe unlink(name) }
            }
            // The signal ends the process as it would have without a handler.
            _ = Glibc.signal(signal, nil)
            _ = raise(signal)
        }
        unsafe sigfillset(&action.sa_mask)
        unsafe sigaction(signal, &action, nil)
    }
}
