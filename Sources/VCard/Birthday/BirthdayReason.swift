/// Why a reading is not usable without a person's decision.
public enum BirthdayReason: String, CaseIterable, Hashable, Sendable {
    case missing
    case yearless
    case yearOnly
    case yearMonth
    case monthOnly
    case dayOnly
    case timeOnly
    case text
    case syntax
    case impossibleDate
    case nonexistentLeapMonth
    case future
    case over120
    case missingEra
    case ambiguousOrder
    case ambiguousZone
    case ambiguousMonthNumbering
    case ambiguousVariant
    case ambiguousCentury
    case placeholderYear
    case unsupportedCalendar
    case conflict
    case outOfRange
}
