internal import KindredCore
internal import VCard

/// Who has a birthday: a person of the notebook, or a card.
struct Celebrant {
    /// Where the birthday is known from.
    enum Source {
        /// The notebook.
        case person(PersonID, reference: Int)
        /// A card of a file, by its number.
        case card(Int, file: String)
    }

    /// The name as it is shown; nil where a card gives none.
    let name: String?
    /// Where the birthday is known from.
    let source: Source
    /// What tells this one from others in every run: an identity, else a name.
    let identity: String

    init(_ person: Person, names: DisplayNames) {
        name = names.name(of: person)
        source = .person(person.id, reference: person.reference)
        identity = "person \(person.id)"
    }

    init(_ card: Card, file: String) {
        name = card.name.shown
        source = .card(card.number, file: file)
        let uid = card.firstProperty(.uid)?.text ?? ""
        identity = uid.isEmpty ? "name \(name ?? "")" : "card \(uid)"
    }
}

extension CardName {
    /// The name that a card shows: FN, else given and family names; nil where there is none.
    var shown: String? {
        let parts = [given, family].compactMap(\.self).joined(separator: " ")
        return formatted ?? (parts.isEmpty ? nil : parts)
    }
}
