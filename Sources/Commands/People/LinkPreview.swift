internal import KindredCore
internal import Text

/// A link between two people as it is told, before it is saved and after.
struct LinkPreview {
    private let link: Link
    private let people: [Person]

    init(_ link: Link, _ one: Person, _ other: Person) {
        self.link = link
        people = [one, other]
    }

    /// What the link says, with names: for results and questions.
    var sentence: String {
        LinkWords.sentence(link) { id in person(id).map(PersonWords.name) ?? "a new person" }
    }

    /// What the link says, with references only: for errors.
    var reference: String { LinkWords.sentence(link, name: reference) }

    /// Why the link cannot be, with references only.
    func refusal(_ error: PeopleError) -> PeopleRefusal {
        .link(LinkWords.sentence(error, name: reference))
    }

    /// The link as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        switch link {
        case .parent(let parent, let child, let kind):
            writer.member("relation", "parent")
            writer.member("kind", kind.rawValue)
            writer.key("parent")
            write(parent, to: &writer)
            writer.key("child")
            write(child, to: &writer)
        case .partners(let one, let other, let status):
            writer.member("relation", "partners")
            writer.member("status", status.rawValue)
            writer.array("partners") { array in
                write(one, to: &array)
                write(other, to: &array)
            }
        }
        writer.endObject()
    }

    private func person(_ id: PersonID) -> Person? { people.first { $0.id == id } }

    private func reference(_ id: PersonID) -> String {
        person(id).map { "#\($0.reference)" } ?? "the new person"
    }

    private func write(_ id: PersonID, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id.description)
        writer.member("reference", person(id)?.reference)
        writer.member("name", person(id)?.displayName)
        writer.endObject()
    }
}
