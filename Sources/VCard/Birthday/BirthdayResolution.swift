import CivilCalendar

/// The statements of a card as they are brought together, one after the other.
struct BirthdayResolution {
    private let today: CivilDate
    private var readings: [BirthdayReading] = []
    private var texts: [(index: Int, statement: BirthdayStatement)] = []
    private var agreed: BirthdayReading?
    private var weak: BirthdayReading?
    private var confirmed = false
    private var isConflict = false
    private var seen: [Saying: String?] = [:]

    init(today: CivilDate) {
        self.today = today
    }

    /// A property and what it says, however it is written.
    private struct Saying: Hashable {
        let property: String
        let calendar: String
        let date: CivilDate?
        let parts: PartialDate
        let isLeapMonth: Bool

        init?(_ reading: BirthdayReading) {
            guard reading.date != nil || reading.verdict == .incomplete else { return nil }
            property = reading.property
            calendar = reading.calendar
            date = reading.date
            parts = reading.partialDate
            isLeapMonth = reading.isLeapMonth
        }
    }

    /// Reads a statement and holds it against those before.
    mutating func add(_ statement: BirthdayStatement) {
        var reading = BirthdayReading(statement, today: today)
        if reading.hasWeight {
            weigh(&reading, alternative: statement.alternativeID)
        } else {
            if reading.reason == .text { texts.append((readings.count, statement)) }
            if weak.map({ BirthdayResolution.rank($0) > BirthdayResolution.rank(reading) }) ?? true
            {
                weak = reading
            }
        }
        readings.append(reading)
    }

    /// What the statements come to together.
    var birthday: Birthday {
        var result = self
        result.noteTexts()
        result.noteLunarDigits()
        if result.isConflict { return result.conflict }
        guard let single = result.agreed ?? result.weak else {
            var absent = Birthday.absent
            absent.readings = result.readings
            return absent
        }
        return Birthday(
            result.readings,
            settledBy: single,
            decisive: result.readings.first { $0.isSame(as: single) },
            isApproximate: single.isApproximate && !result.confirmed
        )
    }

    private var conflict: Birthday {
        let days = readings.filter(\.hasWeight).flatMap { reading in
            reading.candidates + (reading.date.map { [$0] } ?? [])
        }
        return Birthday(
            readings: readings,
            verdict: .conflict,
            date: nil,
            decisive: nil,
            missing: [],
            candidates: Set(days).sorted(),
            reason: .conflict,
            isApproximate: readings.contains(where: \.isApproximate)
        )
    }

    /// Of statements without a day: text and times before nonsense, nonsense before nothing.
    private static func rank(_ reading: BirthdayReading) -> Int {
        switch reading.verdict {
        case .incomplete: 0
        case .invalid: 1
        default: 2
        }
    }

    private mutating func weigh(_ reading: inout BirthdayReading, alternative: String?) {
        if let saying = Saying(reading) {
            if let earlier = seen[saying] {
                if earlier == nil || earlier != alternative { reading.notes.append(.repeated) }
            } else {
                seen[saying] = .some(alternative)
            }
        }
        if reading.date != nil, reading.isGregorian { confirmed = true }
        guard let before = agreed else {
            agreed = reading
            return
        }
        if before.agrees(with: reading) {
            agreed = BirthdayResolution.merged(before, reading)
        } else {
            reading.notes.append(.alternativeDisagrees)
            isConflict = true
        }
    }

    /// The reading that says more of two that agree; of two days the one in another calendar.
    private static func merged(_ one: BirthdayReading, _ two: BirthdayReading) -> BirthdayReading {
        switch (one.date, two.date) {
        case (.some, .some): return one.isGregorian && !two.isGregorian ? two : one
        case (.some, nil): return one
        case (nil, .some): return two
        case (nil, nil): break
        }
        switch (one.verdict, two.verdict) {
        case (.ambiguous, .ambiguous): return one.narrowed { two.candidates.contains($0) }
        case (.ambiguous, _): return one.narrowed { two.isPart(of: $0) }
        case (_, .ambiguous): return two.narrowed { one.isPart(of: $0) }
        default: return two.missingParts.count < one.missingParts.count ? two : one
        }
    }

    /// Marks text alternatives that are, word for word, another date than the agreed one; a text never counts as a date.
    private mutating func noteTexts() {
        guard let day = agreed?.date else { return }
        for (index, statement) in texts {
            var plain = statement
            plain.parameters.removeAll { $0.name.uppercased() == "VALUE" }
            if let other = BirthdayReading(plain, today: today).date, other != day {
                readings[index].notes.append(.alternativeDisagrees)
            }
        }
    }

    /// Finds Gregorian dates with the digits of another calendar's date but not its day.
    private mutating func noteLunarDigits() {
        var lunar: [DateDigits: Set<Int?>] = [:]
        var days: Set<CivilDate> = []
        for reading in readings where !reading.hasGregorianMonths {
            guard let digits = DateDigits(reading) else { continue }
            lunar[digits, default: []].formUnion(DateDigits.years(of: reading))
            if let date = reading.date { days.insert(date) }
        }
        guard !lunar.isEmpty else { return }
        for index in readings.indices where readings[index].isGregorian {
            let reading = readings[index]
            guard reading.property == PropertyKind.bday.rawValue, reading.hasWeight,
                let digits = DateDigits(reading), let years = lunar[digits]
            else { continue }
            if let date = reading.date, days.contains(date) { continue }
            if reading.year == nil || years.contains(nil) || years.contains(reading.year) {
                readings[index].notes.append(.lunarDigitsAsGregorian)
                isConflict = true
            }
        }
    }
}

extension BirthdayReading {
    /// An ambiguous reading with the candidates that are left; all of them where none is.
    fileprivate func narrowed(_ isLeft: (CivilDate) -> Bool) -> BirthdayReading {
        var result = self
        let left = candidates.filter(isLeft)
        if !left.isEmpty { result.candidates = left }
        return result
    }

    /// Whether both readings are of one statement, whatever was noted since.
    fileprivate func isSame(as other: BirthdayReading) -> Bool {
        property == other.property && line == other.line && raw == other.raw
            && date == other.date && calendar == other.calendar
    }
}
