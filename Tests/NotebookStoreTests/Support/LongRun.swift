import Glibc

/// Whether the exhaustive searches run as well (`Tests/run --long`).
enum LongRun {
    static let isAsked = unsafe getenv("KINDRED_LONG") != nil

    /// The larger number in a long run, else the smaller one.
    static func count(_ short: Int, long: Int) -> Int { isAsked ? long : short }
}
