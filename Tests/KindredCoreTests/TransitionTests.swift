import CivilCalendar
import Testing
import VCard

@testable import KindredCore

/// The rows of the transition table, one after the other.
struct TransitionTests {
    private let adult = SampleBirth.adult.birthday
    private let yearless = SampleBirth.yearless.birthday

    private func row(_ outcome: ReviewOutcome) -> String? {
        if case .moved(let row, _) = outcome { row } else { nil }
    }

    @Test func `1: one card is selected, and the draft stays as it is`() {
        var review = ImportReview(newSubject, today: referenceDay)
        #expect(row(review.handle(.select([contact(adult)], nil))) == "1")
        #expect(review.phase == .selected)
        #expect(review.draft == newSubject.draft)
    }

    @Test func `2: none, or several without a choice, lists the cards by name`() {
        var review = ImportReview(newSubject, today: referenceDay)
        #expect(review.handle(.select([], nil)) == .refused(.noCard))
        let cards = [
            contact(adult), contact(adult, number: 2, name: CardName(formatted: "Ben Ito")),
            contact(adult, number: 3, name: CardName()),
        ]
        let list = [(1, "Ana Ruiz"), (2, "Ben Ito"), (3, nil)].map {
            ReviewRefusal.CardName(number: $0.0, name: $0.1)
        }
        #expect(review.handle(.select(cards, nil)) == .refused(.chooseCard(list)))
        #expect(review.handle(.select(cards, .number(4))) == .refused(.noSuchCard(list)))
        #expect(review.handle(.select(cards, .name(" "))) == .refused(.noSuchCard(list)))
        #expect(review.phase == .idle)
        #expect(row(review.handle(.select(cards, .name("ben ITO")))) == "1")
        #expect(review.contact?.number == 2)
    }

    @Test func `3: a usable day is proposed`() {
        let review = ImportReview.begun(contact(adult))
        #expect(review.phase == .reviewing)
        #expect(review.birth == .exact(day("1990-10-03"), observed: nil))
        #expect(review.provenance == .contact)
    }

    @Test func `4: a known age is kept where the card does not settle it`() {
        let review = ImportReview.begun(contact(yearless), into: existing(adultBirth))
        #expect(review.phase == .reviewing)
        #expect(review.provenance == .keptExisting)
        #expect(review.birth == adultBirth)
        #expect(review.question?.reason == .yearless)
    }

    @Test(arguments: [newSubject, existing(.unknown)])
    func `5: otherwise a person is asked`(subject: ReviewSubject) {
        let review = ImportReview.begun(contact(yearless), into: subject)
        #expect(review.phase == .needsBirth)
        #expect(review.birth == nil)
        #expect(review.gate == .shut(.unknownAge))
    }

    @Test func `6, 7, 9: an answer is a new revision`() throws {
        var review = ImportReview.begun(contact(yearless))
        #expect(row(review.handle(.enterExact(day("1990-04-12"), observed: nil))) == "6")
        #expect(review.provenance == .enteredExact)
        #expect(row(review.handle(.enterEstimate(years: 40, asOf: referenceDay))) == "7")
        let estimate = try #require(EstimatedAge(years: 40, asOf: referenceDay))
        #expect(review.birth == .estimated(estimate))
        #expect(row(review.handle(.leaveUnknown)) == "9")
        #expect(review.birth == .unknown)
        #expect(review.provenance == .unknown)
        #expect(review.revision == 3)
    }

    @Test(arguments: [
        (ReviewEvent.enterExact(day("2026-12-01"), observed: nil), ReviewRefusal.future),
        (.enterExact(day("1905-11-30"), observed: nil), .over120),
        (.enterEstimate(years: 121, asOf: referenceDay), .ageOutOfRange),
        (.enterEstimate(years: -1, asOf: referenceDay), .ageOutOfRange),
        (.enterEstimate(years: 40, asOf: day("2026-12-01")), .future),
        (.keepExisting, .nothingToKeep),
    ])
    func `8: what is not valid changes nothing`(event: ReviewEvent, refusal: ReviewRefusal) {
        var review = ImportReview.begun(contact(yearless))
        let before = review.data
        #expect(review.handle(event) == .refused(refusal))
        #expect(review.data == before)
    }

