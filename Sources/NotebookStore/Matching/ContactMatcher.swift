package import CivilCalendar
package import KindredCore

/// What it takes to tell of one card after the other whom it may be, in a time that does not grow
/// with the number of people in the notebook.
///
/// Everybody's name and birthday are read once, and again where somebody else changes the notebook;
/// traces and earlier imports are looked up in their tables.
package struct ContactMatcher: Sendable {
    /// How many people are looked at for each name, address or UID: more are no better answer.
    fileprivate static let mostHolders = 20

    /// What is read once of a notebook.
    fileprivate struct Reading {
        var names: NameIndex
        let key: TraceKey
        /// The state of the notebook that it was read of.
        var state: Notebook.State
    }

    fileprivate var reading: Reading?
    /// Those of them who were read whole, in the same state.
    fileprivate var people = KnownPeople()
    fileprivate var waiting = WaitingContacts()

    package init() {}

    /// Whom a card may be of those who wait, where there is no notebook yet.
    package func match(_ contact: Contact, today: CivilDate) -> ContactMatch {
        ContactMatch(
            candidates: waiting.candidates(for: contact, today: today, atMost: Self.mostHolders),
            deleted: nil,
            stored: Matching(contact, among: [], today: today)
        )
    }

    /// Lets a new person wait, who is found from now on.
    ///
    /// - Parameter photo: The digest of the photo's bytes, where there is one.
    package mutating func add(_ draft: PersonDraft, photo: String?, of contact: Contact) {
        waiting.add(draft, photo: photo, of: contact.source)
    }

    /// Forgets those who wait.
    package mutating func forgetWaiting() {
        waiting.removeAll()
    }

    /// What was read before, where the notebook is as it was then; else what is read now.
    fileprivate mutating func known(
        in notebook: borrowing Notebook
    ) throws(NotebookError) -> Reading {
        let now = try notebook.state
        if let reading, reading.state == now { return reading }
        let reading = Reading(
            names: try notebook.nameIndex(),
            key: try TraceKey(notebook.connection),
            state: now
        )
        self.reading = reading
        people = KnownPeople()
        return reading
    }
}

extension Notebook {
    /// Whom a card may be, of the people who are there and of those who wait.
    package mutating func match(
        _ contact: Contact,
        today: CivilDate,
        by matcher: inout ContactMatcher
    ) throws(NotebookError) -> ContactMatch {
        try attendToForeignChanges()
        let known = try matcher.known(in: self)
        let limit = ContactMatcher.mostHolders
        let found = try candidates(
            for: contact,
            named: known.names.numbers(of: contact, today: today, atMost: limit),
            by: known.key,
            among: &matcher.people,
            today: today,
            atMost: limit
        )
        return ContactMatch(
            candidates: found.candidates + matcher.match(contact, today: today).candidates,
            deleted: found.deleted,
            stored: found.stored
        )
    }

    /// Tells a matcher what became of those who waited: who was saved is in the notebook now.
    package func settle(
        _ outcomes: [BatchOutcome],
        in matcher: inout ContactMatcher
    ) throws(NotebookError) {
        for case .saved(.saved(let receipt), _) in outcomes {
            matcher.people.forget(receipt.reference)
            guard let person = matcher.waiting[receipt.person],
                let found = PersonDraft(editing: person).nameDay
            else { continue }
            matcher.reading?.names.add(found, receipt.reference)
        }
        matcher.forgetWaiting()
        // What others wrote meanwhile shows in the next look at their changes.
        matcher.reading?.state = try state
    }
}
