internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

/// A person with the people they are linked to and the log, as `show` tells them.
struct FullProfile {
    private let person: Person
    private let relations: Relations
    private let today: Today
    private let names: MonthNames

    init(_ person: Person, _ relations: Relations, _ today: Today, _ names: MonthNames) {
        self.person = person
        self.relations = relations
        self.today = today
        self.names = names
    }

    /// Whether partners and children are shown: not while the recorded age is under 16.
    private var isOpen: Bool { person.showsPartnersAndChildren(on: today.shown) }

    /// The profile in lines.
    var lines: [String] {
        var lines = Profile(person, today, names: names).lines
        lines += block("Parents", relations.parents.map { line($0.person, $0.nature.rawValue) })
        if isOpen {
            let (partners, children) = (relations.partners, relations.children)
            lines += block("Partners", partners.map { line($0.person, $0.nature.rawValue) })
            lines += block("Children", children.map { line($0.person, $0.nature.rawValue) })
        }
        lines += block("Log", LogLines.lines(person.log))
        return lines
    }

    /// The profile as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        Profile(person, today, names: names).writeMembers(to: &writer)
        write("parents", relations.parents, "kind", to: &writer)
        if isOpen {
            write("partners", relations.partners, "status", to: &writer)
            write("children", relations.children, "kind", to: &writer)
        } else {
            writer.member("partners", .null)
            writer.member("children", .null)
        }
        writer.array("log") { array in
            for entry in person.log.newestFirst { LogLines.write(entry, to: &array) }
        }
        writer.endObject()
    }

    private func block(_ label: String, _ texts: [String]) -> [String] {
        var text = LabelledText()
        for (index, line) in texts.enumerated() { text.add(index == 0 ? label : "", line) }
        return text.lines
    }

    /// Somebody at the other end of a link: name, reference, nature, age, grade.
    private func line(_ relative: Person, _ nature: String) -> String {
        let name = "\(PersonWords.name(relative)) (\(nature))"
        let age = relative.age(on: today.shown)?.description
        let grade = relative.grade(on: today.shown)?.description
        return [name, age, grade].compactMap(\.self).joined(separator: ", ")
    }

    private func write<Nature: RawRepresentable<String>>(
        _ name: String,
        _ relatives: [Relations.Relative<Nature>],
        _ nature: String,
        to writer: inout JSONWriter
    ) {
        writer.array(name) { array in
            for relative in relatives {
                array.object { object in
                    object.personHead(relative.person, today.shown)
                    object.member(nature, relative.nature.rawValue)
                }
            }
        }
    }
}