    @Test func `6: the oldest age that can be entered is 120`() {
        var review = ImportReview.begun(contact(yearless))
        #expect(row(review.handle(.enterExact(day("1905-12-01"), observed: nil))) == "6")
        #expect(row(review.handle(.enterEstimate(years: 120, asOf: referenceDay))) == "7")
        #expect(row(review.handle(.enterEstimate(years: 0, asOf: referenceDay))) == "7")
    }

    @Test func `10: an existing person's birth can be kept`() {
        var review = ImportReview.begun(contact(adult), into: existing(minorBirth))
        #expect(row(review.handle(.keepExisting)) == "10")
        #expect(review.birth == minorBirth)
        #expect(review.provenance == .keptExisting)
    }

    @Test func `11: names are edited, blank ones become unknown, the birth stays`() {
        var review = ImportReview.begun(contact(adult))
        #expect(row(review.handle(.editNames(given: "  ", family: " Ito "))) == "11")
        #expect(review.proposal.given == nil)
        #expect(review.proposal.family == "Ito")
        #expect(row(review.handle(.setConnections([.friend, .family]))) == "11")
        #expect(review.proposal.connections == [.friend, .family])
        #expect(review.proposal.isListed)
        #expect(review.revision == 0)
        var other = ImportReview.begun(contact(adult), into: existing(adultBirth))
        #expect(other.handle(.setConnections([.friend])) == .refused(.notNow(.reviewing)))
    }

    @Test func `12, 13: a kept age needs the word, and the word is for one revision`() {
        var review = ImportReview.begun(contact(yearless, .inline), into: existing(adultBirth))
        #expect(review.handle(.readPhoto) == .refused(.photoNeedsConfirmation))
        #expect(review.handle(.confirmPhoto) == .moved(row: "13", [.readPhoto]))
        _ = review.readPhoto(takingAnything)
        #expect(review.photo == .ready(adultPhoto(of: person(2)), digest: canaryDigest))
        #expect(review.handle(.keepExisting) == .moved(row: "10", [.forgetPhoto]))
        #expect(review.photo == .undecided)
        #expect(review.handle(.readPhoto) == .refused(.photoNeedsConfirmation))
    }

    @Test func `12: a reading for an older revision is not heard`() {
        var review = ImportReview.begun(contact(adult, .inline))
        _ = review.handle(.readPhoto)
        _ = review.handle(.enterExact(day("1991-01-01"), observed: nil))
        let late = ReviewEvent.photoRead(adultPhoto(), digest: "d", revision: 0)
        #expect(review.handle(late) == .refused(.notNow(.reviewing)))
        #expect(review.photo == .undecided)
    }

    @Test(arguments: [SamplePhoto.none, .uri])
    func `12, 13: a contact without a photo of its own has none to read`(photo: SamplePhoto) {
        var review = ImportReview.begun(contact(adult, photo))
        #expect(review.photo == .absent)
        #expect(review.handle(.readPhoto) == .refused(.photoAbsent))
        #expect(review.handle(.confirmPhoto) == .refused(.photoAbsent))
    }

    @Test func `14, 17: an undecided photo of an adult holds the import until it is left out`() {
        var review = ImportReview.begun(contact(adult, .inline))
        let token = review.token()
        #expect(review.handle(.importAndSave(token)) == .refused(.photoUndecided))
        #expect(row(review.handle(.continueWithoutPhoto)) == "14")
        #expect(row(review.handle(.importAndSave(token))) == "16")
        #expect(review.draft.photo == .absent)
    }

