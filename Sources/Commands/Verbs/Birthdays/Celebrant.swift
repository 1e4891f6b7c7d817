internal import KindredCore
internal import VCard

/// Who has a birthday: a person of the notebook, or a card.
struct Celebrant {
    /// Where the birthday is known from.
    enum Source {
        /// The notebook.
        case person(PersonID, reference: Int)
        /// A card of a file, by its number, and its UID; empty where it has none.
        case card(Int, file: String, uid: String)
    }

    /// The name as it is shown; nil where a card gives none.
    private(set) var name: String?
    /// Where the birthday is known from.
    let source: Source
    init(_ person: Person, name: String) {
        self.name = name
        source = .person(person.id, reference: person.reference)
    }

    init(_ card: Card, file: String) {
        name = card.name.shown
        let uid = card.firstProperty(.uid)?.text ?? ""
        source = .card(card.number, file: file, uid: uid)
    }

    /// Puts the reference behind the name of a person who shares it with somebody.
    mutating func tellApart(_ names: DisplayNames) {
        guard case .person(_, let reference) = source, let shown = name else { return }
        name = names.name(shown, reference: reference)
    }

    /// What tells this one from others in every run: an identity, else a name.
    var identity: String {
        switch source {
        case .person(let id, _): "person \(id)"
        case .card(_, _, let uid): uid.isEmpty ? "name \(name ?? "")" : "card \(uid)"
        }
    }
}

extension CardName {
    /// The name that a card shows: FN, else given and family names; nil where there is none.
    var shown: String? {
        let parts = [given, family].compactMap(\.self).joined(separator: " ")
        return formatted ?? (parts.isEmpty ? nil : parts)
    }
}
