import CivilCalendar
import Testing
import VCard

@testable import KindredCore

struct ImportKeyTests {
    private let adult = SampleBirth.adult.birthday

    /// The marker of a review that is accepted after these events.
    private func key(
        _ contact: Contact,
        _ events: [ReviewEvent] = [],
        into subject: ReviewSubject = newSubject,
        readingPhoto: Bool = false
    ) -> String? {
        var review = ImportReview.begun(contact, into: subject)
        for event in events { _ = review.handle(event) }
        if readingPhoto {
            _ = review.handle(.readPhoto)
            _ = review.readPhoto(takingAnything)
        }
        _ = review.handle(.importAndSave(review.token()))
        guard let approval = review.takeApproval() else { return nil }
        return approval.key.hex
    }

    @Test func `the same card with the same decisions has the same marker, whoever the draft is`() {
        let other = ReviewSubject.new(PersonDraft(new: person(8)), nil)
        #expect(key(contact(adult)) != nil)
        #expect(key(contact(adult)) == key(contact(adult), into: other))
    }

    @Test func `another card, number, name, birth, connection or link is another import`() {
        let keys = [
            key(contact(adult)),
            key(contact(adult, digest: "d2")),
            key(contact(adult, number: 2)),
            key(contact(adult), [.editNames(given: "Anna", family: "Ruiz")]),
            key(contact(adult), [.editNames(given: "AnaRuiz", family: "")]),
            key(contact(adult), [.editNames(given: nil, family: "AnaRuiz")]),
            key(contact(adult), [.enterExact(day("1990-10-03"), observed: nil)]),
            key(contact(adult), [.enterEstimate(years: 36, asOf: referenceDay)]),
            key(contact(adult), [.leaveUnknown]),
            key(contact(adult), [.setConnections([.friend])]),
            key(
                contact(adult),
                into: .new(PersonDraft(new: person(1)), .parentOf(person(3), .step))
            ),
            key(
                contact(adult),
                into: .new(PersonDraft(new: person(1)), .childOf(person(3), .step))
            ),
            key(contact(adult, .inline), readingPhoto: true),
        ]
        #expect(!keys.contains(nil))
        #expect(Set(keys).count == keys.count)
    }

    @Test func `a photo left out is the same import as no photo`() {
        #expect(key(contact(adult, .inline), [.continueWithoutPhoto]) == key(contact(adult)))
    }
}