    @Test func `15, 21, 25: a contact joins a stored person, whose identity and notes stay`() {
        var review = ImportReview.begun(contact(adult), into: existing(.unknown))
        #expect(row(review.handle(.importIntoDraft)) == "15")
        #expect(review.draft.given == "Ana")
        #expect(review.draft.notes == "keeps bees")
        #expect(review.draft.id == person(2))
        #expect(row(review.handle(.save(review.token()))) == "21")
        let hasApproval = if review.takeApproval() == nil { false } else { true }
        #expect(hasApproval)
        #expect(row(review.handle(.saveVerified)) == "25")
        #expect(review.result == .verified)
    }

    @Test func `16: the link is saved together with the new person, and gives the label`() throws {
        let subject = ReviewSubject.new(
            PersonDraft(new: person(1), isListed: false),
            .childOf(person(2), .biological)
        )
        var review = ImportReview.begun(contact(adult), into: subject)
        let token = review.token()
        _ = review.handle(.importAndSave(token))
        guard let approval = review.takeApproval() else {
            Issue.record("the first approval is there")
            return
        }
        #expect(approval.link == .parent(person(2), child: person(1), .biological))
        #expect(approval.draft.label == .child)
        #expect(approval.token == token)
        #expect(approval.revision == 0)
        let second = if review.takeApproval() == nil { false } else { true }
        #expect(!second)
    }

    @Test func `16: a token serves once, and only the revision it was drawn for`() {
        var review = ImportReview.begun(contact(adult))
        let early = review.token()
        _ = review.handle(.enterExact(day("1990-10-04"), observed: nil))
        #expect(review.handle(.importAndSave(early)) == .refused(.tokenOfAnotherRevision))
        let token = review.token()
        #expect(row(review.handle(.importAndSave(token))) == "16")
        #expect(row(review.handle(.notCommitted)) == "26")
        #expect(review.handle(.importAndSave(token)) == .refused(.tokenUsed))
        #expect(row(review.handle(.importAndSave(review.token(2)))) == "16")
    }

    @Test func `18 to 20: a stored photo is removed only with a word of its own`() {
        let stored = PhotoPresence(format: .jpeg)
        let subject = existing(adultBirth, photo: stored)
        var review = ImportReview.begun(contact(SampleBirth.minor.birthday), into: subject)
        _ = review.handle(.importIntoDraft)
        #expect(row(review.handle(.save(review.token()))) == "18")
        #expect(row(review.handle(.cancelRemoval)) == "19")
        #expect(review.phase == .draftApplied)
        #expect(review.draft.birth == .exact(day("2014-04-17"), observed: nil))
        _ = review.handle(.save(review.token()))
        #expect(row(review.handle(.removePhotoAndSave(review.token()))) == "20")
        #expect(review.draft.photo == .absent)
    }

    @Test func `21a: an edit of the applied draft is a new revision and drops the photo`() {
        var review = ImportReview.begun(contact(adult, .inline), into: existing(.unknown))
        _ = review.handle(.readPhoto)
        _ = review.readPhoto(takingAnything)
        _ = review.handle(.importIntoDraft)
        #expect(review.draft.photo == .replaced(adultPhoto(of: person(2))))
        let outcome = review.handle(.enterExact(day("2012-01-01"), observed: nil))
        #expect(outcome == .moved(row: "21a", [.forgetPhoto]))
        #expect(review.draft.photo == .absent)
        #expect(review.draft.birth == .exact(day("2012-01-01"), observed: nil))
        #expect(row(review.handle(.editNames(given: "Anna", family: nil))) == "21a")
        #expect(review.revision == 2)
    }

    @Test func `22: giving up the applied draft changes nothing`() {
        let subject = existing(adultBirth, photo: PhotoPresence(format: .png))
        var review = ImportReview.begun(contact(adult), into: subject)
        _ = review.handle(.importIntoDraft)
        #expect(row(review.handle(.cancel)) == "22")
        #expect(review.phase == .discarded)
        #expect(review.draft == subject.draft)
    }

