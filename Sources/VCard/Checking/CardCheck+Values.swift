import CivilCalendar
import Diagnostics

extension CardCheck {
    mutating func checkAddress(_ line: ContentLine, _ index: Int) {
        checkEscapedColon(line)
        let value = storage.bytes[line.value.wide]
        guard !value.contains(ASCII.semicolon), value.contains(where: { !$0.isBlank })
        else { return }
        report(.addressComponents, line)
    }

    mutating func checkTimestamp(_ line: ContentLine, _ index: Int) {
        let bytes = storage.bytes
        let value = bytes.span.trimmed(line.value.wide)
        guard !TimestampForm.matches(bytes.span, value) else { return }
        report(.timestampInvalid, line, [told(line)])
    }

    mutating func checkBirthdays(today: CivilDate) {
        var lines: [Int] = []
        for index in storage.lines.indices where storage.lines[index].kind.isBirthday {
            lines.append(index)
        }
        guard let first = lines.first else { return }
        if lines.count == 1, isPlainBirthday(storage.lines[first], today) { return }
        let birthday = card.birthday(today: today)
        for reading in birthday.readings { report(reading) }
        guard birthday.verdict == .conflict, birthday.readings.count > 1 else { return }
        let dated = birthday.readings.filter { $0.verdict != .absent }
        guard let earliest = dated.first, let last = dated.dropFirst().last else { return }
        report(.birthdayConflict, atLine: last.line, [last.property, String(earliest.line)])
    }

    /// A BDAY that is a complete date in the form of its version, and not in the future.
    private func isPlainBirthday(_ line: ContentLine, _ today: CivilDate) -> Bool {
        guard line.kind == .bday, line.parameters.isEmpty else { return false }
        let value = line.value.wide
        let bytes = storage.bytes[value]
        let start = value.lowerBound
        var number = 0
        for (offset, byte) in bytes.enumerated() {
            if bytes.count == 10, offset == 4 || offset == 7 {
                guard byte == 0x2D, card.version != .v4_0 else { return false }
            } else {
                guard byte.isDigit, offset < 10 else { return false }
                number = number * 10 + Int(storage.bytes[start + offset] - 0x30)
            }
        }
        guard bytes.count == 8 || bytes.count == 10,
            let date = CivilDate(
                year: number / 10_000,
                month: number / 100 % 100,
                day: number % 100
            )
        else { return false }
        return date <= today && date.year > 1000 && ![1604, 1900, 1904].contains(date.year)
    }

    private mutating func report(_ reading: BirthdayReading) {
        let told = [reading.property]
        if let rule = Rule.birthday(reading) { report(rule, atLine: reading.line, told) }
        for note in reading.notes {
            switch note {
            case .formOfAnotherVersion, .orderInferred:
                report(
                    .birthdayForm,
                    atLine: reading.line,
                    [reading.property, card.version.rawValue]
                )
            case .strayMarks: report(.birthdayMarks, atLine: reading.line, told)
            case .fillerYear(let year):
                report(
                    .birthdayFiller,
                    atLine: reading.line,
                    [reading.property, String(year)]
                )
            case .repeated: report(.birthdayRepeated, atLine: reading.line, told)
            case .midnightElsewhere, .midnightUTC, .otherDay, .alternativeDisagrees,
                .lunarDigitsAsGregorian, .calendarOfCelebration:
                break
            }
        }
    }
}

extension Rule {
    /// The rule that a reading's verdict breaks, if any.
    static func birthday(_ reading: BirthdayReading) -> Rule? {
        switch (reading.verdict, reading.reason) {
        case (.absent, _): .birthdayEmpty
        case (.future, _): .birthdayFuture
        case (.invalid, .impossibleDate), (.invalid, .nonexistentLeapMonth): .birthdayImpossible
        case (.invalid, .placeholderYear): .birthdayPlaceholder
        case (.invalid, .unsupportedCalendar), (.invalid, .outOfRange): .birthdayCalendar
        case (.invalid, _): .birthdayNotADate
        case (.ambiguous, .ambiguousOrder): .birthdayOrder
        case (.ambiguous, .ambiguousZone): .birthdayMidnight
        case (.ambiguous, _): .birthdayAmbiguous
        case (.exact, _), (.incomplete, _), (.conflict, _): nil
        }
    }
}

extension PropertyKind {
    /// Whether a birthday can stand in the property.
    var isBirthday: Bool {
        switch self {
        case .bday, .altBirthday, .androidCustom, .abDate: true
        default: false
        }
    }
}
