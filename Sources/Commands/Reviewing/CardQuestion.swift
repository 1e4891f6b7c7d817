internal import CivilCalendar

/// Which card of a file is meant, as a person at a terminal is asked.
struct CardQuestion {
    private let path: String
    private let today: CivilDate
    private let context: CommandContext

    init(_ path: String, _ today: CivilDate, _ context: CommandContext) {
        self.path = path
        self.today = today
        self.context = context
    }

    /// Lists the cards, and asks until one of them is named by its number or name.
    ///
    /// - Throws: ``PeopleRefusal/cancelled`` where the person wants none.
    func ask(_ listing: CardListing) throws(CommandError) -> SelectedContact? {
        tell(listing)
        while true {
            guard let answer = context.ask("Which card? A number, a name or 'cancel': ") else {
                context.hint("")
                throw .people(.cancelled)
            }
            if answer.lowercased() == "cancel" { throw .people(.cancelled) }
            guard !answer.isEmpty else { continue }
            do throws(CommandError) {
                return try CardSelection(answer).contact(of: path, today: today, in: context)
            } catch {
                guard case .choice(let other) = error else { throw error }
                switch other.reason {
                case .noSuchCard: context.hint("That is none of them.")
                case .severalCards, .severalOfThatName: tell(other)
                }
            }
        }
    }

    private func tell(_ listing: CardListing) {
        switch listing.reason {
        case .severalOfThatName: context.hint("Several cards have that name:")
        case .severalCards, .noSuchCard: context.hint("\(path) holds several cards:")
        }
        for line in listing.lines { context.hint(line) }
    }
}
