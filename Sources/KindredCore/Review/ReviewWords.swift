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

    /// A date in its own calendar: `Chinese calendar: cycle 78, year 4, leap month 6, day 10`.
    package static func words(_ date: CalendarDate) -> String {
        var parts: [String] = []
        if let era = date.era {
            let isCycle = date.system == .chinese || date.system == .dangi
            parts.append("\(isCycle ? "cycle" : "era") \(era)")
        }
        parts.append("year \(date.year)")
        parts.append("\(date.isLeapMonth ? "leap month" : "month") \(date.month)")
        parts.append("day \(date.day)")
        return "\(name(of: date.system)) calendar: \(parts.joined(separator: ", "))"
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

    private static func name(of system: CalendarSystem) -> String {
        switch system {
        case .gregorian: "Gregorian"
        case .chinese: "Chinese"
        case .dangi: "Korean"
        case .hebrew: "Hebrew"
        case .islamic: "Islamic"
        case .islamicCivil: "Islamic (civil)"
        case .islamicTabular: "Islamic (tabular)"
        case .islamicUmmAlQura: "Islamic (Umm al-Qura)"
        case .persian: "Persian"
        case .buddhist: "Buddhist"
        case .roc: "Minguo"
        case .japanese: "Japanese"
        case .coptic: "Coptic"
        case .ethiopic: "Ethiopic"
        case .ethiopicAmeteAlem: "Ethiopic (Amete Alem)"
        case .indian: "Indian national"
        }
    }
}
