internal import KindredCore
internal import NotebookStore

extension ReviewOptions {
    /// Into whom the card goes, as far as the options say: a person as they are stored, or a new
    /// one with the link that was named.
    func subject(in desk: inout NotebookDesk) throws(CommandError) -> ReviewSubject {
        if case .into(let name) = target {
            return .existing(PersonDraft(editing: try desk.person(name)))
        }
        guard let link else { return .new(PersonDraft(new: .drawn()), nil) }
        let other = try desk.person(link.other)
        let pending = link.pending(other.id)
        return .new(PersonDraft(new: .drawn(), link: pending, from: other), pending)
    }

    /// Whom the contact may be; nil where the options say into whom it goes.
    func matching(
        _ contact: Contact,
        in desk: inout NotebookDesk
    ) throws(CommandError) -> Matching? {
        guard target == .open else { return nil }
        return try desk.use { (notebook) throws(NotebookError) in
            try notebook.matching(contact, today: today.shown)
        }
    }
}
