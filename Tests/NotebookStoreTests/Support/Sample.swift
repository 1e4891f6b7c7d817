import CivilCalendar
import KindredCore
import Text

@testable import NotebookStore

/// Invented people and days, and what it takes to save them.
enum Sample {
    static let today = day(2026, 11, 30)
    /// Stands in photos, and nowhere else.
    static let canary = Array("canary-7f3a91-canary".utf8)

    static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
        CivilDate(year: year, month: month, day: day) ?? CivilDate(EpochDay(0)) ?? today
    }

    static func id(_ number: UInt8) -> PersonID {
        PersonID(bytes: [UInt8](repeating: number, count: 16)) ?? id(number)
    }

    static func key(_ text: String) -> Digest {
        SHA256.digest(of: text)
    }

    /// A new person who uses every field.
    static func draft(_ number: UInt8 = 1, birth: BirthInformation = adult) -> PersonDraft {
        var draft = PersonDraft(new: id(number))
        draft.given = "Adaśa e\u{301}"
        draft.family = "Example"
        draft.gender = "woman"
        draft.notes = "Met at the fair.\nLikes tea."
        draft.log = [
            LogEntry(number: 1, date: day(2026, 1, 2), text: "Wrote a letter"),
            LogEntry(number: 2, date: day(2025, 7, 4), kind: .call, text: "Called"),
        ]
        draft.connections = [.friend, .colleague]
        draft.birth = birth
        return draft
    }

    static let adult = BirthInformation.exact(
        day(1987, 8, 4),
        observed: CalendarDate(
            .chinese,
            era: 78,
            year: 4,
            month: 6,
            isLeapMonth: true,
            day: 10
        )
    )
    static let minor = BirthInformation.exact(day(2014, 3, 1), observed: nil)

    static func estimate(_ years: Int) -> BirthInformation {
        EstimatedAge(years: years, asOf: day(2026, 5, 6)).map { .estimated($0) } ?? .unknown
    }

    /// A photo around the canary; the permit is made for an adult, whoever gets the photo.
    static func photo(_ extra: [UInt8] = [], of number: UInt8 = 1) -> StoredPhoto? {
        let permit = StoredPhotoPermit.permit(for: id(number), adult, today: today)
        guard let permit else { return nil }
        return StoredPhoto(
            bytes: canary + extra,
            presence: PhotoPresence(format: .png, orientation: 6),
            permit: permit
        )
    }

    static func request(
        _ draft: PersonDraft,
        key: String = "first",
        link: Link? = nil,
        gateDay: CivilDate = today
    ) -> SaveRequest {
        SaveRequest(
            draft: draft,
            link: link,
            key: self.key(key),
            gateDay: gateDay,
            savedOn: today
        )
    }
}
