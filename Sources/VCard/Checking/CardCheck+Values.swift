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

    mutating func checkTimestamp(_ line: ContentLine) {
        let bytes = storage.bytes
        let value = bytes.span.trimmed(line.value.wide)
        if !TimestampForm.matches(bytes.span, value) {
            report(.timestampInvalid, line, at: value, [told(line)])
        } else if !TimestampForm.isComplete(bytes.span, value) {
            report(.timestampIncomplete, line, at: value, [told(line)])
        }
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
        guard birthday.verdict == .conflict else { return }
        let contradicting = birthday.readings.filter { $0.notes.contains(.alternativeDisagrees) }
        for reading in contradicting {
            guard let earlier = birthday.readings.first(where: { $0.line != reading.line })
            else { continue }
            report(
                .birthdayConflict,
                atLine: reading.line,
                [reading.property, String(earlier.line)]
            )
        }
    }

    /// A BDAY that is a complete date in the form of its version, and not in the future; `VALUE=date` may say so.
    private func isPlainBirthday(_ line: ContentLine, _ today: CivilDate) -> Bool {
        guard line.kind == .bday, line.parameters.isEmpty || declaresDate(line) else {
            return false
        }
        let bytes = storage.bytes
        let value = bytes.span.extracting(line.value.wide)
        return PlainBirthday.date(value, version: card.version, today: today) != nil
    }

    /// Whether `VALUE=date` is the one parameter of a line.
    private func declaresDate(_ line: ContentLine) -> Bool {
        guard line.parameters.count == 1,
            let parameter = storage.parameters[line.parameters.wide].first
        else { return false }
        return storage.equals(parameter.name, capitals: Array("VALUE".utf8))
            && storage.equals(parameter.value, capitals: Array("DATE".utf8))
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
