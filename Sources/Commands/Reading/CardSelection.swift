internal import CivilCalendar
internal import Diagnostics
internal import Files
internal import KindredCore
internal import VCard

/// Which card of a file is meant.
enum CardSelection: Equatable {
    /// The only one.
    case only
    /// The one that a person chose.
    case chosen(CardChoice)

    /// What `--card` says: a whole number is a number, everything else a name.
    init(_ argument: String?) {
        self =
            switch argument {
            case nil: .only
            case let text?: .chosen(Int(text).map(CardChoice.number) ?? .name(text))
            }
    }

    /// The contact that is meant; nil where the file holds no card at all.
    func contact(
        of path: String,
        today: CivilDate,
        in context: CommandContext
    ) throws(CommandError) -> SelectedContact? {
        var rejects: RejectFile?
        return try contact(of: path, today: today, keeping: &rejects, in: context)
    }

    /// The contact that is meant, while what of the file cannot be read is kept.
    func contact(
        of path: String,
        today: CivilDate,
        keeping rejects: inout RejectFile?,
        in context: CommandContext
    ) throws(CommandError) -> SelectedContact? {
        var file = try CardFile(path, in: context)
        var chosen: Contact?
        var matching = CardListing(path: path, reason: unclear)
        var all = CardListing(path: path, reason: .noSuchCard)
        while let entry = try file.next() {
            try rejects?.add(entry, path: path)
            if case .unreadable(let lost) = entry, lost.kind == .card {
                context.tell("\(path):\(lost.line): \(RuleBook.vcard.message(for: lost.finding))")
            }
            guard case .card(let card) = entry else { continue }
            all.add(card)
            guard let contact = contact(card, today) else { continue }
            matching.add(card)
            chosen = chosen ?? contact
        }
        try file.requireContacts()
        guard all.count > 0 else { return nil }
        guard let chosen else { throw .choice(all) }
        guard matching.count == 1 else { throw .choice(matching) }
        return SelectedContact(path: path, contact: chosen, status: file.status)
    }

    private var unclear: CardListing.Reason {
        self == .only ? .severalCards : .severalOfThatName
    }

    /// The contact of a card that may be meant; nil for every other. Whether a name is meant, a review says.
    private func contact(_ card: Card, _ today: CivilDate) -> Contact? {
        switch self {
        case .chosen(.number(let number)) where number != card.number:
            return nil
        case .only, .chosen(.number):
            return Contact(card, today: today)
        case .chosen(let choice):
            let contact = Contact(card, today: today)
            var review = ImportReview(.new(PersonDraft(new: .drawn()), nil), today: today)
            return review.handle(.select([contact], choice)).refusal == nil ? contact : nil
        }
    }
}

/// The contact under review, and the file as it was when it was read.
struct SelectedContact {
    /// The file.
    let path: String
    /// The contact.
    let contact: Contact
    /// What the system said of the file when it was opened; nil where it is no file.
    let status: FileStatus?

    /// Whether the file is still what was read.
    var isUnchanged: Bool {
        guard let status else { return true }
        do throws(FileError) {
            return try FileStatus(of: path, followingLinks: true) == status
        } catch {
            return false
        }
    }
}
