/// Bytes that nobody can foretell.
package enum RandomBytes {
    /// That many bytes from the system's generator (`getrandom`), fit for keys and tokens.
    package static func make(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<max(0, count)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }
}
