public import CivilCalendar

/// The gate before every photo: nobody under 18, and nobody of unknown age.
public enum AdultPhotoGate: Hashable, Sendable {
    /// The displayed age and the youngest possible age are both 18 or more.
    case open
    /// The photo stays closed.
    case shut(Reason)

    /// Why the gate is shut.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// Nothing is known of the birth.
        case unknownAge
        /// The person is, or may be, under 18.
        case under18
    }

    /// The age from which photos are kept.
    public static let adultAge = 18

    /// The gate for a birth on that day.
    public init(_ birth: BirthInformation, today: CivilDate) {
        guard birth.isKnown else {
            self = .shut(.unknownAge)
            return
        }
        guard let displayed = Age(of: birth, on: today)?.years,
            let youngest = birth.bounds?.upperBound.years(to: today),
            displayed >= AdultPhotoGate.adultAge, youngest >= AdultPhotoGate.adultAge
        else {
            self = .shut(.under18)
            return
        }
        self = .open
    }

    /// Whether photos may be kept.
    public var isOpen: Bool { self == .open }
}

/// That a card's own photo may be read: made here only, for one photo and one revision of a review, and used up by the read.
package struct EstablishedAdulthood: ~Copyable {
    let photo: PhotoIdentity
    let revision: Int

    private init(photo: PhotoIdentity, revision: Int) {
        self.photo = photo
        self.revision = revision
    }

    /// The proof, or nil where the claim does not hold.
    static func establish(
        _ claim: AdulthoodClaim,
        for photo: PhotoIdentity,
        revision: Int
    ) -> EstablishedAdulthood? {
        guard claim.mayRead(at: revision) else { return nil }
        return EstablishedAdulthood(photo: photo, revision: revision)
    }
}

/// That a photo of one person may be written to or opened from the notebook: made here only, used up by one access.
package struct StoredPhotoPermit: ~Copyable {
    let person: PersonID

    private init(person: PersonID) {
        self.person = person
    }

    /// The permit for a person of that birth on that day, or nil where the gate is shut.
    package static func permit(
        for person: PersonID,
        _ birth: BirthInformation,
        today: CivilDate
    ) -> StoredPhotoPermit? {
        AdultPhotoGate(birth, today: today).isOpen ? StoredPhotoPermit(person: person) : nil
    }
}
