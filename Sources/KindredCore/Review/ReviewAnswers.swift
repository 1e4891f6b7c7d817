package import CivilCalendar

/// What a person answers to a review: as the options of a command say it, and as a plan carries it.
package struct ReviewAnswers: Hashable, Sendable {
    /// What is said of the birth.
    package enum Birth: Hashable, Sendable {
        /// The day.
        case exact(CivilDate)
        /// An age on a day.
        case estimate(years: Int, asOf: CivilDate)
        /// Nothing is known.
        case unknown
        /// What the stored person has stays.
        case keep

        /// What the review hears.
        var event: ReviewEvent {
            switch self {
            case .exact(let date): .enterExact(date, observed: nil)
            case .estimate(let years, let asOf): .enterEstimate(years: years, asOf: asOf)
            case .unknown: .leaveUnknown
            case .keep: .keepExisting
            }
        }
    }

    /// What is said of the photo.
    package enum Photo: String, CaseIterable, Hashable, Sendable {
        /// Use it.
        case use
        /// Leave it out.
        case leaveOut
    }

    /// The answer about the birth, where one is given.
    package var birth: Birth?
    /// The given name that replaces the card's; blank for unknown.
    package var given: String?
    /// The family name that replaces the card's; blank for unknown.
    package var family: String?
    /// The connections of a new person.
    package var connections: Set<Connection> = []
    /// The answer about the photo, where one is given.
    package var photo: Photo?
    /// Whether a stored photo may be removed.
    package var removesStoredPhoto = false

    package init() {}
}

extension ImportReview {
    /// Gives the answers about birth, names and connections, and leaves the photo out where that is asked.
    ///
    /// - Returns: why the birth is not taken, where it is not; then nothing else was said either.
    package mutating func answer(_ answers: ReviewAnswers) -> ReviewRefusal? {
        if let birth = answers.birth, let refusal = handle(birth.event).refusal { return refusal }
        if answers.given != nil || answers.family != nil {
            let names = proposal
            _ = handle(
                .editNames(
                    given: answers.given ?? names.given,
                    family: answers.family ?? names.family
                )
            )
        }
        if !answers.connections.isEmpty { _ = handle(.setConnections(answers.connections)) }
        if answers.photo == .leaveOut { _ = handle(.continueWithoutPhoto) }
        return nil
    }
}
