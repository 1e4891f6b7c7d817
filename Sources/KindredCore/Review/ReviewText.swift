package import CivilCalendar
import Text
import VCard

/// A review as text for a person, in lines of at most 80 columns.
///
/// Each line begins with a label that says what it is, so that it makes sense by itself, as a
/// screen reader tells it; nothing depends on colour or on columns.
package struct ReviewText: Sendable {
    private let review: ImportReview
    private let summary: ReviewSummary
    private let names: MonthNames
    private let escape: @Sendable (String) -> String
    private var page = LabelledLines(width: 80, indent: 21)

    /// The text of a review; every value of the card goes through `escape`.
    ///
    /// - Parameters:
    ///   - matching: Whom the card may be, where that is still to be chosen.
    ///   - names: The names by which months are told.
    ///   - command: The command line that does an action; nil leaves the actions out.
    package init(
        _ review: ImportReview,
        matching: Matching? = nil,
        names: MonthNames = .english,
        command: ((OpenAction) -> String?)? = { $0.option },
        escape: @escaping @Sendable (String) -> String = { TerminalText.escaped($0) }
    ) {
        self.review = review
        self.names = names
        summary = review.summary(matching: matching)
        self.escape = escape
        tellContact()
        tellSubject()
        if summary.contact != nil {
            for row in summary.rows {
                tell(row)
                if row.field == .birth { tellBirth() }
            }
            tellGate()
            tellChanges()
        }
        if let command { tellActions(command) }
    }

    /// The lines, without line ends.
    package var lines: [String] { page.lines }

    private mutating func tellContact() {
        guard let contact = summary.contact else { return }
        page.add("Card", "\(contact.number): \(value(contact.displayName) ?? "(no name)")")
        for reading in contact.birthday.readings {
            let calendar = calendarWords(reading)
            let raw = value(reading.raw) ?? "(empty)"
            page.add(
                "Written",
                "\(escape(reading.property))\(calendar), line \(reading.line): \(raw)"
            )
        }
        if contact.relatedCount > 0 {
            page.add("Related", "names \(contact.relatedCount) related; no link is made from that")
        }
    }

    /// The calendar that a reading names, where it is not the Gregorian one.
    private func calendarWords(_ reading: BirthdayReading) -> String {
        guard let system = CalendarSystem(identifier: reading.calendar) else {
            return value(reading.calendar).map { " in \($0)" } ?? ""
        }
        return system == .gregorian ? "" : " in the \(system.name) calendar"
    }

    private mutating func tellSubject() {
        if let stored = summary.subject.draft.stored {
            page.add("Into", "#\(stored.reference) \(escape(stored.displayName))")
        } else if summary.matching?.needsChoice != true {
            page.add("Into", "a new person")
        } else {
            page.add("Into", "to be chosen")
        }
        if let link = summary.subject.link { page.add("Link", ReviewWords.words(link)) }
        for candidate in summary.matching?.candidates ?? [] {
            let person = candidate.person
            let reasons = candidate.reasons.map(\.words).joined(separator: ", ")
            page.add(
                candidate.certainty == .same ? "The same as" : "Possibly",
                "#\(person.reference) \(value(person.displayName) ?? ""): \(reasons)"
            )
        }
        if summary.matching?.isDeletedSince == true {
            page.add("Deleted", "this card was imported before, and the person deleted since")
        }
    }

    /// The three columns of a field, a line each.
    private mutating func tell(_ row: ReviewRow) {
        let name = row.field.words
        if let current = row.current {
            page.add("\(name), now", value(current) ?? "")
        } else if !summary.subject.isNew {
            page.add("\(name), now", "(none)")
        }
        let isConnections = row.field == .connections
        if !isConnections { page.add("\(name), card", value(row.contact) ?? "(none)") }
        if isConnections, row.current == nil, row.result == nil { return }
        let result = value(row.result) ?? (row.field == .birth ? "a decision is needed" : "(none)")
        let mark =
            switch row.change {
            case .none, .added: ""
            case .changed: summary.subject.isNew ? "" : "; changes"
            case .lost: "; what is there is lost"
            }
        page.add("\(name), result", result + mark)
    }

    private mutating func tellBirth() {
        guard review.phase != .selected else { return }
        if case .exact(let day, let observed?)? = summary.birth {
            for words in ReviewWords.words(day, observed: observed, names) {
                page.add("In both calendars", words)
            }
            if summary.provenance == .contact { tellOtherDays() }
        }
        if let age = summary.age { page.add("Age", age.description) }
        guard let reason = summary.reason else { return }
        page.add("Why", reason.words)
        tellImpossibleDates()
        if !summary.candidates.isEmpty {
            page.add("Possible", summary.candidates.map(\.description).joined(separator: ", "))
        } else if let bounds = summary.bounds {
            page.add("Possible", "\(bounds.lowerBound) to \(bounds.upperBound)")
        }
    }

    /// Says where official tables and computed calendars differ.
    private mutating func tellOtherDays() {
        guard let birthday = summary.contact?.birthday, birthday.isApproximate else { return }
        let days = birthday.decisive?.otherDays ?? []
        page.add("Note", days.isEmpty ? "approximate" : ReviewWords.words(otherDays: days))
    }

    /// Says of each date that does not exist what its calendar has instead.
    private mutating func tellImpossibleDates() {
        for reading in summary.contact?.birthday.readings ?? [] where reading.verdict == .invalid {
            guard let date = reading.calendarDate else { continue }
            do throws(CalendarError) {
                _ = try date.civilDate()
            } catch {
                page.add("Note", error.sentence(for: date))
            }
        }
    }

    private mutating func tellGate() {
        guard summary.contact?.photo != nil || summary.subject.draft.stored?.photo != nil else {
            return
        }
        switch summary.gate {
        case .open: page.add("Photo gate", "open: 18 or older")
        case .shut(let reason): page.add("Photo gate", "shut: \(ReviewWords.words(reason))")
        }
    }

    /// What an import into a stored person changes, what it loses, and what it leaves alone.
    private mutating func tellChanges() {
        guard !summary.subject.isNew else { return }
        let changed = words(review.changedFields)
        page.add("Will change", changed.isEmpty ? "nothing" : changed)
        let lost = words(review.lostFields)
        if !lost.isEmpty { page.add("Will be lost", lost) }
        if summary.removesStoredPhoto {
            page.add("Warning", "The stored photo of this person will be removed.")
        }
        page.add("Stays", "id, notes, log, closeness, connections and links")
    }

    private func words(_ fields: [ReviewRow.Field]) -> String {
        fields.map { $0.words.lowercased() }.joined(separator: ", ")
    }

    private mutating func tellActions(_ command: (OpenAction) -> String?) {
        for action in summary.actions {
            let line = command(action).map { ": \($0)" } ?? ""
            page.add("Next", escape(action.words + line))
        }
    }

    /// A value of the card, harmless and not longer than 200 characters.
    private func value(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let head = text.prefix(200)
        return escape(String(head)) + (head.endIndex < text.endIndex ? "…" : "")
    }
}
