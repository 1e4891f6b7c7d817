/// What kept a test from being set up.
package enum TestSupportError: Error, Equatable, Sendable {
    /// A system call failed with that `errno`.
    case system(String, Int32)
}
