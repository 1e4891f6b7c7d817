import Glibc

/// The variables of the process's environment.
package enum Environment {
    /// The value of a variable, which may be empty; nil where it is not set.
    package static subscript(name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}
