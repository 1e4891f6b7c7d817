internal import CivilCalendar
internal import KindredCore

/// The numbers of people by name, month and day of birth, so that a card's namesakes are found
/// without reading everybody for each card.
struct NameIndex {
    /// By the hash of what people are found by; a chance equality only brings somebody to look at.
    private var numbers: [Int: [Int]] = [:]

    /// Reads everybody once.
    init(_ connection: borrowing Connection) throws(NotebookError) {
        var statement = try connection.prepare(PersonTable.table.selection)
        var row = RowScan(PersonTable.table)
        while try statement.step() {
            try row.read(statement)
            guard let number = row.number(0), let given = row.text(3),
                let born = BirthColumns.exactDay(row, from: 13),
                let found = NameDay(given: given, family: row.text(4), born: born)
            else { continue }
            add(found, number)
        }
    }

    /// Adds somebody.
    mutating func add(_ found: NameDay, _ number: Int) {
        numbers[found.hashValue, default: []].append(number)
    }

    /// Who may have the name and birthday of a contact, of each at most so many.
    func numbers(of contact: Contact, today: CivilDate, atMost limit: Int) -> [Int] {
        NameDay.all(of: contact, today: today).flatMap { found in
            (numbers[found.hashValue] ?? []).prefix(limit)
        }
    }
}
