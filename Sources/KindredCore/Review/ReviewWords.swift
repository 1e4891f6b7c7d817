package import CivilCalendar
import VCard

/// The words for what a review knows, in one place.
package enum ReviewWords {
    /// Where a birth comes from.
    package static func words(_ provenance: BirthProvenance) -> String {
        switch provenance {
        case .contact: "from the card"
        case .enteredExact, .enteredEstimate: "entered"
        case .keptExisting: "current age kept"
        case .unknown: "left unknown"
        }
    }

    /// A birth without names: `1990-10-03`, `~40 as of 2026-11-30`, `unknown`.
    package static func words(_ birth: BirthInformation) -> String {
        switch birth {
        case .unknown: "unknown"
        case .exact(let date, _): date.description
        case .estimated(let age): "~\(age.years) as of \(age.asOf)"
        }
    }

    /// A day in both calendars: `Gregorian 4 August 1987`, `Chinese leap month 6, day 10, 1987 (cycle
    /// 78, year 4)`.
    package static func words(
        _ day: CivilDate,
        observed: CalendarDate,
        _ names: MonthNames = .english
    ) -> [String] {
        let civil = CalendarDate(.gregorian, year: day.year, month: day.month, day: day.day)
        return [civil.words(names), observed.words(names)]
    }

    /// That official tables name other days than the one that was computed.
    package static func words(otherDays days: [CivilDate]) -> String {
        "official tables may say \(days.map(\.description).joined(separator: ", "))"
    }

    /// The link that a new person gets; the other one is named by identity, which never changes.
    package static func words(_ link: PendingLink) -> String {
        switch link {
        case .parentOf(_, let kind): "a parent (\(kind.rawValue)); saved with the person"
        case .childOf(_, let kind): "a child (\(kind.rawValue)); saved with the person"
        case .partnerOf(_, let status): "a partner (\(status.rawValue)); saved with the person"
        }
    }

    /// Why the gate is shut.
    package static func words(_ reason: AdultPhotoGate.Reason) -> String {
        switch reason {
        case .unknownAge: "the age is unknown"
        case .under18: "under 18"
        }
    }

    /// Why a photo cannot be used.
    package static func words(_ trouble: PhotoTrouble) -> String {
        switch trouble {
        case .foreignProof: "it was not opened"
        case .link: "it is only a link"
        case .undecodable: "its text is not base64"
        case .unknownFormat: "it is no JPEG, PNG, GIF or WebP"
        case .damaged: "it is damaged or cut short"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        }
    }
}
