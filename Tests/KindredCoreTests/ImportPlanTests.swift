import CivilCalendar
import Testing
import Text
import VCard

@testable import KindredCore

/// Decisions that are kept to be carried out once.
struct ImportPlanTests {
    private let key = SHA256.digest(of: "key")
    private let token = SHA256.digest(of: "token")
    private let card = contact(SampleBirth.yearless.birthday)

    private func answers(_ birth: ReviewAnswers.Birth) -> ReviewAnswers {
        var answers = ReviewAnswers()
        answers.birth = birth
        answers.given = "Tom"
        answers.family = ""
        answers.connections = [.family, .friend]
        answers.photo = .leaveOut
        return answers
    }

    private func made(
        _ answers: ReviewAnswers,
        _ subject: ReviewSubject = newSubject
    ) -> ImportPlan? {
        var review = ImportReview.begun(card, into: subject)
        guard review.answer(answers) == nil else { return nil }
        return ImportPlan(review, answers, token: token)
    }

    static let births: [ReviewAnswers.Birth] = [
        .exact(day("1990-04-12")), .estimate(years: 0, asOf: referenceDay), .unknown,
    ]
    static let links: [PendingLink] = [
        .parentOf(person(3), .step), .childOf(person(3), .unspecified),
        .partnerOf(person(3), .former),
    ]

    @Test(arguments: births, links)
    func `a plan comes back as it was written`(
        birth: ReviewAnswers.Birth,
        link: PendingLink
    ) throws {
        let subject = ReviewSubject.new(PersonDraft(new: person(1)), link)
        let plan = try #require(made(answers(birth), subject))
        #expect(try ImportPlan(plan.bytes(key: key), key: key) == plan)
        var kept = ReviewAnswers()
        kept.birth = .keep
        let changed = try #require(made(kept, existing(adultBirth)))
        #expect(changed.target == ImportPlan.Target(id: person(2), revision: 3))
        #expect(try ImportPlan(changed.bytes(key: key), key: key) == changed)
    }

    @Test func `a plan that was changed anywhere is refused, and so is a foreign one`() throws {
        let bytes = try #require(made(answers(.unknown))).bytes(key: key)
        #expect(throws: PlanRefusal.edited) {
            try ImportPlan(bytes, key: SHA256.digest(of: "another"))
        }
        let blanks: Set<UInt8> = [0x20, 0x0A]
        var taken: [Int] = []
        for index in bytes.indices where !blanks.contains(bytes[index]) {
            var changed = bytes
            changed[index] ^= 1
            if (try? ImportPlan(changed, key: key)) != nil { taken.append(index) }
        }
        #expect(taken == [])
        for cut in stride(from: 0, to: bytes.count - 2, by: 7) {
            #expect((try? ImportPlan(Array(bytes[..<cut]), key: key)) == nil)
        }
    }

    @Test(arguments: ["", "{}", "[]", "null", #"{"plan":"another"}"#, "BEGIN:VCARD"])
    func `what is no plan is told as that`(text: String) {
        #expect(throws: PlanRefusal.noPlan) { try ImportPlan(Array(text.utf8), key: key) }
    }

    @Test func `a review with open questions makes no plan`() {
        #expect(ImportPlan(ImportReview.begun(card), ReviewAnswers(), token: token) == nil)
        let adult = contact(SampleBirth.adult.birthday, .inline)
        #expect(ImportPlan(ImportReview.begun(adult), ReviewAnswers(), token: token) == nil)
    }

    @Test func `another card, photo or result is objected to`() throws {
        let plan = try #require(made(answers(.exact(day("1990-04-12")))))
        var same = ImportReview.begun(card)
        _ = same.answer(plan.answers)
        #expect(plan.objection(to: same) == nil)
        var other = ImportReview.begun(contact(SampleBirth.yearless.birthday, digest: "d2"))
        _ = other.answer(plan.answers)
        #expect(plan.objection(to: other) == .cardChanged)
        #expect(plan.objection(to: ImportReview.begun(card)) == .otherResult)
        var edited = same
        _ = edited.handle(.editNames(given: "Tim", family: nil))
        #expect(plan.objection(to: edited) == .otherResult)
    }

    @Test func `a plan with a photo is of that photo alone`() throws {
        func review(_ bytes: [UInt8]) -> ImportReview {
            var review = ImportReview.begun(contact(SampleBirth.adult.birthday, .inline))
            _ = review.handle(.readPhoto)
            _ = review.handle(
                .photoRead(adultPhoto(), digest: SHA256.digest(of: bytes).hex, revision: 0)
            )
            return review
        }
        let plan = try #require(ImportPlan(review([1]), ReviewAnswers(), token: token))
        #expect(plan.objection(to: review([1])) == nil)
        #expect(plan.objection(to: review([2])) == .photoChanged)
        var without = ImportReview.begun(contact(SampleBirth.adult.birthday, .inline))
        _ = without.handle(.continueWithoutPhoto)
        #expect(plan.objection(to: without) == .photoChanged)
        #expect(!String(decoding: plan.bytes(key: key), as: UTF8.self).contains(canary))
    }
}
