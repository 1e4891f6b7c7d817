internal import KindredCore

/// What a person has to decide before a review can be saved, and the options that answer it; it
/// tells references of people, never names.
package struct OpenDecision: Sendable {
    /// Why there are questions.
    let reasons: [String]
    /// The options and what they do.
    let answers: [(option: String, words: String)]

    init(_ review: ImportReview, _ matching: Matching? = nil) {
        var reasons: [String] = []
        var answers: [(option: String, words: String)] = []
        if let matching, matching.needsChoice {
            reasons.append(Self.reason(matching))
            for candidate in matching.candidates {
                let words = candidate.reasons.map(\.words).joined(separator: ", ")
                let number = candidate.person.reference
                answers.append(("--into \(number)", "\(candidate.certainty.rawValue): \(words)"))
            }
            answers.append(("--new", OpenAction.asNew.words))
        }
        if let reason = Self.reason(review) {
            reasons.append(reason)
            answers += review.openActions.compactMap { action in
                action.option.map { ($0, action.words) }
            }
        }
        self.reasons = reasons
        self.answers = answers
    }

    private static func reason(_ matching: Matching) -> String {
        switch matching.verdict {
        case .same: "the card seems to be somebody in the notebook"
        case .possible: "the card may be somebody in the notebook"
        case .none: "the card was imported before, and its person deleted since"
        }
    }

    /// What the review itself leaves open; nil where that is nothing.
    private static func reason(_ review: ImportReview) -> String? {
        if review.phase == .needsBirth {
            return review.question?.reason.words ?? "the birth is not settled"
        }
        if !review.isReadyToImport { return "the photo is \(review.photoPlan.words)" }
        return review.removesStoredPhoto ? "the stored photo would be removed" : nil
    }

    /// What to tell the person about a file, a line each.
    func sentences(_ path: String) -> [String] {
        let reason = reasons.isEmpty ? "the review is open" : reasons.joined(separator: "; ")
        return [
            "\(path): a decision is needed, and nothing was written: \(reason). Answer with:"
        ] + answers.map { "  \($0.option)  (\($0.words))" }
    }
}
