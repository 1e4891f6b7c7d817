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
    case to
    case output
    case inPlace = "in-place"
    case diff
    case only
    case withoutPhotos = "without-photos"
    case report
    case verbose
    case card
    case birth
    case age
    case birthUnknown = "birth-unknown"
    case given
    case family
    case friend
    case relative
    case colleague
    case into
    case new
    case keepBirth = "keep-birth"
    case plan
    case noPhoto = "no-photo"
    case confirmPhoto = "confirm-photo"
    case yes
    case gender
    case notes
    case closeness
    case listed
    case noListed = "no-listed"
    case noFriend = "no-friend"
    case noRelative = "no-relative"
    case noColleague = "no-colleague"
    case parentOf = "parent-of"
    case childOf = "child-of"
    case partnerOf = "partner-of"
    case kind
    case status
    case on
    case edit
    case delete
    case dryRun = "dry-run"
    case removePhoto = "remove-photo"
    case force
    case remove
    case everyone
    case all
    case accept
    case approve
    case replay
    case notebook
    case today
    case from
    case columns
    case withPhotos = "with-photos"
    case keepBoth = "keep-both"
    case region
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
