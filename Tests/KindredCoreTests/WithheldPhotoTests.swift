import CivilCalendar
import Testing
import VCard

@testable import KindredCore

struct WithheldPhotoTests {
    @Test(arguments: [SampleBirth.minor, .border])
    func `a minor's photo is never decoded`(birth: SampleBirth) {
        let counter = DecodingCounter()
        var review = ImportReview.begun(contact(birth.birthday, .inline, counter: counter))
        #expect(review.handle(.readPhoto) == .refused(.gateShut(.under18)))
        #expect(review.handle(.confirmPhoto) == .refused(.gateShut(.under18)))
        #expect(review.readPhoto(takingAnything) == .refused(.photoAbsent))
        #expect(review.handle(.importAndSave(review.token())).actions == [.save])
        #expect(review.draft.photo == .absent)
        #expect(counter.count == 0)
    }

    @Test(arguments: [SampleBirth.yearless, .absent, .conflict])
    func `a photo of somebody left unknown is never decoded`(birth: SampleBirth) {
        let counter = DecodingCounter()
        var review = ImportReview.begun(contact(birth.birthday, .inline, counter: counter))
        #expect(review.phase == .needsBirth)
        #expect(review.handle(.readPhoto) == .refused(.notNow(.needsBirth)))
        _ = review.handle(.leaveUnknown)
        #expect(review.handle(.confirmPhoto) == .refused(.gateShut(.unknownAge)))
        #expect(review.readPhoto(takingAnything) == .refused(.photoAbsent))
        #expect(counter.count == 0)
    }

    @Test func `an adult's photo is decoded once, and only when asked for`() {
        let counter = DecodingCounter()
        var review = ImportReview.begun(
            contact(SampleBirth.adult.birthday, .inline, counter: counter)
        )
        #expect(counter.count == 0)
        #expect(review.readPhoto(takingAnything) == .refused(.photoAbsent))
        #expect(review.handle(.readPhoto).actions == [.readPhoto])
        #expect(review.readPhoto(takingAnything) == .moved(row: "12", []))
        #expect(review.readPhoto(takingAnything) == .refused(.photoAbsent))
        #expect(counter.count == 1)
        _ = review.handle(.importAndSave(review.token()))
        #expect(review.draft.photo == .replaced(adultPhoto()))
    }

    @Test func `a broken photo of an adult has to be left out`() {
        var review = ImportReview.begun(contact(SampleBirth.adult.birthday, .broken))
        _ = review.handle(.readPhoto)
        _ = review.readPhoto(takingAnything)
        #expect(review.photo == .unreadable(.undecodable))
        let token = review.token()
        #expect(review.handle(.importAndSave(token)) == .refused(.photoUnreadable(.undecodable)))
        _ = review.handle(.continueWithoutPhoto)
        #expect(review.handle(.importAndSave(token)).actions == [.save])
    }

    @Test func `what is no picture is told by the reader that strips`() {
        var review = ImportReview.begun(contact(SampleBirth.adult.birthday, .inline))
        _ = review.handle(.readPhoto)
        _ = review.readPhoto(.stripping())
        #expect(review.photo == .unreadable(.unknownFormat))
    }

    @Test func `a picture loses its metadata on the way`() throws {
        let gif =
            Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
            + [0x21, 0xFE, 3] + Array("abc".utf8) + [0]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
        let prepared = try PhotoReader.stripping().prepare(gif)
        #expect(prepared.presence == PhotoPresence(format: .gif))
        #expect(prepared.bytes.count < gif.count)
        #expect(throws: PhotoTrouble.tooLarge(limit: 8)) {
            try PhotoReader.stripping(limit: 8).prepare(gif)
        }
    }

    @Test(arguments: [(2, 0), (1, 1)])
    func `a proof opens no other photo, and none at another revision`(
        number: Int,
        revision: Int
    ) throws {
        let counter = DecodingCounter()
        let mine = contact(SampleBirth.adult.birthday, .inline, counter: counter)
        let other = contact(.absent, .inline, number: number, counter: counter)
        let claim = AdulthoodClaim(
            birth: adultBirth,
            provenance: .enteredExact,
            evidence: mine.birthday,
            form: .inline,
            confirmedRevision: nil,
            today: referenceDay
        )
        let identity = try #require(mine.photo?.identity)
        let withheld = try #require(other.photo)
        guard let proof = EstablishedAdulthood.establish(claim, for: identity, revision: 0) else {
            Issue.record("an adult is established")
            return
        }
        var trouble: PhotoTrouble?
        do throws(PhotoTrouble) {
            try withheld.withBytes(proof, at: revision) { _ throws(PhotoTrouble) in }
        } catch {
            trouble = error
        }
        #expect(trouble == .foreignProof)
        #expect(counter.count == 0)
    }

    @Test func `neither printing nor dumping nor a mirror shows a byte of a photo`() {
        var review = ImportReview.begun(contact(SampleBirth.adult.birthday, .inline))
        _ = review.handle(.readPhoto)
        _ = review.readPhoto(takingAnything)
        _ = review.handle(.importAndSave(review.token()))
        var dumped = ""
        dump(review, to: &dumped)
        dump(adultPhoto(), to: &dumped)
        let photo = adultPhoto()
        let told = [
            dumped, "\(review)", String(reflecting: review), String(reflecting: photo),
            "\(photo)", "\(Array(Mirror(reflecting: photo).children))",
            ReviewText(review).lines.joined(separator: "\n"), "\(review.summary)",
            "\(review.contact as Any)",
        ]
        let bytes = Array(canary.utf8).map { String($0) }
        for text in told {
            #expect(!text.contains(canary))
            #expect(!text.contains(bytes.prefix(6).joined(separator: ", ")))
            #expect(!text.contains("\(canary.utf8.first ?? 0)\n"))
        }
    }

    @Test func `a stored photo lends its bytes to a permit`() throws {
        let photo = adultPhoto([1, 2, 3], of: person(1))
        let permits = [1, 2].map { person(UInt8($0)) }
        for (id, expected) in zip(permits, [6, nil]) {
            guard
                let permit = StoredPhotoPermit.permit(for: id, adultBirth, today: referenceDay),
                let other = StoredPhotoPermit.permit(for: id, adultBirth, today: referenceDay)
            else {
                Issue.record("an adult has a permit")
                return
            }
            let sum = photo.withBytes(permit) { bytes in
                bytes.indices.reduce(0) { $0 + Int(bytes[$1]) }
            }
            #expect(sum == expected)
            #expect((photo.digest(other) == nil) == (expected == nil))
        }
    }

    @Test(arguments: [(24_575, 0), (24_576, 1)])
    func `a photo whose text is too long for the limit is not even decoded`(
        limit: Int,
        count: Int
    ) {
        let counter = DecodingCounter()
        let birthday = SampleBirth.adult.birthday
        let contact = contact(birthday, .inline, counter: counter, length: 40_960)
        var review = ImportReview.begun(contact)
        _ = review.handle(.readPhoto)
        _ = review.readPhoto(.stripping(limit: limit))
        #expect(counter.count == count)
        let trouble = count == 0 ? PhotoTrouble.tooLarge(limit: limit) : .unknownFormat
        #expect(review.photo == .unreadable(trouble))
    }

    @Test func `a decoded photo over the limit is refused`() {
        let birthday = SampleBirth.adult.birthday
        var review = ImportReview.begun(contact(birthday, .inline, length: 20))
        _ = review.handle(.readPhoto)
        _ = review.readPhoto(.stripping(limit: 8))
        #expect(review.photo == .unreadable(.tooLarge(limit: 8)))
    }
}
