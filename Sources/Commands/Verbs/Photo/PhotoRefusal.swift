package import KindredCore

/// Why a stored photo is not written.
package enum PhotoRefusal: Error, Equatable, Sendable {
    /// The person has none; their number.
    case none(reference: Int)
    /// The gate is shut; the person's number.
    case closed(reference: Int, AdultPhotoGate.Reason)
    /// Bytes of a photo would steer the terminal.
    case terminal

    /// What to tell the person.
    var sentence: String {
        switch self {
        case .none(let reference): "#\(reference) has no stored photo."
        case .closed(let reference, let reason):
            "the photo of #\(reference) stays closed: \(ReviewWords.words(reason))."
        case .terminal: "a photo is not written to a terminal; name a file with -o FILE."
        }
    }
}
