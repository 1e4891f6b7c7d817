/// Why a card may be a person of the notebook, from the strongest reason to the weakest.
package enum MatchReason: String, CaseIterable, Hashable, Sendable {
    /// The same card was imported before, with these or other answers.
    case earlierImport
    /// An earlier import of the person had the same UID.
    case uid
    /// Name and day of birth are the same.
    case nameAndBirthday
    /// The name is the same, and so are month and day of birth; a year is missing.
    case nameAndAnniversary
    /// An earlier import of the person had the same e-mail address.
    case email
    /// An earlier import of the person had the same telephone number.
    case telephone

    /// The reason as half a sentence.
    package var words: String {
        switch self {
        case .earlierImport: "this card was imported before"
        case .uid: "same UID"
        case .nameAndBirthday: "same name and birthday"
        case .nameAndAnniversary: "same name, month and day of birth"
        case .email: "same e-mail address"
        case .telephone: "same telephone number"
        }
    }
}
