import Glibc

/// Keeps this thread's interrupt, hang-up and termination signals waiting until released.
struct SignalHold {
    private let previous: sigset_t

    init() {
        var held = sigset_t()
        unsafe sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
        var before = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
        previous = before
    }

    func release() {
        var previous = previous
        unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
}