    @Test(
        arguments: [
            (ReviewEvent.alreadyDone, "23", ReviewPhase.saved, SaveResult.alreadyDone),
            (.alreadyImportedEditedSince, "23a", .saved, .alreadyImportedEditedSince),
            (.conflict, "24", .conflict, nil),
            (.saveVerified, "25", .saved, .verified),
            (.notCommitted, "26", .reviewing, nil),
            (.unverified, "27", .unverified, nil),
        ] as [(ReviewEvent, String, ReviewPhase, SaveResult?)]
    )
    func `23 to 27: the store has the last word`(
        event: ReviewEvent,
        number: String,
        phase: ReviewPhase,
        result: SaveResult?
    ) {
        var review = ImportReview.begun(contact(adult))
        _ = review.handle(.importAndSave(review.token()))
        #expect(review.handle(.cancel) == .refused(.notNow(.saving)))
        #expect(row(review.handle(event)) == number)
        #expect(review.phase == phase)
        #expect(review.result == result)
    }

    @Test func `27: an explicit retry asks for the same save under the same marker`() {
        var review = ImportReview.begun(contact(adult))
        _ = review.handle(.importAndSave(review.token()))
        guard let first = review.takeApproval() else {
            Issue.record("the first approval is there")
            return
        }
        _ = review.handle(.unverified)
        #expect(review.handle(.importAndSave(review.token(2))).actions == [.save])
        guard let second = review.takeApproval() else {
            Issue.record("the second approval is there")
            return
        }
        #expect(second.key == first.key)
        #expect(second.draft == first.draft)
        #expect(second.token != first.token)
    }

    @Test(arguments: [
        (ReviewEvent.cancel, "28", ReviewPhase.cancelled), (.sourceChanged, "29", .stale),
    ])
    func `28, 29, 30: given up is given up`(event: ReviewEvent, number: String, phase: ReviewPhase)
    {
        var review = ImportReview.begun(contact(adult))
        #expect(row(review.handle(event)) == number)
        #expect(review.phase == phase)
        #expect(review.draft == newSubject.draft)
        #expect(review.handle(.evaluate) == .ignored)
        #expect(review.handle(.importAndSave(review.token())) == .ignored)
    }

    @Test func `every row of the design stands in the table`() {
        let rows = Set(TransitionTable.rows.map(\.row))
        let named = (1...29).map(String.init) + ["21a", "23a"]
        #expect(named.filter { !rows.contains($0) } == [])
    }

    @Test func `an unsaved correction of the age is what is kept, and what a cancel leaves`() {
        guard case .existing(var draft) = existing(minorBirth) else { return }
        draft.birth = adultBirth
        draft.notes = "unsaved"
        var review = ImportReview.begun(contact(yearless, .inline), into: .existing(draft))
        #expect(review.provenance == .keptExisting)
        #expect(review.birth == adultBirth)
        #expect(review.rows.first { $0.field == .birth }?.current == "1980-02-29")
        _ = review.handle(.enterExact(day("1991-01-01"), observed: nil))
        _ = review.handle(.keepExisting)
        #expect(review.birth == adultBirth)
        #expect(review.draft == draft)
        _ = review.handle(.cancel)
        #expect(review.draft == draft)
    }

    @Test func `names are edited before the birth is settled, too`() {
        var review = ImportReview.begun(contact(yearless))
        #expect(row(review.handle(.editNames(given: "Tom", family: nil))) == "11")
        #expect(row(review.handle(.setConnections([.friend]))) == "11")
        _ = review.handle(.enterEstimate(years: 0, asOf: referenceDay))
        #expect(review.proposal.given == "Tom")
        #expect(review.proposal.family == nil)
        #expect(review.proposal.connections == [.friend])
    }
}
