internal import KindredCore
internal import Text

/// People one a line: reference, name, age and grade in columns.
struct PersonLines {
    private let referenceWidth: Int
    private let nameWidth: Int
    private let today: Today
    /// The widest name that the others are lined up with.
    private static let widestName = 40

    /// Lines wide enough for these people.
    init(_ people: some Sequence<Person>, _ today: Today) {
        var (reference, name) = (0, 0)
        for person in people {
            reference = max(reference, person.reference)
            guard name < Self.widestName else { continue }
            let width = TerminalText.width(TerminalText.escaped(person.displayName))
            name = max(name, width)
        }
        referenceWidth = "#\(reference)".utf8.count
        nameWidth = min(Self.widestName, name)
        self.today = today
    }

    /// The line of a person; what is extra stands at its end.
    func line(_ person: Person, extra: [String] = []) -> String {
        var line = TerminalText.padded("#\(person.reference)", to: referenceWidth)
        line += "  "
        line += TerminalText.padded(TerminalText.escaped(person.displayName), to: nameWidth)
        line += "  "
        line += person.age(on: today.shown)?.description ?? "age unknown"
        if let grade = person.grade(on: today.shown) { line += "  \(grade)" }
        for word in extra { line += "  \(word)" }
        return line
    }
}
