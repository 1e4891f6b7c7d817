import CivilCalendar
import Testing
import Text
import VCard

@testable import KindredCore

struct ReviewTextTests {
    private func text(_ review: ImportReview) -> [String] { ReviewText(review).lines }

    @Test func `a leap month is told in both calendars`() {
        var reading = BirthdayReading(
            property: "X-ALTBDAY",
            line: 5,
            raw: "0078000406L10",
            calendar: "chinese"
        )
        (reading.era, reading.year, reading.month, reading.day) = (78, 4, 6, 10)
        reading.isLeapMonth = true
        reading.date = day("1987-08-04")
        reading.verdict = .exact
        var birthday = SampleBirth.exact(day("1987-08-04"))
        birthday.readings = [reading]
        birthday.decisive = reading
        let review = ImportReview.begun(contact(birthday))
        #expect(
            text(review) == [
                "Card                 1: Ana Ruiz",
                "Written              X-ALTBDAY in the Chinese calendar, line 5: 0078000406L10",
                "Into                 a new person",
                "Given name, card     Ana",
                "Given name, result   Ana",
                "Family name, card    Ruiz",
                "Family name, result  Ruiz",
                "Birthday, card       1987-08-04",
                "Birthday, result     1987-08-04, from the card",
                "In both calendars    Gregorian 4 August 1987",
                "In both calendars    Chinese leap month 6, day 10, 1987 (cycle 78, year 4)",
                "Age                  39 years",
                "Photo, card          (none)",
                "Photo, result        none in the card",
                "Next                 save it: --yes",
                "Next                 write nothing",
            ]
        )
    }

    @Test func `a question says why, and the option for each answer`() {
        let lines = text(ImportReview.begun(contact(SampleBirth.yearless.birthday, .inline)))
        for line in [
            "Written              BDAY, line 4: --0412",
            "Birthday, card       a decision is needed: the year is missing",
            "Birthday, result     a decision is needed",
            "Why                  the year is missing",
            "Photo, card          in the card, line 9, 40960 bytes as written, image/jpeg",
            "Photo, result        stays closed until something is said of the birth",
            "Photo gate           shut: the age is unknown",
            "Next                 enter the day of birth: --birth YYYY-MM-DD",
            "Next                 enter an age: --age N",
            "Next                 leave it unknown: --birth-unknown",
        ] {
            #expect(lines.contains(line))
        }
    }

    @Test func `candidates of a contradiction are listed`() {
        let lines = text(ImportReview.begun(contact(SampleBirth.conflict.birthday)))
        #expect(lines.contains("Why                  the card's statements disagree"))
        #expect(lines.contains("Possible             1990-10-03, 2014-04-17"))
    }

    @Test func `a review says beforehand that a stored photo goes`() {
        let subject = existing(adultBirth, photo: PhotoPresence(format: .png))
        let gone = ImportReview.begun(contact(SampleBirth.adult.birthday), into: subject)
        let warning = "Warning              The stored photo of this person will be removed."
        #expect(text(gone).contains(warning))
        #expect(text(gone).contains("Photo, now           stored (png)"))
        #expect(text(gone).contains("Will be lost         photo"))
        #expect(gone.openActions.first?.option == "--remove-photo")
        let undecided = ImportReview.begun(
            contact(SampleBirth.yearless.birthday),
            into: existing(.unknown, photo: PhotoPresence(format: .png))
        )
        #expect(!text(undecided).contains(warning))
        let replaced = ImportReview.begun(
            contact(SampleBirth.adult.birthday, .inline),
            into: subject
        )
        #expect(!text(replaced).contains(warning))
    }

    @Test func `an import into somebody says what changes, what is lost and what stays`() {
        let review = ImportReview.begun(
            contact(SampleBirth.adult.birthday),
            into: existing(adultBirth)
        )
        for line in [
            "Into                 #7 Anna Ruiz", "Given name, now      Anna",
            "Given name, card     Ana", "Given name, result   Ana; changes",
            "Family name, result  Ruiz", "Birthday, now        1980-02-29",
            "Birthday, result     1990-10-03, from the card; changes",
            "Will change          given name, birthday",
            "Stays                id, notes, log, closeness, connections and links",
        ] {
            #expect(text(review).contains(line))
        }
        #expect(!text(review).contains { $0.hasPrefix("Will be lost") })
        var unknown = review
        _ = unknown.handle(.leaveUnknown)
        #expect(text(unknown).contains("Will be lost         birthday"))
    }

    @Test func `whom the card may be comes with a reason and the way to choose`() {
        let stored = Person(id: person(7), reference: 7, revision: 1, given: "A\u{202E}na")
        var traces = Matching.Traces()
        traces.add(stored.id, .email)
        let contact = contact(SampleBirth.adult.birthday)
        let matching = Matching(contact, among: [stored], traces: traces, today: referenceDay)
        let review = ImportReview.begun(contact)
        let lines = ReviewText(review, matching: matching).lines
        for line in [
            "Into                 to be chosen",
            "Possibly             #7 A\\u{202E}na: same e-mail address",
            "Next                 import into #7 A\\u{202E}na: --into 7",
            "Next                 import as a new person: --new",
        ] {
            #expect(lines.contains(line))
        }
        let summary = review.summary(matching: matching)
        #expect(summary.actions.map(\.name) == ["importInto", "importAsNew", "cancel"])
        let candidate = summary.json["match"]?["candidates"]?[0]
        #expect(candidate?["reference"] == 7)
        #expect(candidate?["certainty"] == "possible")
        #expect(candidate?["reasons"] == ["email"])
        #expect(summary.json["commands"]?[0]?["command"] == "--into 7")
    }

    @Test func `every line says what it is`() {
        let review = ImportReview.begun(
            contact(SampleBirth.conflict.birthday, .inline),
            into: existing(minorBirth, photo: PhotoPresence(format: .jpeg))
        )
        for line in text(review) {
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x2500 })
            #expect(line.first != nil)
        }
        #expect(text(review).count { $0.hasPrefix(" ") } <= 2)
        for row in review.summary.json["rows"]?.array ?? [] {
            #expect(row["field"]?.string != nil)
            #expect(row["change"]?.string != nil)
        }
        #expect(review.summary.json["rows"]?.array?.count == ReviewRow.Field.allCases.count)
    }

    @Test func `hostile names and long values stay harmless and within eighty columns`() {
        let name = String(repeating: "漢字\u{202E}", count: 300) + "\u{1B}[31m red"
        var birthday = SampleBirth.yearless.birthday
        birthday.readings[0].raw = String(repeating: "x", count: 100_000) + "\n"
        let lines = text(
            ImportReview.begun(contact(birthday, name: CardName(formatted: name, given: name)))
        )
        for line in lines {
            #expect(TerminalText.width(line) <= 80)
            #expect(!line.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
        #expect(lines.count < 90)
    }

    @Test func `the fields of a review are those that programs build on`() {
        let review = ImportReview.begun(contact(SampleBirth.adult.birthday, .inline))
        let json = review.summary.json
        #expect(json["state"] == "reviewing")
        #expect(json["birth"]?["provenance"] == "contact")
        #expect(json["birth"]?["exact"] == "1990-10-03")
        #expect(json["reason"] == JSONValue.null)
        #expect(json["photo"]?["present"] == true)
        #expect(json["photo"]?["gate"] == "open")
        #expect(json["photo"]?["read"] == false)
        #expect(json["actions"] == ["import", "continueWithoutPhoto", "cancel"])
    }

    @Test func `the fields of a question name its reason and its answers`() {
        let json = ImportReview.begun(contact(SampleBirth.conflict.birthday)).summary.json
        #expect(json["state"] == "needsBirth")
        #expect(json["birth"] == JSONValue.null)
        #expect(json["reason"] == "conflict")
        #expect(json["candidates"] == ["1990-10-03", "2014-04-17"])
        #expect(json["photo"]?["present"] == false)
        #expect(
            json["actions"] == ["enterExact", "enterEstimate", "leaveUnknown", "cancel"]
        )
    }

    @Test func `the fields of an estimate give the age and its day`() {
        var review = ImportReview.begun(contact(SampleBirth.absent.birthday))
        _ = review.handle(.enterEstimate(years: 40, asOf: referenceDay))
        let birth = review.summary.json["birth"]
        #expect(birth?["provenance"] == "enteredEstimate")
        #expect(birth?["estimatedAge"] == 40)
        #expect(birth?["asOf"] == "2026-11-30")
    }

    @Test(
        arguments: [
            (SampleBirth.adult, SamplePhoto.none, nil, ["import", "cancel"]),
            (.adult, .uri, "link", ["import", "cancel"]),
            (.minor, .inline, "under18", ["import", "cancel"]),
            (.adult, .inline, nil, ["import", "continueWithoutPhoto", "cancel"]),
        ] as [(SampleBirth, SamplePhoto, String?, [String])]
    )
    func `what becomes of the photo has a word, and decides what can be done`(
        birth: SampleBirth,
        photo: SamplePhoto,
        reason: String?,
        actions: [String]
    ) {
        let summary = ImportReview.begun(contact(birth.birthday, photo)).summary
        #expect(summary.photo.reason == reason)
        #expect(summary.actions.map(\.name) == actions)
    }

    @Test func `an entered age against the card's own word asks for a word on the photo`() {
        var review = ImportReview.begun(contact(SampleBirth.conflict.birthday, .inline))
        _ = review.handle(.enterExact(day("1990-10-03"), observed: nil))
        #expect(review.photoPlan == .needsWordAgainstCard)
        #expect(
            review.openActions.map(\.name) == ["confirmPhoto", "continueWithoutPhoto", "cancel"]
        )
    }
}
