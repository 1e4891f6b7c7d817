internal import CivilCalendar
internal import Diagnostics
internal import KindredCore
internal import NotebookStore
internal import VCard

/// The next birthday of everybody, and what could not be told.
struct BirthdayCollection {
    /// How many open birthdays are told before the rest is only counted.
    private static let mostTold = 20

    /// The birthdays in the order in which they were found.
    private(set) var found: [UpcomingBirthday] = []
    /// Cards that could not be read, files among them.
    private(set) var status = ExitStatus.done
    private var unknown = 0
    private var open: [String] = []
    private var openCount = 0
    private let options: BirthdaysOptions
    private let context: CommandContext

    init(_ options: BirthdaysOptions, _ context: CommandContext) throws(CommandError) {
        self.options = options
        self.context = context
        switch options.source {
        case .notebook(let location): try addPeople(location)
        case .cards(let path): try addCards(path)
        }
    }

    /// The places of the birthdays that were asked for among those found, the nearest first; of one
    /// day in the order found.
    var chosen: [Int] {
        var order: [(days: Int, place: Int)] = []
        order.reserveCapacity(found.count)
        for place in found.indices {
            let days = found[place].days(from: options.today)
            if days <= options.within ?? .max { order.append((days, place)) }
        }
        order.sort { ($0.days, $0.place) < ($1.days, $1.place) }
        return order.prefix(options.count ?? .max).map(\.place)
    }

    /// What could not be told, a line each.
    var messages: [String] {
        var lines = open
        if openCount > open.count { lines.append("… and \(openCount - open.count) more") }
        if unknown > 0 {
            let isNotebook = if case .notebook = options.source { true } else { false }
            let who = isNotebook ? (unknown == 1 ? "person has" : "people have") : nil
            lines.append(
                "\(unknown) \(who ?? (unknown == 1 ? "card has" : "cards have")) no birthday."
            )
        }
        return lines
    }

    private mutating func addPeople(_ location: NotebookLocation) throws(CommandError) {
        var names: [(name: String, reference: Int)] = []
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading)
            try notebook.eachPerson { most in
                names.reserveCapacity(most)
                found.reserveCapacity(most)
            } _: { person in
                let name = person.displayName
                names.append((name, person.reference))
                guard let birthday = CelebratedBirthday(person.birth) else {
                    unknown += 1
                    return
                }
                let celebrant = Celebrant(person, name: name)
                add(birthday, of: celebrant) { "#\(person.reference)" }
            }
        } catch {
            throw .notebook(path: location.path, error)
        }
        let displayNames = DisplayNames(names)
        for place in found.indices { found[place].celebrant.tellApart(displayNames) }
    }

    private mutating func addCards(_ path: String) throws(CommandError) {
        let paths = ContactPaths([path])
        for failure in paths.failures { refuse(.file(failure)) }
        for file in paths.files {
            do throws(CommandError) {
                try addCards(of: file)
            } catch {
                refuse(error)
            }
        }
    }

    private mutating func refuse(_ error: CommandError) {
        status = status.joined(with: error.status)
        context.tell(error.sentences)
    }

    private mutating func addCards(of path: String) throws(CommandError) {
        var file = try CardFile(path, in: context)
        while let entry = try file.next() {
            switch entry {
            case .card(let card): add(card, of: path)
            case .unreadable(let entry) where entry.finding.card != nil:
                status = status.joined(with: .unreadable)
                let message = RuleBook.vcard.message(for: entry.finding)
                leaveOpen("\(path):\(entry.line): \(message)")
            case .part, .unreadable: break
            }
        }
        try file.requireContacts()
    }

    private mutating func add(_ card: Card, of path: String) {
        let statements = card.birthday(today: options.today)
        let place = { "\(path): card \(card.number)" }
        if let birthday = CelebratedBirthday(statements) {
            add(birthday, of: Celebrant(card, file: path), place: place)
        } else if statements.verdict == .absent {
            unknown += 1
        } else {
            let reason = statements.reason ?? .missing
            leaveOpen("\(place()): \(reason.words).")
        }
    }

    private mutating func add(
        _ birthday: CelebratedBirthday,
        of celebrant: Celebrant,
        place: () -> String
    ) {
        do throws(CalendarError) {
            let next = try birthday.next(onOrAfter: options.today, options.customs)
            found.append(UpcomingBirthday(celebrant: celebrant, birthday: birthday, next: next))
        } catch .outOfRange {
            let name = birthday.date.system.name
            leaveOpen("\(place()): the \(name) calendar is not known so far ahead.")
        } catch {
            leaveOpen("\(place()): \(BirthdayReason.impossibleDate.words).")
        }
    }

    private mutating func leaveOpen(_ line: String) {
        openCount += 1
        if open.count < Self.mostTold { open.append(line) }
    }
}
