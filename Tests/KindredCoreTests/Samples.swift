import CivilCalendar
import Synchronization
import Text
import VCard

@testable import KindredCore

/// The reference day of the tests.
let referenceDay = day("2026-11-30")

/// Text that must come out nowhere; it stands in for the bytes of a photo.
let canary = "CANARY-4242-PHOTO"

/// Counts how often a photo is decoded.
final class DecodingCounter: Sendable {
    private let total = Mutex(0)

    var count: Int { total.withLock { $0 } }

    /// Decoding that counts, and gives these bytes.
    func decoding(_ bytes: [UInt8]?) -> MediaDecoding {
        MediaDecoding { [self] _ in
            total.withLock { $0 += 1 }
            return bytes
        }
    }
}

/// What a card of a test says of the birth.
enum SampleBirth: String, CaseIterable, Sendable {
    case adult, minor, border, yearless, conflict, absent

    var birthday: Birthday {
        switch self {
        case .adult: Self.exact(day("1990-10-03"))
        case .minor: Self.exact(day("2014-04-17"))
        case .border: Self.exact(day("2008-12-01"))
        case .yearless: Self.withoutYear
        case .conflict: Self.contradictory
        case .absent: .absent
        }
    }

    /// Whether a statement of the card speaks of somebody under 18.
    var speaksOfMinor: Bool { self == .minor || self == .border || self == .conflict }

    static func reading(_ date: CivilDate) -> BirthdayReading {
        var reading = BirthdayReading(
            property: "BDAY",
            line: 4,
            raw: date.description,
            calendar: "gregorian"
        )
        (reading.year, reading.month, reading.day) = (date.year, date.month, date.day)
        reading.date = date
        reading.verdict = .exact
        return reading
    }

    static func exact(_ date: CivilDate) -> Birthday {
        let reading = reading(date)
        return Birthday(
            readings: [reading],
            verdict: .exact,
            date: date,
            decisive: reading,
            missing: [],
            candidates: [],
            reason: nil,
            isApproximate: false
        )
    }

    static func undecided(
        _ readings: [BirthdayReading],
        _ verdict: BirthdayVerdict,
        _ reason: BirthdayReason,
        candidates: [CivilDate] = []
    ) -> Birthday {
        Birthday(
            readings: readings,
            verdict: verdict,
            date: nil,
            decisive: nil,
            missing: [],
            candidates: candidates,
            reason: reason,
            isApproximate: false
        )
    }

    static func incomplete(year: Int?, month: Int?, _ reason: BirthdayReason) -> BirthdayReading {
        var reading = BirthdayReading(
            property: "BDAY",
            line: 4,
            raw: "partial",
            calendar: "gregorian"
        )
        (reading.year, reading.month) = (year, month)
        reading.verdict = .incomplete
        reading.reason = reason
        return reading
    }

    private static var withoutYear: Birthday {
        var reading = incomplete(year: nil, month: 4, .yearless)
        reading.day = 12
        reading.raw = "--0412"
        return undecided([reading], .incomplete, .yearless)
    }

    private static var contradictory: Birthday {
        let dates = [day("1990-10-03"), day("2014-04-17")]
        return undecided(dates.map(reading), .conflict, .conflict, candidates: dates)
    }
}

/// What a card of a test has for a photo.
enum SamplePhoto: String, CaseIterable, Sendable {
    case none, inline, uri, broken
}

/// A contact of these parts, whose photo counts its readings.
func contact(
    _ birthday: Birthday,
    _ photo: SamplePhoto = .none,
    number: Int = 1,
    name: CardName = CardName(formatted: "Ana Ruiz", family: "Ruiz", given: "Ana"),
    counter: DecodingCounter = DecodingCounter(),
    digest: String = "d1",
    length: Int = 40_960
) -> Contact {
    var withheld: WithheldPhoto?
    if photo != .none {
        let reference = MediaReference(
            form: photo == .uri ? .uri : .inline,
            mediaType: "image/jpeg",
            line: 9,
            offset: 412,
            length: length,
            index: 5
        )
        withheld = WithheldPhoto(
            counter.decoding(photo == .broken ? nil : Array(canary.utf8)),
            reference: reference,
            identity: PhotoIdentity(cardDigest: digest, card: number, property: 5)
        )
    }
    return Contact(
        number: number,
        name: name,
        birthday: birthday,
        photo: withheld,
        digest: digest
    )
}

/// A reader of photos that takes any bytes for a JPEG.
let takingAnything = PhotoReader { (bytes: [UInt8]) throws(PhotoTrouble) in
    PhotoReader.Prepared(bytes: bytes, presence: PhotoPresence(format: .jpeg))
}

/// The identity whose bytes are all the same.
func person(_ byte: UInt8) -> PersonID {
    guard let id = PersonID(bytes: Array(repeating: byte, count: 16)) else {
        preconditionFailure("sixteen bytes make an identity")
    }
    return id
}

/// A new person as the subject of a review.
let newSubject = ReviewSubject.new(PersonDraft(new: person(1)), nil)

/// A stored person as the subject of a review.
func existing(_ birth: BirthInformation, photo: PhotoPresence? = nil) -> ReviewSubject {
    .existing(
        PersonDraft(
            editing: Person(
                id: person(2),
                reference: 7,
                revision: 3,
                given: "Anna",
                family: "Ruiz",
                notes: "keeps bees",
                birth: birth,
                photo: photo
            )
        )
    )
}

let adultBirth = BirthInformation.exact(day("1980-02-29"), observed: nil)
let minorBirth = BirthInformation.exact(day("2015-06-01"), observed: nil)

/// A stored photo as the gate would make it for an adult.
func adultPhoto(_ bytes: [UInt8] = Array(canary.utf8), of id: PersonID = person(1)) -> StoredPhoto {
    guard let permit = StoredPhotoPermit.permit(for: id, adultBirth, today: referenceDay) else {
        preconditionFailure("an adult has a permit")
    }
    return StoredPhoto(bytes: bytes, presence: PhotoPresence(format: .jpeg), permit: permit)
}

extension ImportReview {
    /// A review with its card chosen and looked at.
    static func begun(
        _ contact: Contact,
        into subject: ReviewSubject = newSubject,
        rules: ReviewRules = .standard
    ) -> ImportReview {
        var review = ImportReview(subject, today: referenceDay, rules: rules)
        _ = review.handle(.select([contact], nil))
        _ = review.handle(.evaluate)
        return review
    }

    /// A token for the present revision.
    func token(_ byte: UInt8 = 1) -> ReviewToken { ReviewToken(random: [byte], revision: revision) }
}

/// SHA-256 of the canary.
let canaryDigest = SHA256.digest(of: canary).hex
