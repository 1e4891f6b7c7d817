public import CivilCalendar

extension Card {
    /// Reads every form in which the card carries a birthday; days after `today` are future.
    ///
    /// Read are `BDAY`, `X-ALTBDAY`, Android's contact events and labelled `X-ABDATE`; anniversaries and other dates are left out.
    public func birthday(today: CivilDate) -> Birthday {
        let statements = birthdayStatements
        return statements.isEmpty ? .absent : Birthday(statements, today: today)
    }

    /// The properties that speak of a birthday, in the order of the card.
    package var birthdayStatements: [BirthdayStatement] {
        var statements: [BirthdayStatement] = []
        var labels: [String: String] = [:]
        var isLabelled = false
        for property in properties {
            switch property.kind {
            case .bday, .altBirthday, .androidCustom: statements.append(statement(property))
            case .abDate:
                statements.append(statement(property))
                isLabelled = true
            case .abLabel:
                guard let group = property.group?.uppercased(), let text = property.text
                else { continue }
                labels[group] = labels[group] ?? text
            default: continue
            }
        }
        if isLabelled {
            for index in statements.indices {
                guard let group = statements[index].group?.uppercased() else { continue }
                statements[index].label = labels[group]
            }
        }
        return statements.filter(\.isAboutBirthday)
    }

    private func statement(_ property: Property) -> BirthdayStatement {
        BirthdayStatement(
            property: property.name.uppercased(),
            group: property.group,
            parameters: property.parameters,
            value: property.escapedText ?? "",
            line: property.line,
            version: version
        )
    }
}
