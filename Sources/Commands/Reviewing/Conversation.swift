internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

/// A review at a terminal: it is shown, questions are asked, and answers can be changed until it is
/// saved or given up. Nothing is written meanwhile.
struct Conversation {
    private let contact: Contact
    private let options: ReviewOptions
    private let context: CommandContext

    init(_ contact: Contact, _ options: ReviewOptions, _ context: CommandContext) {
        self.contact = contact
        self.options = options
        self.context = context
    }

    /// Talks until the review is accepted.
    ///
    /// - Throws: ``PeopleRefusal/cancelled`` where the person does not want it.
    func run(_ desk: inout NotebookDesk) throws(CommandError) -> ReviewSession {
        let (subject, isCalledNew) = try subject(&desk)
        var session = try ReviewSession(
            contact,
            into: subject,
            options.answers,
            options.today,
            .import,
            calledNew: isCalledNew
        )
        if options.answers.photo == .use, let refusal = session.readPhoto() {
            context.hint("\(refusal).")
        }
        show(session.review)
        while true {
            let line = try ask("Answer: ")
            guard let answer = ConversationAnswer(line) else {
                if !line.isEmpty { context.hint("That is none of the answers.") }
                tellAnswers(session.review)
                continue
            }
            if try take(answer, &session) { return session }
        }
    }

    /// A line that the person types.
    private func ask(_ question: String) throws(CommandError) -> String {
        guard let line = context.ask(question) else {
            context.hint("")
            throw .people(.cancelled)
        }
        return line
    }

    private func show(_ review: ImportReview) {
        let names = MonthNames(environment: context.environment)
        for line in ReviewText(review, names: names, command: nil).lines { context.hint(line) }
        tellAnswers(review)
    }

    private func tellAnswers(_ review: ImportReview) {
        let answers = review.conversationAnswers
        context.hint("Type one of these words, then Return:")
        for answer in answers {
            context.hint("  \(TerminalText.padded(answer.words, to: 28))\(answer.meaning)")
        }
    }

    /// Gives the answer; true where the review is accepted.
    private func take(
        _ answer: ConversationAnswer,
        _ session: inout ReviewSession
    ) throws(CommandError) -> Bool {
        switch answer {
        case .cancel: throw .people(.cancelled)
        case .save: return try save(&session)
        case .birth(let text):
            guard let day = CivilDate(text) else {
                context.hint("A birthday is a day as YYYY-MM-DD, such as 1990-04-12.")
                return false
            }
            tell(session.handle(.enterExact(day, observed: nil)), session)
        case .age(let text):
            guard let years = Int(text) else {
                context.hint("An age is a whole number from 0 to 120; 'age 0' is a baby.")
                return false
            }
            let event = ReviewEvent.enterEstimate(years: years, asOf: options.today.shown)
            tell(session.handle(event), session)
        case .unknown: tell(session.handle(.leaveUnknown), session)
        case .keep: tell(session.handle(.keepExisting), session)
        case .given(let name):
            let family = session.review.proposal.family
            tell(session.handle(.editNames(given: name, family: family)), session)
        case .family(let name):
            let given = session.review.proposal.given
            tell(session.handle(.editNames(given: given, family: name)), session)
        case .connection(let connection):
            let now = session.review.proposal.connections
            tell(session.handle(.setConnections(now.symmetricDifference([connection]))), session)
        case .usePhoto: tell(session.handle(.confirmPhoto), session)
        case .withoutPhoto: tell(session.handle(.continueWithoutPhoto), session)
        }
        return false
    }

    private func tell(_ refusal: ReviewRefusal?, _ session: ReviewSession) {
        guard let refusal else { return show(session.review) }
        switch refusal {
        case .notNow: context.hint("That cannot be answered here.")
        default: context.hint("Not taken: \(refusal).")
        }
    }

    /// Saves where nothing is left to decide and nothing is lost without a word.
    private func save(_ session: inout ReviewSession) throws(CommandError) -> Bool {
        if session.review.wantsPhotoRead { _ = session.handle(.readPhoto) }
        let review = session.review
        guard review.isReadyToImport else {
            for reason in OpenDecision(review).reasons { context.hint("Not yet: \(reason).") }
            return false
        }
        var removing = options.answers.removesStoredPhoto
        if review.removesStoredPhoto, !removing {
            context.hint("The stored photo of this person will be removed.")
            removing = try ask("Type 'remove' to remove it and save: ").lowercased() == "remove"
            guard removing else {
                context.hint("Nothing was removed or saved.")
                return false
            }
        }
        return session.accept(removing: removing)
    }
}

extension Conversation {
    /// Into whom the card goes: as the options say, or as the person chooses among those it may be;
    /// and whether it was said that it is somebody new.
    private func subject(
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> (ReviewSubject, isCalledNew: Bool) {
        guard let matching = try options.matching(contact, in: &desk), matching.needsChoice else {
            return (try options.subject(in: &desk), options.target == .new)
        }
        tell(matching)
        while true {
            let answer = try ask("Into whom? A number, 'new' or 'cancel': ").lowercased()
            if answer == "cancel" { throw .people(.cancelled) }
            if answer == "new" { return (try options.subject(in: &desk), true) }
            let number = Int(answer.hasPrefix("#") ? answer.dropFirst() : answer[...])
            let people = matching.candidates.map(\.person)
            if let chosen = people.first(where: { $0.reference == number }) {
                guard options.link == nil, options.answers.connections.isEmpty else {
                    context.hint("Links and connections of the options are for a new person only.")
                    continue
                }
                let person = try desk.person("#\(chosen.reference)")
                return (.existing(PersonDraft(editing: person)), false)
            }
            context.hint("That is none of them.")
        }
    }

    private func tell(_ matching: Matching) {
        context.hint("The card may be somebody in the notebook:")
        for candidate in matching.candidates {
            let reasons = candidate.reasons.map(\.words).joined(separator: ", ")
            let certainty = candidate.certainty == .same ? "the same" : "possibly"
            let person = candidate.person
            context.hint("  #\(person.reference) \(person.displayName): \(certainty), \(reasons)")
        }
        if matching.isDeletedSince {
            context.hint("  This card was imported before, and the person deleted since.")
        }
    }
}
