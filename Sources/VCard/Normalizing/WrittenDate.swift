import CivilCalendar

/// A date as it was written in any form, and as the versions write it (RFC 6350 §4.3, RFC 2425 §5.8.4).
struct WrittenDate {
    /// The parts of the date; all absent for a time alone.
    private let date: PartialDate
    /// The time as written, without the letter before it; nil where there is none.
    private let time: WrittenTime?
    /// Whether it is a month and a day without a year.
    let isYearless: Bool

    /// What a date value says, or nil where no one reading of it is certain.
    ///
    /// `omitted` is the year that X-APPLE-OMIT-YEAR names; `keepsYear` where other parameters blank parts of the date.
    init?(_ text: DateText, omitted: Int?, keepsYear: Bool) {
        var bytes = text.bytes
        if bytes.first == UInt8(ascii: "-"), bytes.dropFirst().first?.isDigit == true {
            bytes.removeFirst()
        }
        var date: PartialDate
        if let form = GregorianForm(bytes) {
            date = form.date
            time = form.time == nil ? nil : WrittenTime(of: bytes)
        } else if case .one(let found, _)? = DateOrder(bytes)?.reading {
            date = found
            time = nil
        } else {
            return nil
        }
        guard !date.isAllZero else { return nil }
        if let year = date.year, !keepsYear {
            switch FillerYear(year, omitted: omitted) {
            case .real, .doubtful: break
            case .absent:
                guard date.month != nil else { break }
                date.year = nil
            case .placeholder: return nil
            }
        }
        guard date.isPossible else { return nil }
        self.date = date
        isYearless = date.year == nil && date.month != nil && date.day != nil
    }

    /// Whether the year is the one that stands for "no year" where nothing says otherwise.
    var hasOmittedYear: Bool { date.year == WrittenDate.omittedYear }

    /// Whether there is a time.
    var hasTime: Bool { time != nil }

    /// The time as written; nil where there is none.
    var timeOfDay: WrittenTime? { time }

    /// Whether year, month and day are all there.
    var isComplete: Bool { date.year != nil && date.month != nil && date.day != nil }

    /// The value in 4.0: basic, truncated where parts are missing.
    var basic: String {
        let year = date.year.map { digits($0, 4) }
        let month = date.month.map { digits($0, 2) }
        let day = date.day.map { digits($0, 2) }
        let text: String =
            switch (year, month, day) {
            case (let year?, let month?, let day?): year + month + day
            case (let year?, let month?, nil): "\(year)-\(month)"
            case (let year?, nil, _): year
            case (nil, let month?, let day?): "--\(month)\(day)"
            case (nil, let month?, nil): "--\(month)"
            case (nil, nil, let day?): "---\(day)"
            case (nil, nil, nil): ""
            }
        return text + (time.map { "T" + $0.basic } ?? "")
    }

    /// The value in 3.0, with the year 1604 where there is none; the form of 4.0 where 3.0 has no form.
    var extended: String {
        guard let month = date.month, let day = date.day else { return basic }
        let year = date.year ?? WrittenDate.omittedYear
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
            + (time.map { "T" + $0.extended } ?? "")
    }

    /// The year that Apple's programs write for "no year".
    static let omittedYear = 1604

    private func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}

/// A time of day as it was written, with its zone.
struct WrittenTime {
    private let clock: [UInt8]
    private let fraction: [UInt8]
    private let zone: [UInt8]

    /// The time behind the date in a value of one of the standards' forms; fourteen digits are taken for UTC.
    init?(of value: some Collection<UInt8>) {
        let bytes = Array(value)
        if bytes.count == 14, bytes.allSatisfy(\.isDigit) {
            self.init(time: bytes[8...] + [UInt8(ascii: "Z")])
            return
        }
        guard
            let mark = bytes.firstIndex(where: {
                $0 | 0x20 == UInt8(ascii: "t") || $0 == ASCII.space
            })
        else { return nil }
        self.init(time: bytes[(mark + 1)...])
    }

    private init(time: ArraySlice<UInt8>) {
        var rest = time
        var clock: [UInt8] = []
        while let byte = rest.first, byte == UInt8(ascii: "-"), clock.count < 2 {
            // Hyphens at the start stand for what is left out.
            guard clock.allSatisfy({ $0 == UInt8(ascii: "-") }) else { break }
            clock.append(byte)
            rest.removeFirst()
        }
        while let byte = rest.first, byte.isDigit || byte == ASCII.colon {
            if byte != ASCII.colon { clock.append(byte) }
            rest.removeFirst()
        }
        var fraction: [UInt8] = []
        if rest.first == ASCII.dot || rest.first == ASCII.comma {
            rest.removeFirst()
            while let byte = rest.first, byte.isDigit {
                fraction.append(byte)
                rest.removeFirst()
            }
        }
        self.clock = clock
        self.fraction = fraction
        zone = rest.filter { $0 != ASCII.colon }.map(\.capital)
    }

    /// Whether hour, minute and second are all there, as 3.0 wants them (RFC 2425 §5.8.4).
    var isComplete: Bool { clock.count == 6 && clock.allSatisfy(\.isDigit) }

    /// Whether a distance from UTC has hours only, for which 3.0 has no form.
    var hasShortZone: Bool { zone.count == 3 }

    /// Whether seconds have a fraction, for which 4.0 has no form.
    var hasFraction: Bool { !fraction.isEmpty }

    /// The form of 4.0.
    var basic: String { String(decoding: clock + zone, as: UTF8.self) }

    /// The form of 3.0.
    var extended: String {
        guard clock.first != UInt8(ascii: "-") else { return basic }
        var output: [UInt8] = []
        for (index, byte) in clock.enumerated() {
            if index > 0, index.isMultiple(of: 2) { output.append(ASCII.colon) }
            output.append(byte)
        }
        if !fraction.isEmpty { output += [ASCII.dot] + fraction }
        output += zone.prefix(3)
        if zone.count == 5 { output += [ASCII.colon] + zone.suffix(2) }
        return String(decoding: output, as: UTF8.self)
    }
}
