internal import KindredCore
internal import NotebookStore

/// How a person is named on the command line.
enum PersonName: Equatable {
    /// The notebook's number, as `3` or `#3`.
    case reference(Int)
    /// The permanent identity.
    case identity(PersonID)
    /// A name, compared without case.
    case name(String)

    /// Reads what was typed.
    init(_ text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        if let number = Int(digits) {
            self = .reference(number)
        } else if let id = PersonID(text) {
            self = .identity(id)
        } else {
            self = .name(text)
        }
    }

    /// The people who are named so.
    func people(in notebook: inout Notebook) throws(NotebookError) -> [Person] {
        switch self {
        case .reference(let number):
            return try notebook.person(reference: number).map { [$0] } ?? []
        case .identity(let id):
            return try notebook.person(id: id).map { [$0] } ?? []
        case .name(let name):
            let wanted = name.lowercased()
            let named = try notebook.index().people.filter { person in
                let label =
                    person.given == nil
                    ? person.label.text(reference: person.reference) : nil
                return [person.displayName, person.given, person.family, label]
                    .contains { $0?.lowercased() == wanted }
            }
            guard let one = named.first, named.count == 1 else { return named }
            return try notebook.person(id: one.id).map { [$0] } ?? []
        }
    }
}
