import CivilCalendar

@testable import VCard

/// The reference day of every birthday test.
let referenceDay = day("2026-11-30")

/// A day of a test table; a slip in the table becomes the first day of all.
func day(_ text: String) -> CivilDate {
    guard let day = CivilDate(text) ?? CivilDate(year: 1, month: 1, day: 1) else {
        preconditionFailure("the first day of all is a day")
    }
    return day
}

/// Statements written as `VERSION NAME;PARAMETER=VALUE:VALUE`, the version once, more properties after it line by line.
func statements(_ text: String) -> [BirthdayStatement] {
    var version = Version.v3_0
    var result: [BirthdayStatement] = []
    for (index, line) in text.split(separator: "\n").enumerated() {
        var rest = line[...]
        if let first = rest.split(separator: " ").first, let named = Version(rawValue: "\(first)") {
            version = named
            rest = rest.dropFirst(first.count + 1)
        }
        result.append(statement(rest, version: version, line: index + 1))
    }
    let labels = result.filter { $0.property == "X-ABLABEL" }
    result.removeAll { $0.property == "X-ABLABEL" }
    for index in result.indices {
        result[index].label = labels.first { $0.group == result[index].group }?.value
    }
    return result
}

private func statement(_ line: Substring, version: Version, line number: Int) -> BirthdayStatement {
    let colon = line.firstIndex(of: ":") ?? line.endIndex
    var parts = line[..<colon].split(separator: ";").map(String.init)
    let name = parts.isEmpty ? "" : parts.removeFirst()
    let names = name.split(separator: ".").map(String.init)
    return BirthdayStatement(
        property: (names.last ?? "").uppercased(),
        group: names.count > 1 ? names[0] : nil,
        parameters: parts.map { part in
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            return Parameter(name: pair[0], values: [pair.count > 1 ? pair[1] : ""])
        },
        value: colon == line.endIndex ? "" : String(line[line.index(after: colon)...]),
        line: number,
        version: version
    )
}

/// The reading of the first statement of a text.
func reading(_ text: String, today: CivilDate = referenceDay) -> BirthdayReading {
    guard let first = statements(text).first else {
        return BirthdayReading(property: "", line: 0, raw: "", calendar: "")
    }
    return BirthdayReading(first, today: today)
}

/// What the statements of a text come to together.
func birthday(_ text: String, today: CivilDate = referenceDay) -> Birthday {
    Birthday(statements(text), today: today)
}

/// What a row of a table expects, in short: `exact 1984-04-12`, `incomplete yearless 04-12`,
/// `ambiguous ambiguousZone 1984-04-11|1984-04-12`, `invalid impossibleDate`.
func summary(_ reading: BirthdayReading) -> String {
    var words = [reading.verdict.rawValue]
    if let reason = reading.reason, reading.verdict != .future, reading.verdict != .absent {
        words.append(reason.rawValue)
    }
    if reading.verdict == .incomplete { words += parts(reading) }
    if let date = reading.date { words.append(date.description) }
    words += candidates(reading.candidates)
    return words.joined(separator: " ")
}

/// The same of a whole birthday.
func summary(_ birthday: Birthday) -> String {
    var words = [birthday.verdict.rawValue]
    if let reason = birthday.reason, ![.future, .absent, .conflict].contains(birthday.verdict) {
        words.append(reason.rawValue)
    }
    if let date = birthday.date { words.append(date.description) }
    words += candidates(birthday.candidates)
    return words.joined(separator: " ")
}

private func candidates(_ days: [CivilDate]) -> [String] {
    days.isEmpty ? [] : [days.map(\.description).joined(separator: "|")]
}

/// `1984-04-12` with `?` for a part that is missing; nothing where all are.
private func parts(_ reading: BirthdayReading) -> [String] {
    if reading.missingParts.count == 3 { return [] }
    func two(_ part: Int?) -> String { part.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "?" }
    let leap = reading.isLeapMonth ? "L" : ""
    return [
        "\(reading.year.map(String.init) ?? "?")-\(two(reading.month))\(leap)-\(two(reading.day))"
    ]
}
