import CivilCalendar
import Text

extension ReviewData {
    /// The prior draft with names, connections, birth and photo of the review in it; identity, notes and links stay.
    func merged(_ rules: ReviewRules) -> PersonDraft {
        var draft = subject.draft
        draft.given = RecordedName.of(given)
        draft.family = RecordedName.of(family)
        if subject.isNew { draft.connections = connections }
        draft.birth = birth
        draft.photo = draftPhoto(rules)
        if let link = subject.link { draft.label = link.label }
        return draft
    }

    /// Proposes the names of a contact; parts that it does not give stay as they are in the draft.
    mutating func proposeNames(of contact: Contact) {
        let names = contact.names
        given = names.given ?? subject.draft.given
        family = names.family ?? subject.draft.family
    }

    /// Sends a draft to the store: the token is used, and the approval can be taken once.
    mutating func send(_ draft: PersonDraft, _ token: ReviewToken, from origin: ReviewPhase) {
        self.draft = draft
        self.origin = origin
        usedTokens.insert(token)
        order = SaveOrder(
            draft: draft,
            link: subject.link?.link(for: draft.id),
            key: importKey(of: draft),
            token: token,
            revision: revision
        )
        isOrderTaken = false
        phase = .saving
    }

    /// Sends what was not verified once more, under its first marker.
    mutating func resend(_ token: ReviewToken) {
        guard let order else { return }
        usedTokens.insert(token)
        self.order = SaveOrder(
            draft: order.draft,
            link: order.link,
            key: order.key,
            token: token,
            revision: order.revision
        )
        isOrderTaken = false
        phase = .saving
    }

    /// Back to the prior draft, for good.
    mutating func giveUp(_ phase: ReviewPhase) -> [ReviewAction] {
        draft = subject.draft
        order = nil
        self.phase = phase
        return forgetPhoto()
    }

    /// The marker: the card without its media, its number, the revision and every decision; the
    /// photo's digest only where its bytes were read behind the gate.
    func importKey(of draft: PersonDraft) -> ImportKey {
        var parts = ["kindred import 1", contact?.digest ?? "", String(contact?.number ?? 0)]
        parts.append(String(revision))
        parts.append(subject.isNew ? "new" : "existing \(draft.id)")
        parts += [draft.given, draft.family].flatMap { [$0 == nil ? "0" : "1", $0 ?? ""] }
        parts.append(draft.connections.map(\.rawValue).sorted().joined(separator: " "))
        parts.append(provenance?.rawValue ?? "")
        switch draft.birth {
        case .unknown: parts.append("unknown")
        case .exact(let date, _): parts.append("exact \(date)")
        case .estimated(let age): parts.append("estimated \(age.years) \(age.asOf)")
        }
        parts.append(subject.link.map(ReviewData.words) ?? "")
        switch (draft.photo, photo) {
        case (.replaced, .ready(_, let digest)): parts.append("photo \(digest)")
        default: parts.append("no photo")
        }
        var hash = SHA256()
        for part in parts {
            hash.update(Array("\(part.utf8.count):".utf8))
            hash.update(Array(part.utf8))
        }
        return ImportKey(hex: hash.finalize().hex)
    }

    private static func words(_ link: PendingLink) -> String {
        switch link {
        case .parentOf(let person, let kind): "parent of \(person) \(kind.rawValue)"
        case .childOf(let person, let kind): "child of \(person) \(kind.rawValue)"
        case .partnerOf(let person, let status): "partner of \(person) \(status.rawValue)"
        }
    }
}
