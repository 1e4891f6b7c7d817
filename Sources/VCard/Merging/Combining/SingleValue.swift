internal import CivilCalendar

/// How two values of a property that stands once agree.
enum SingleValue {
    /// What becomes of the second of two values.
    enum Agreement {
        /// Both say the same.
        case equal
        /// The first says all that the second says.
        case firstIsFuller
        /// The second says all that the first says.
        case secondIsFuller
        /// They differ: a person has to choose.
        case conflict
    }

    /// Compares two properties of one name.
    static func agreement(_ one: CombinedItem, _ other: CombinedItem) -> Agreement {
        if one.value == other.value { return .equal }
        switch one.property.kind {
        case .fn: return names(one.property.text ?? "", other.property.text ?? "")
        case .n: return structuredNames(one.property, other.property)
        case .bday, .anniversary, .deathdate: return dates(one.property, other.property)
        default: return .conflict
        }
    }

    private static func names(_ one: String, _ other: String) -> Agreement {
        let words = one.split(whereSeparator: \.isWhitespace)
        if words == other.split(whereSeparator: \.isWhitespace) { return .equal }
        let one = PersonNameKey(one)
        let other = PersonNameKey(other)
        if one.isDamaged(formOf: other) { return .secondIsFuller }
        return other.isDamaged(formOf: one) ? .firstIsFuller : .conflict
    }

    /// The fuller of two names has every part that the other has.
    private static func structuredNames(_ one: Property, _ other: Property) -> Agreement {
        let first = parts(one)
        let second = parts(other)
        var firstIsFuller = true
        var secondIsFuller = true
        for index in 0..<max(first.count, second.count) {
            let one = index < first.count ? first[index] : ""
            let other = index < second.count ? second[index] : ""
            switch one == other ? .equal : names(one, other) {
            case .equal: continue
            case .firstIsFuller: secondIsFuller = false
            case .secondIsFuller: firstIsFuller = false
            case .conflict:
                firstIsFuller = firstIsFuller && other.isEmpty
                secondIsFuller = secondIsFuller && one.isEmpty
            }
        }
        if firstIsFuller { return secondIsFuller ? .equal : .firstIsFuller }
        return secondIsFuller ? .secondIsFuller : .conflict
    }

    private static func parts(_ property: Property) -> [String] {
        (property.components ?? []).map { part in
            part.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
                .filter { !$0.isEmpty }.joined(separator: "\u{1F}")
        }
    }

    /// A full date says all that a date without a year says, where month and day are the same.
    private static func dates(_ one: Property, _ other: Property) -> Agreement {
        guard let first = BirthdayReading(date: one), let second = BirthdayReading(date: other),
            first.isPlain, second.isPlain
        else { return .conflict }
        let one = first.partialDate
        let other = second.partialDate
        let pairs = [(one.year, other.year), (one.month, other.month), (one.day, other.day)]
        guard pairs.allSatisfy({ $0 == nil || $1 == nil || $0 == $1 }) else { return .conflict }
        let firstIsFuller = pairs.allSatisfy { $0 != nil || $1 == nil }
        let secondIsFuller = pairs.allSatisfy { $0 == nil || $1 != nil }
        if firstIsFuller, secondIsFuller {
            // A time of day behind the date is something that only one of them says.
            let difference = first.raw.utf8.count - second.raw.utf8.count
            return difference == 0 ? .equal : difference > 0 ? .firstIsFuller : .secondIsFuller
        }
        if firstIsFuller { return .firstIsFuller }
        return secondIsFuller ? .secondIsFuller : .conflict
    }
}

extension BirthdayReading {
    /// The reading of a date property by the rules for BDAY; no date counts as being in the future.
    init?(date property: Property) {
        guard let last = CivilDate(year: 9999, month: 12, day: 31) else { return nil }
        let statement = BirthdayStatement(
            property: "BDAY",
            parameters: property.parameters,
            value: property.escapedText ?? "",
            version: property.storage.version
        )
        self.init(statement, today: last)
    }

    /// Whether it is a Gregorian date, or some parts of one, without any doubt.
    var isPlain: Bool {
        (verdict == .exact || verdict == .incomplete) && calendar == "gregorian"
            && (year != nil || month != nil || day != nil)
    }
}
