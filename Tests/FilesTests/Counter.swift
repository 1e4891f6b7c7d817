import Synchronization

/// Counts, and can be looked at from every thread.
final class Counter: Sendable {
    let value = Mutex(0)
}
