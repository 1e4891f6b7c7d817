package import CivilCalendar
package import VCard

/// What a review claims when it asks for a photo of a card.
package struct AdulthoodClaim: Hashable, Sendable {
    /// The birth that would be recorded.
    package let birth: BirthInformation
    /// Where it came from.
    package let provenance: BirthProvenance
    /// What the card itself says.
    package let evidence: Birthday
    /// How the photo stands in the card.
    package let form: MediaReference.Form
    /// The revision for which a person said "use this photo".
    package let confirmedRevision: Int?
    /// The day of the gate.
    package let today: CivilDate

    init(
        birth: BirthInformation,
        provenance: BirthProvenance,
        evidence: Birthday,
        form: MediaReference.Form,
        confirmedRevision: Int?,
        today: CivilDate
    ) {
        self.birth = birth
        self.provenance = provenance
        self.evidence = evidence
        self.form = form
        self.confirmedRevision = confirmedRevision
        self.today = today
    }

    /// Whether the photo may be read at that revision: the gate is open, the photo stands in the card,
    /// and either the birth is this contact's own and uncontradicted, or a person confirmed the photo.
    package func mayRead(at revision: Int) -> Bool {
        AdultPhotoGate(birth, today: today).isOpen && form == .inline
            && (speaksForContact || confirmedRevision == revision)
    }

    /// Whether the birth says something about this very contact, and nothing in the card says otherwise.
    package var speaksForContact: Bool {
        switch provenance {
        case .contact, .enteredExact, .enteredEstimate:
            !BirthEvidence.contradictsAdulthood(evidence, recorded: birth, today: today)
        case .keptExisting, .unknown:
            false
        }
    }
}
