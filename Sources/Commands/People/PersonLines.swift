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

    /// Writes the line of a person, after so many blanks; what is extra stands at its end.
    func write(
        _ person: Person,
        indent: Int = 0,
        extra: [String] = [],
        to printer: inout Printer
    ) {
        printer.blanks(indent)
        let reference = "#\(person.reference)"
        printer.text(reference)
        printer.blanks(referenceWidth - reference.utf8.count + 2)
        let name = TerminalText.escaped(person.displayName)
        printer.text(name)
        printer.blanks(nameWidth - TerminalText.width(name))
        printer.text("  ")
        printer.text(person.age(on: today.shown)?.description ?? "age unknown")
        if let grade = person.grade(on: today.shown) { printer.text("  \(grade)") }
        for word in extra { printer.text("  \(word)") }
        printer.line()
    }
}
