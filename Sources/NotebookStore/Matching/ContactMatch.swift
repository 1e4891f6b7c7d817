package import KindredCore

/// Whom a card may be, of the people in the notebook and of those who wait to be saved with it.
package struct ContactMatch: Sendable {
    /// Somebody whom the card may be.
    package struct Candidate: Sendable {
        /// The person, how sure it is, and why; who waits has the reference 0.
        package let match: MatchCandidate
        /// The digest of the photo's bytes in hexadecimal digits; nil where there is no photo.
        package let photo: String?
        /// What the last import of this very card made of the person, else what is stored now; nil
        /// of somebody who waits.
        package let origin: SaveOrigin?
    }

    /// The candidates: those of the notebook, then those who wait; of each the sure ones first.
    package let candidates: [Candidate]
    /// What an import of this very card had made before the person was deleted.
    package let deleted: SaveOrigin?
    /// The candidates of the notebook, as a review tells them.
    package let stored: Matching
}
