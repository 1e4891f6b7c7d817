package import CivilCalendar
import Text
import VCard

/// A review as text for a person, in lines of at most 80 columns.
package struct ReviewText: Sendable {
    private let review: ImportReview
    private let summary: ReviewSummary
    private let names: MonthNames
    private let escape: @Sendable (String) -> String
    private var page = LabelledLines(width: 80, indent: 14)

    /// The text of a review; every value of the card goes through `escape`, months are told by `names`.
    package init(
        _ review: ImportReview,
        names: MonthNames = .english,
        escape: @escaping @Sendable (String) -> String = { TerminalText.escaped($0) }
    ) {
        self.review = review
        self.names = names
        summary = review.summary
        self.escape = escape
        tellContact()
        tellSubject()
        tellBirth()
        tellPhoto()
        tellActions()
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
        } else {
            page.add("Into", "a new person")
        }
        guard summary.contact != nil else { return }
        page.add("Given name", value(summary.given) ?? "(unknown)")
        page.add("Family name", value(summary.family) ?? "(unknown)")
    }

    private mutating func tellBirth() {
        guard summary.contact != nil, review.phase != .selected else { return }
        if let birth = summary.birth, let provenance = summary.provenance {
            page.add("Born", "\(ReviewWords.words(birth)), \(ReviewWords.words(provenance))")
            if case .exact(let day, let observed?) = birth {
                for words in ReviewWords.words(day, observed: observed, names) {
                    page.add("", words)
                }
                if provenance == .contact { tellOtherDays() }
            }
            if let age = summary.age { page.add("Age", age.description) }
        } else {
            page.add("Born", "a decision is needed")
        }
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
        page.add("", days.isEmpty ? "approximate" : ReviewWords.words(otherDays: days))
    }

    /// Says of each date that does not exist what its calendar has instead.
    private mutating func tellImpossibleDates() {
        for reading in summary.contact?.birthday.readings ?? [] where reading.verdict == .invalid {
            guard let date = reading.calendarDate else { continue }
            do throws(CalendarError) {
                _ = try date.civilDate()
            } catch {
                page.add("", error.sentence(for: date))
            }
        }
    }

    private mutating func tellPhoto() {
        guard let contact = summary.contact else { return }
        page.add("Photo", summary.photo.words)
        if let reference = contact.photo?.reference {
            let type = value(reference.mediaType) ?? "no media type"
            page.add("", "(line \(reference.line), \(reference.length) bytes as written, \(type))")
            switch summary.gate {
            case .open: page.add("Photo gate", "open: 18 or older")
            case .shut(let reason):
                page.add("Photo gate", "shut: \(ReviewWords.words(reason))")
            }
        }
        if summary.removesStoredPhoto {
            page.add("", "The stored photo of this person will be removed.")
        }
    }

    private mutating func tellActions() {
        var label = "Next"
        for action in summary.actions {
            let option = action.option.map { " (\($0))" } ?? ""
            page.add(label, action.words + option)
            label = ""
        }
    }

    /// A value of the card, harmless and not longer than 200 characters.
    private func value(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let head = text.prefix(200)
        return escape(String(head)) + (head.endIndex < text.endIndex ? "…" : "")
    }
}
