import CivilCalendar
import KindredCore
import Testing
import Text
import VCard

@testable import NotebookStore

/// Approvals of real reviews, saved.
@Suite struct ReviewSaveTests {
    private static func birthday(_ date: CivilDate) -> Birthday {
        Birthday(
            readings: [],
            verdict: .exact,
            date: date,
            decisive: nil,
            missing: [],
            candidates: [],
            reason: nil,
            isApproximate: false
        )
    }

    private static func saving(_ number: UInt8 = 1) -> ImportReview {
        let contact = Contact(
            number: 1,
            name: CardName(formatted: "Ada Example", family: "Example", given: "Ada"),
            birthday: birthday(Sample.day(1990, 4, 12)),
            photo: nil,
            digest: Sample.key("card").hex
        )
        let draft = PersonDraft(new: Sample.id(number))
        var review = ImportReview(.new(draft, nil), today: Sample.today)
        _ = review.handle(.select([contact], nil))
        _ = review.handle(.evaluate)
        let token = ReviewToken(random: [number], revision: review.revision)
        _ = review.handle(.importAndSave(token))
        return review
    }

    @Test func `an approval is saved, and the review hears it`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var review = Self.saving()
        let outcome: SaveOutcome
        if let approval = review.takeApproval() {
            outcome = try notebook.save(approval, on: Sample.today)
        } else {
            Issue.record("there is no approval")
            return
        }
        _ = review.handle(outcome.event)
        #expect(review.phase == .saved)
        #expect(review.result == .verified)
        let birth = BirthInformation.exact(Sample.day(1990, 4, 12), observed: nil)
        #expect(try notebook.people().map(\.birth) == [birth])
    }

    @Test func `the same review in another process is already done`() throws {
        let file = try TestNotebook()
        var receipts: [SaveReceipt?] = []
        var results: [SaveResult?] = []
        for number: UInt8 in [1, 2] {
            var notebook = try file.open()
            var review = Self.saving(number)
            guard let approval = review.takeApproval() else { continue }
            let outcome = try notebook.save(approval, on: Sample.today)
            _ = review.handle(outcome.event)
            receipts.append(outcome.receipt)
            results.append(review.result)
        }
        #expect(results == [.verified, .alreadyDone])
        #expect(receipts.count == 2 && receipts[0] != nil && receipts[0] == receipts[1])
    }

    @Test func `errors reach the review as what they are`() {
        #expect(NotebookError.conflict(reference: 1).event == .conflict)
        #expect(NotebookError.committedButUnverified(.unreadable).event == .unverified)
        #expect(NotebookError.locked.event == .notCommitted)
        #expect(NotebookError.notCommitted(.full).event == .notCommitted)
    }
}
