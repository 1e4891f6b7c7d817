internal import KindredCore
internal import NotebookStore
internal import Text

/// Somebody whom a card of a batch may be; it tells references, never names.
struct BatchCandidate: Equatable {
    /// Who it is.
    let id: PersonID
    /// The number in the notebook; nil of somebody who waits to be saved with the same batch.
    let reference: Int?
    /// How sure it is.
    let certainty: MatchCandidate.Certainty
    /// Why, the strongest reason first.
    let reasons: [MatchReason]

    init(_ candidate: ContactMatch.Candidate) {
        let match = candidate.match
        id = match.person.id
        reference = candidate.origin == nil ? nil : match.person.reference
        certainty = match.certainty
        reasons = match.reasons
    }

    /// The candidate in words: `may be #3 (same e-mail address)`.
    ///
    /// - Parameter name: What to call somebody who has no number yet.
    func words(_ name: String) -> String {
        let who = reference.map { "#\($0)" } ?? name
        let why = reasons.map(\.words).joined(separator: ", ")
        return "\(certainty == .same ? "seems to be" : "may be") \(who) (\(why))"
    }
}

/// What a person has to say of a card of a batch.
enum BatchQuestion: Equatable {
    /// What the review leaves open, as half a sentence.
    case review(String)
    /// Whom the card is.
    case person([BatchCandidate])
    /// Whether it shall be taken as it is now: it is not what was shown.
    case stale
}
