internal import KindredCore

/// What a person has to decide before a review can be saved, and the options that answer it.
package struct OpenDecision: Sendable {
    /// Why there is a question.
    let reason: String
    /// The options and what they do.
    let answers: [(option: String, words: String)]

    init(_ review: ImportReview) {
        reason = Self.reason(review)
        answers = review.openActions.compactMap { action in
            action.option.map { ($0, action.words) }
        }
    }

    private static func reason(_ review: ImportReview) -> String {
        switch review.phase {
        case .needsBirth: review.question.map(\.reason.words) ?? "the birth is not settled"
        default: "the photo \(review.photoPlan.words)"
        }
    }

    /// What to tell the person about a file, a line each.
    func sentences(_ path: String) -> [String] {
        ["\(path): a decision is needed, and nothing was written: \(reason). Answer with:"]
            + answers.map { "  \($0.option)  (\($0.words))" }
    }
}
