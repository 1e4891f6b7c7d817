import CivilCalendar
import Testing
import VCard

@testable import KindredCore

struct AdultPhotoGateTests {
    @Test(arguments: [
        ("2008-02-29", "2026-02-28", AdultPhotoGate.shut(.under18)),
        ("2008-02-29", "2026-03-01", .open),
        ("2008-11-30", "2026-11-29", .shut(.under18)),
        ("2008-11-30", "2026-11-30", .open),
        ("2027-01-01", "2026-11-30", .shut(.under18)),
    ])
    func `an exact birth opens the gate at eighteen`(
        birth: String,
        today: String,
        gate: AdultPhotoGate
    ) {
        #expect(AdultPhotoGate(.exact(day(birth), observed: nil), today: day(today)) == gate)
    }

    @Test(arguments: [
        (17, "2025-11-30", "2026-11-29", AdultPhotoGate.shut(.under18)),
        (17, "2025-11-30", "2026-11-30", .open),
        (17, "2024-02-29", "2025-02-28", .shut(.under18)),
        (17, "2024-02-29", "2025-03-01", .open),
        (0, "2026-11-30", "2026-11-30", .shut(.under18)),
        (18, "2026-11-30", "2026-11-29", .shut(.under18)),
    ])
    func `an estimate opens the gate when it reaches eighteen`(
        years: Int,
        asOf: String,
        today: String,
        gate: AdultPhotoGate
    ) throws {
        let estimate = try #require(EstimatedAge(years: years, asOf: day(asOf)))
        #expect(AdultPhotoGate(.estimated(estimate), today: day(today)) == gate)
    }

    @Test func `an unknown birth never opens the gate`() {
        #expect(AdultPhotoGate(.unknown, today: referenceDay) == .shut(.unknownAge))
        let hasPermit =
            if StoredPhotoPermit.permit(for: person(1), .unknown, today: referenceDay) == nil {
                false
            } else {
                true
            }
        #expect(!hasPermit)
    }

    @Test func `the earlier of two days decides`() {
        let birth = BirthInformation.exact(day("2008-12-01"), observed: nil)
        var review = ImportReview(
            newSubject,
            today: day("2027-01-01"),
            machineDay: referenceDay
        )
        _ = review.handle(.select([contact(SampleBirth.exact(day("2008-12-01")), .inline)], nil))
        _ = review.handle(.evaluate)
        #expect(review.birth == birth)
        #expect(review.gate == .shut(.under18))
        #expect(review.handle(.confirmPhoto) == .refused(.gateShut(.under18)))
    }

    private func claim(
        _ birth: BirthInformation,
        _ provenance: BirthProvenance,
        _ evidence: Birthday,
        form: MediaReference.Form = .inline,
        confirmed: Int? = nil
    ) -> AdulthoodClaim {
        AdulthoodClaim(
            birth: birth,
            provenance: provenance,
            evidence: evidence,
            form: form,
            confirmedRevision: confirmed,
            today: referenceDay
        )
    }

    @Test func `a birth of this contact lets its photo be read`() {
        let evidence = SampleBirth.adult.birthday
        #expect(claim(adultBirth, .contact, evidence).mayRead(at: 0))
        #expect(claim(adultBirth, .enteredExact, .absent).mayRead(at: 0))
        #expect(claim(adultBirth, .enteredEstimate, SampleBirth.yearless.birthday).mayRead(at: 0))
    }

    @Test func `a link is never read`() {
        #expect(!claim(adultBirth, .contact, .absent, form: .uri, confirmed: 0).mayRead(at: 0))
    }

    @Test func `a kept age needs the word for this revision`() {
        #expect(!claim(adultBirth, .keptExisting, .absent).mayRead(at: 4))
        #expect(!claim(adultBirth, .keptExisting, .absent, confirmed: 3).mayRead(at: 4))
        #expect(claim(adultBirth, .keptExisting, .absent, confirmed: 4).mayRead(at: 4))
    }

    @Test func `no word opens the gate for a minor or an unknown`() {
        #expect(!claim(minorBirth, .enteredExact, .absent, confirmed: 0).mayRead(at: 0))
        #expect(!claim(.unknown, .unknown, .absent, confirmed: 0).mayRead(at: 0))
    }

    @Test(arguments: [SampleBirth.minor, .border, .conflict])
    func `an entered age needs a word where the card speaks of a minor`(birth: SampleBirth) {
        let evidence = birth.birthday
        #expect(!claim(adultBirth, .enteredExact, evidence).mayRead(at: 0))
        #expect(claim(adultBirth, .enteredExact, evidence, confirmed: 0).mayRead(at: 0))
    }

    @Test(
        arguments: [
            (2010, nil, .yearOnly, "1980-02-29", true),
            (2010, 5, .yearMonth, "1980-02-29", true),
            (2008, nil, .yearOnly, "2008-03-01", false),
            (2008, nil, .yearOnly, "1980-02-29", true),
            (2008, 12, .yearMonth, "1980-02-29", true),
            (2008, 10, .yearMonth, "1980-02-29", false),
            (1985, nil, .yearOnly, "1980-02-29", false),
            (1604, nil, .placeholderYear, "1980-02-29", false),
            (2014, 2, .impossibleDate, "1980-02-29", true),
        ] as [(Int, Int?, BirthdayReason, String, Bool)]
    )
    func `a year or a month of the card can contradict an entered day`(
        year: Int,
        month: Int?,
        reason: BirthdayReason,
        entered: String,
        contradicts: Bool
    ) {
        let reading = SampleBirth.incomplete(year: year, month: month, reason)
        let evidence = SampleBirth.undecided([reading], .incomplete, reason)
        let birth = BirthInformation.exact(day(entered), observed: nil)
        #expect(claim(birth, .enteredExact, evidence).mayRead(at: 0) == !contradicts)
    }

    @Test func `a leap month that a young year does not have still speaks of a minor`() {
        var reading = BirthdayReading(
            property: "X-ALTBDAY",
            line: 4,
            raw: "0078003104L18",
            calendar: "chinese"
        )
        (reading.era, reading.year, reading.month, reading.day) = (78, 31, 4, 18)
        reading.reason = .nonexistentLeapMonth
        let evidence = SampleBirth.undecided([reading], .invalid, .nonexistentLeapMonth)
        #expect(!claim(adultBirth, .enteredExact, evidence).mayRead(at: 0))
    }
}
