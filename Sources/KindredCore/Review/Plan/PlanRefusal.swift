package import CivilCalendar

/// Why a plan is not carried out.
package enum PlanRefusal: Error, Hashable, Sendable {
    /// The file holds no plan.
    case noPlan
    /// The plan was changed since it was made, or made for another notebook.
    case edited
    /// The plan was carried out before, on that day.
    case used(on: CivilDate)
    /// The card is no longer the one that was reviewed.
    case cardChanged
    /// The photo of the card is no longer the one that was reviewed, or may not be read today.
    case photoChanged
    /// The stored person was changed since.
    case personChanged
    /// The stored person is there no longer.
    case personGone
    /// The same decisions come to something else now.
    case otherResult

    /// The reason as half a sentence.
    package var words: String {
        switch self {
        case .noPlan: "the file holds no plan of 'review --plan'"
        case .edited: "the plan was changed since it was made, or belongs to another notebook"
        case .used(let day): "the plan was carried out on \(day) already"
        case .cardChanged: "the card is no longer the one that was reviewed"
        case .photoChanged:
            "the photo of the card is no longer the one that was reviewed, or may not be read"
        case .personChanged: "the person was changed since the review"
        case .personGone: "the person of the plan is no longer in the notebook"
        case .otherResult: "the same decisions come to something else today"
        }
    }
}
