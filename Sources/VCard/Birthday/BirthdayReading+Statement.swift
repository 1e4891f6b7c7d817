package import CivilCalendar

extension BirthdayReading {
    /// Reads a statement as far as it can be read; days after `today` are future.
    ///
    /// It never fails: what cannot be read is invalid and keeps its text.
    package init(_ statement: BirthdayStatement, today: CivilDate) {
        if statement.kind == .bday, statement.parameters.isEmpty,
            let day = PlainBirthday.date(
                statement.value.utf8.span,
                version: statement.version,
                today: today
            )
        {
            self.init(plain: day, of: statement)
        } else {
            self.init(full: statement, today: today)
        }
    }

    /// The reading of a value that can be read in one way only.
    private init(plain day: CivilDate, of statement: BirthdayStatement) {
        self.init(
            property: statement.property,
            line: statement.line,
            raw: statement.value,
            calendar: CalendarSystem.gregorian.identifier
        )
        year = day.year
        month = day.month
        self.day = day.day
        date = day
        verdict = .exact
    }

    /// Reads a statement by all the forms there are, the plain ones too.
    init(full statement: BirthdayStatement, today: CivilDate) {
        self.init(
            property: statement.property,
            line: statement.line,
            raw: statement.value,
            calendar: statement.calendarScale ?? "gregorian"
        )
        if statement.kind == .androidCustom {
            readEvent(of: statement, today: today)
        } else {
            read(DateText(statement.value, version: statement.version), of: statement, today: today)
        }
    }

    private mutating func readEvent(of statement: BirthdayStatement, today: CivilDate) {
        guard let event = AndroidEvent(statement.value, version: statement.version) else {
            refuse(.syntax)
            return
        }
        let text = DateText(event.date, version: .v2_1)
        read(text, of: statement, labelled: event.label, today: today)
    }

    private mutating func read(
        _ text: DateText,
        of statement: BirthdayStatement,
        today: CivilDate
    ) {
        let label = statement.kind == .abDate ? statement.label.map(DateLabel.init) : nil
        read(text, of: statement, labelled: label ?? .other, today: today)
    }

    private mutating func read(
        _ text: DateText,
        of statement: BirthdayStatement,
        labelled label: DateLabel,
        today: CivilDate
    ) {
        guard !text.isEmpty else {
            settleAsAbsent()
            return
        }
        if statement.valueType == "text" {
            settleAsIncomplete()
            reason = .text
            return
        }
        if text.hadStrayMarks { notes.append(.strayMarks) }
        if statement.kind == .altBirthday {
            readAlternate(text, of: statement, today: today)
            return
        }
        guard let system = CalendarSystem(identifier: calendar) else {
            refuse(.unsupportedCalendar)
            return
        }
        switch (system, label) {
        case (.gregorian, .chineseBirthday):
            readLunar(text, of: statement, in: .chinese, today: today)
        case (.gregorian, .koreanBirthday):
            readLunar(text, of: statement, in: .dangi, today: today)
        case (.gregorian, _):
            readGregorian(text, of: statement, today: today)
            if let other = statement.calendarOfCelebration {
                notes.append(.calendarOfCelebration(other))
            }
        default: readScaled(text, in: system, today: today)
        }
    }

    /// Without a calendar that we know the digits of `X-ALTBDAY` mean nothing.
    private mutating func readAlternate(
        _ text: DateText,
        of statement: BirthdayStatement,
        today: CivilDate
    ) {
        if statement.parameter("CALSCALE")?.isEmpty != false { calendar = "" }
        guard let system = CalendarSystem(identifier: calendar) else {
            refuse(.unsupportedCalendar)
            return
        }
        readAlternate(text, in: system, today: today)
    }
}

extension BirthdayStatement {
    /// Whether the property speaks of a birthday at all: a labelled date or an event only where it says so.
    package var isAboutBirthday: Bool {
        switch kind {
        case .bday, .altBirthday: true
        case .abDate: (label.map(DateLabel.init) ?? .other) != .other
        case .androidCustom:
            AndroidEvent(value, version: version).map { $0.label != .other } ?? false
        default: false
        }
    }
}
