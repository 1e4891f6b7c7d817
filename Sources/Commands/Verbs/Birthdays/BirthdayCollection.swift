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

    /// The birthdays that were asked for, the nearest first.
    var chosen: [UpcomingBirthday] {
        var chosen = found.enumerated().sorted {
            ($0.element.next.day, $0.offset) < ($1.element.next.day, $1.offset)
        }.map(\.element)
        if let within = options.within {
            chosen.removeAll { $0.days(from: options.today) > within }
        }
        return options.count.map { Array(chosen.prefix($0)) } ?? chosen
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
        let people: [Person]
        do throws(NotebookError) {
            var notebook = try Notebook.open(location.place, for: .reading)
            people = try notebook.index().people
        } catch {
            throw .notebook(path: location.path, error)
        }
        let names = DisplayNames(people)
        for person in people {
            guard let birthday = CelebratedBirthday(person.birth) else {
                unknown += 1
                continue
            }
            add(birthday, of: Celebrant(person, names: names), place: "#\(person.reference)")
        }
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
        let place = "\(path): card \(card.number)"
        if let birthday = CelebratedBirthday(statements) {
            add(birthday, of: Celebrant(card, file: path), place: place)
        } else if statements.verdict == .absent {
            unknown += 1
        } else {
            let reason = statements.reason ?? .missing
            leaveOpen("\(place): \(reason.words).")
        }
    }

    private mutating func add(
        _ birthday: CelebratedBirthday,
        of celebrant: Celebrant,
        place: String
    ) {
        do throws(CalendarError) {
            let next = try birthday.next(onOrAfter: options.today, options.customs)
            found.append(UpcomingBirthday(celebrant: celebrant, birthday: birthday, next: next))
        } catch .outOfRange {
            let name = birthday.date.system.name
            leaveOpen("\(place): the \(name) calendar is not known so far ahead.")
        } catch {
            leaveOpen("\(place): \(BirthdayReason.impossibleDate.words).")
        }
    }

    private mutating func leaveOpen(_ line: String) {
        openCount += 1
        if open.count < Self.mostTold { open.append(line) }
    }
}
