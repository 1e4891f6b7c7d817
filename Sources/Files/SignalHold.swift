import Glibc

/// Keeps this thread's interrupt, hang-up and termination signals waiting until released.
package struct SignalHold {
    /// The signals that are held.
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// What was held before.
    let previous: sigset_t

    /// What is held where these signals are let through.
    var opened: sigset_t {
        var opened = previous
        for signal in Self.signals { unsafe sigdelset(&opened, signal) }
        return opened
    }

    package init() {
        var held = sigset_t()
        unsafe sigemptyset(&held)
        for signal in Self.signals { unsafe sigaddset(&held, signal) }
        var before = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
        previous = before
    }

    /// Lets them through again; one that came meanwhile comes now.
    package func release() {
        var previous = previous
        unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
}
