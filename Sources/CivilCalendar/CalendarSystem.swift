/// A calendar in which a birthday can be written.
///
/// The raw value is the Unicode calendar identifier (CLDR, BCP 47 `u-ca`), as `CALSCALE` carries
/// it.
public enum CalendarSystem: String, CaseIterable, Hashable, Sendable {
    case gregorian
    case chinese
    case dangi
    case hebrew
    case islamic
    case islamicCivil = "islamic-civil"
    case islamicTabular = "islamic-tbla"
    case islamicUmmAlQura = "islamic-umalqura"
    case persian
    case buddhist
    case roc
    case japanese
    case coptic
    case ethiopic
    case ethiopicAmeteAlem = "ethiopic-amete-alem"
    case indian

    /// The calendar of an identifier in any letter case (`gregory` and `islamicc` included), or nil
    /// where we do not know it.
    public init?(identifier: String) {
        if let known = CalendarSystem(rawValue: identifier) {
            self = known
            return
        }
        switch identifier.lowercased() {
        case "gregory": self = .gregorian
        case "islamicc": self = .islamicCivil
        case "ethioaa": self = .ethiopicAmeteAlem
        case let other: self.init(rawValue: other)
        }
    }

    /// The identifier, in small letters.
    public var identifier: String { rawValue }
}
