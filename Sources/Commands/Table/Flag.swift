/// The options of the command; the raw value is the long name without its dashes.
package enum Flag: String, CaseIterable, Hashable, Sendable {
    case format
    case failOn = "fail-on"
    case target
    case select
    case ignore
    case baseline
    case writeBaseline = "write-baseline"
    case rejects
    case showValues = "show-values"
    case jobs
    case quiet
    case card
    case birth
    case age
    case birthUnknown = "birth-unknown"
    case given
    case family
    case friend
    case relative
    case colleague
    case noPhoto = "no-photo"
    case confirmPhoto = "confirm-photo"
    case yes
    case notebook
    case today
    case from
    case within
    case count
    case leapDay = "leap-day"
    case koreanLeapMonth = "korean-leap-month"
    case ics
    case years
    case man
    case completions
    case help
    case version
}
