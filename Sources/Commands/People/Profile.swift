internal import CivilCalendar
internal import KindredCore
internal import Text

/// A person as `show` and `import` tell it.
struct Profile {
    private let person: Person
    private let today: Today
    private let names: MonthNames

    init(_ person: Person, _ today: Today, names: MonthNames = .english) {
        self.person = person
        self.today = today
        self.names = names
    }

    /// The profile in lines.
    var lines: [String] {
        var text = LabelledText()
        text.add("Name", TerminalText.escaped(person.displayName))
        text.add("Reference", "#\(person.reference)")
        text.add("Age", person.age(on: today.shown)?.description ?? "unknown")
        text.add("Born", ReviewWords.words(person.birth))
        if case .exact(let day, let observed?) = person.birth {
            for words in ReviewWords.words(day, observed: observed, names) { text.add("", words) }
        }
        if let grade = person.grade(on: today.shown) { text.add("Grade", grade.description) }
        if let gender = person.gender { text.add("Gender", TerminalText.escaped(gender)) }
        text.add("Closeness", "\(person.closeness.degree)")
        if !person.isListed { text.add("Index", "not listed") }
        text.add("Connections", connections.isEmpty ? "none" : connections.joined(separator: ", "))
        text.add("Photo", photo)
        if !person.notes.isEmpty { text.add("Notes", TerminalText.escaped(person.notes)) }
        text.add("Id", person.id.description)
        return text.lines
    }

    private var connections: [String] {
        Connection.allCases.filter(person.connections.contains).map(\.rawValue)
    }

    private var gate: AdultPhotoGate { AdultPhotoGate(person.birth, today: today.gate) }

    private var photo: String {
        guard let photo = person.photo else { return "none" }
        return switch gate {
        case .open: "stored (\(photo.format.rawValue))"
        case .shut(let reason): "closed: \(ReviewWords.words(reason))"
        }
    }
}

extension Profile {
    /// The members of the profile's JSON object; programs build on them, so they are only ever added to.
    func writeMembers(to writer: inout JSONWriter) {
        writer.personHead(person, today.shown)
        writer.member("given", person.given)
        writer.member("family", person.family)
        writer.member("gender", person.gender)
        writer.key("birth")
        writer.birth(person.birth)
        writer.member("connections", connections)
        writer.member("closeness", person.closeness.degree)
        writer.member("listed", person.isListed)
        writer.object("photo") { object in
            object.member("present", person.photo != nil)
            object.member("gate", gate.isOpen ? "open" : "shut")
            object.member("format", person.photo?.format.rawValue)
        }
        writer.member("notes", person.notes)
        writer.member("revision", person.revision)
    }
}
