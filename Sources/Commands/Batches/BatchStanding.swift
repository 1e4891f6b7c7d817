internal import KindredCore
internal import NotebookStore

/// Whom a card of a batch turns out to be, before anything is saved.
enum BatchStanding {
    /// Nobody who is known, or somebody whom a person calls new.
    case nobody
    /// Somebody who has all of it; nil where they wait to be saved with the same batch.
    case known(SaveOrigin?)
    /// Somebody whom the same card made, and who was edited here since.
    case editedHere(SaveOrigin)
    /// The same card was imported before, and its person deleted here since.
    case deletedHere(SaveOrigin)
    /// Somebody who may be there already, with something of the card missing: a person has to say.
    case undecided([BatchCandidate])
}

extension ContactMatch {
    /// Whom the card turns out to be.
    ///
    /// A card that tells nothing new of somebody it surely is makes nobody a second time, whatever
    /// the answers are.
    func standing(of contact: Contact, _ answers: BatchAnswers) -> BatchStanding {
        for candidate in candidates where candidate.match.certainty == .same {
            if let standing = candidate.settled(by: contact, answers) { return standing }
        }
        if answers.takesAsNew { return .nobody }
        // Families share a telephone number: of many cards, that alone stops none.
        if candidates.contains(where: { !$0.match.sharesHousehold }) {
            return .undecided(candidates.map(BatchCandidate.init))
        }
        return deleted.map { .deletedHere($0) } ?? .nobody
    }
}

extension ContactMatch.Candidate {
    /// What the card is, where the person has all of it; nil where a person has to say.
    fileprivate func settled(by contact: Contact, _ answers: BatchAnswers) -> BatchStanding? {
        var news = BatchReview.news(of: contact, for: match.person, photo: photo, answers)
        let isSameCard = match.reasons.contains(.earlierImport)
        // What became of a photo that takes a word was decided when the card was imported.
        if isSameCard { news.remove(.closedPhoto) }
        if news.isEmpty { return .known(origin) }
        guard isSameCard, !news.contains(.newPhoto), let origin else { return nil }
        return .editedHere(origin)
    }
}
