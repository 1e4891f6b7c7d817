import CivilCalendar
import Testing
import VCard

@testable import KindredCore

/// Reviews of cards as they stand in a file.
struct CardReviewTests {
    private func contacts(_ lines: [String], counter: DecodingCounter = DecodingCounter())
        -> [Contact]
    {
        let text = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        return Card.entries(of: Array(text.utf8)).compactMap { entry in
            guard case .card(let card) = entry else { return nil }
            return Contact(card, today: referenceDay) { card in
                let own = MediaDecoding.card(card)
                return MediaDecoding { reference in
                    _ = counter.decoding(nil).decode(reference)
                    return own.decode(reference)
                }
            }
        }
    }

    private func review(_ contacts: [Contact]) -> ImportReview {
        var review = ImportReview(newSubject, today: referenceDay)
        _ = review.handle(.select(contacts, nil))
        _ = review.handle(.evaluate)
        return review
    }

    private let ana = ["VERSION:3.0", "N:Ruiz;Ana;;;", "FN:Ana Ruiz"]

    @Test func `a leap month of 1987 is proposed as its civil day`() {
        let lines = ana + ["X-ALTBDAY;CALSCALE=chinese:0078000406L10"]
        let review = review(contacts(lines))
        let observed = CalendarDate(
            .chinese,
            era: 78,
            year: 4,
            month: 6,
            isLeapMonth: true,
            day: 10
        )
        #expect(review.birth == .exact(day("1987-08-04"), observed: observed))
        #expect(review.proposal.given == "Ana")
        #expect(review.proposal.family == "Ruiz")
    }

    @Test func `a card without N proposes its FN as the given name`() {
        let review = review(contacts(["VERSION:4.0", "FN:Ana Ruiz", "BDAY:19901003"]))
        #expect(review.proposal.given == "Ana Ruiz")
        #expect(review.proposal.family == nil)
    }

    @Test(arguments: [
        ["BDAY:2014-04-17"], ["BDAY:--04-12"], [], ["BDAY;VALUE=text:circa 1800"],
        ["BDAY:1990-10-03", "X-ALTBDAY;CALSCALE=chinese:0078000406L10"],
    ])
    func `a poisoned photo of a minor or an unknown is nowhere to be seen`(birth: [String]) {
        let counter = DecodingCounter()
        let photo = ["PHOTO;ENCODING=b;TYPE=JPEG:!!\(canary)!!"]
        var review = review(contacts(ana + birth + photo, counter: counter))
        if review.phase == .needsBirth { _ = review.handle(.leaveUnknown) }
        _ = review.handle(.readPhoto)
        _ = review.handle(.confirmPhoto)
        _ = review.readPhoto(.stripping())
        _ = review.handle(.importAndSave(review.token()))
        #expect(review.phase == .saving)
        var told = ReviewText(review).lines.joined(separator: "\n") + "\(review)"
        dump(review, to: &told)
        #expect(!told.contains(canary))
        #expect(counter.count == 0)
    }

    @Test func `an adult's photo out of a card is stripped and joins the draft`() throws {
        let counter = DecodingCounter()
        let gif = "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="
        let lines = ana + ["BDAY:1990-10-03", "PHOTO;ENCODING=b;TYPE=GIF:\(gif)"]
        var review = review(contacts(lines, counter: counter))
        #expect(review.wantsPhotoRead)
        #expect(review.handle(.readPhoto).actions == [.readPhoto])
        _ = review.readPhoto(.stripping())
        #expect(review.proposal.photo.presence == PhotoPresence(format: .gif))
        #expect(counter.count == 1)
    }

    @Test func `another photo of a card of the same words is another import`() {
        func key(_ photo: String) -> ImportKey? {
            let lines = ana + ["BDAY:1990-10-03", "PHOTO;ENCODING=b;TYPE=GIF:\(photo)"]
            var review = review(contacts(lines))
            _ = review.handle(.readPhoto)
            _ = review.readPhoto(takingAnything)
            _ = review.handle(.importAndSave(review.token()))
            guard let approval = review.takeApproval() else { return nil }
            return approval.key
        }
        #expect(key("AAAA") != nil)
        #expect(key("AAAA") == key("AAAA"))
        #expect(key("AAAA") != key("AAAB"))
    }

    @Test func `related people are counted and never linked`() {
        let lines =
            ana + [
                "BDAY:1990-10-03", "RELATED;TYPE=child:urn:uuid:1", "item1.X-ABRELATEDNAMES:Ben",
            ]
        let contact = contacts(lines).first
        #expect(contact?.relatedCount == 2)
    }
}
