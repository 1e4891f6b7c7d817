import VCard

extension CSVSheet {
    /// The columns of Outlook that contacts fill.
    static let outlookColumns: [String] = [
        "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Company", "Department",
        "Job Title", "Business Street", "Business Street 2", "Business Street 3", "Business City",
        "Business State", "Business Postal Code", "Business Country/Region", "Home Street",
        "Home Street 2", "Home Street 3", "Home City", "Home State", "Home Postal Code",
        "Home Country/Region", "Other Street", "Other Street 2", "Other Street 3", "Other City",
        "Other State", "Other Postal Code", "Other Country/Region", "Assistant's Phone",
        "Business Fax", "Business Phone", "Business Phone 2", "Callback", "Car Phone",
        "Company Main Phone", "Home Fax", "Home Phone", "Home Phone 2", "ISDN", "Mobile Phone",
        "Other Fax", "Other Phone", "Pager", "Primary Phone", "Radio Phone", "TTY/TDD Phone",
        "Telex", "Account", "Anniversary", "Assistant's Name", "Billing Information", "Birthday",
        "Business Address PO Box", "Categories", "Children", "Directory Server", "E-mail Address",
        "E-mail Type", "E-mail Display Name", "E-mail 2 Address", "E-mail 2 Type",
        "E-mail 2 Display Name", "E-mail 3 Address", "E-mail 3 Type", "E-mail 3 Display Name",
        "Gender", "Government ID Number", "Hobby", "Home Address PO Box", "Initials",
        "Internet Free Busy", "Keywords", "Language", "Location", "Manager's Name", "Mileage",
        "Notes", "Office Location", "Organizational ID Number", "Other Address PO Box", "Priority",
        "Private", "Profession", "Referred By", "Sensitivity", "Spouse", "User 1", "User 2",
        "User 3", "User 4", "Web Page",
    ]

    /// Fills the columns of Outlook.
    mutating func fillOutlook(_ modern: ModernCard) {
        for property in modern.card.properties {
            guard let reason = place(property) else { continue }
            losses.append(modern.loss(property, reason))
        }
        if isFree("First Name"), isFree("Last Name"), isFree("Company"),
            let name = modern.card.name.formatted
        {
            put(name, "First Name")
        }
    }

    private mutating func place(_ property: Property) -> ConversionLoss.Reason? {
        if property.isInlineMedia { return .media }
        let text = property.text ?? ""
        switch property.kind {
        case .version, .prodid, .rev, .uid, .fn, .abLabel, .kind: return nil
        case .n:
            let names = ["Last Name", "First Name", "Middle Name", "Title", "Suffix"]
            return putName(property, names) ? nil : .noRoom
        case .org: return organizationUnits(property)
        case .title: return first(text, ["Job Title"])
        case .role: return first(text, ["Profession"])
        case .note: return put(text, "Notes", separator: "\n") ? nil : .noRoom
        case .categories:
            for item in property.list ?? [] { put(item, "Categories", separator: ";") }
            return nil
        case .bday: return day(property, "Birthday")
        case .anniversary: return day(property, "Anniversary")
        case .email:
            return first(
                property.address,
                ["E-mail Address", "E-mail 2 Address", "E-mail 3 Address"]
            )
        case .tel: return first(property.address, property.outlookNumbers)
        case .url: return first(text, ["Web Page"])
        case .fburl: return first(text, ["Internet Free Busy"])
        case .hobby: return put(text, "Hobby", separator: ", ") ? nil : .noRoom
        case .lang: return put(text, "Language", separator: ", ") ? nil : .noRoom
        case .related where property.types.contains("spouse"): return first(text, ["Spouse"])
        case .related where property.types.contains("child"):
            return put(text, "Children", separator: ", ") ? nil : .noRoom
        case .adr: return address(property)
        default: return .noPlace
        }
    }

    /// The first free column of several.
    private mutating func first(_ text: String, _ columns: [String]) -> ConversionLoss.Reason? {
        guard let column = columns.first(where: { isFree($0) }) else { return .noRoom }
        put(text, column)
        return nil
    }

    private mutating func organizationUnits(_ property: Property) -> ConversionLoss.Reason? {
        guard isFree("Company") else { return .noRoom }
        let units = (property.components ?? []).map { $0.joined(separator: ", ") }
        put(units.first ?? "", "Company")
        put(units.dropFirst().filter { !$0.isEmpty }.joined(separator: ", "), "Department")
        return nil
    }

    /// Outlook reads full dates only.
    private mutating func day(_ property: Property, _ column: String) -> ConversionLoss.Reason? {
        guard let date = property.plainDate, !date.hasPrefix("--") else { return .noPlace }
        return put(date, column) ? nil : .noRoom
    }

    private mutating func address(_ property: Property) -> ConversionLoss.Reason? {
        let types = property.types
        let wanted =
            types.contains("work")
            ? ["Business", "Other"]
            : types.contains("home") ? ["Home", "Other"] : ["Other", "Home", "Business"]
        let parts = ["Street", "Street 2", "City", "State", "Postal Code", "Country/Region"]
        let free = wanted.first { place in
            parts.allSatisfy { isFree("\(place) \($0)") } && isFree("\(place) Address PO Box")
        }
        guard let place = free else { return .noRoom }
        let components = (property.components ?? []).map { $0.joined(separator: ", ") }
        let names = [
            "Address PO Box", "Street 2", "Street", "City", "State", "Postal Code",
            "Country/Region",
        ]
        for (name, part) in zip(names, components) { put(part, "\(place) \(name)") }
        return nil
    }
}

extension Property {
    /// The columns of Outlook that a number may go into, the best first.
    fileprivate var outlookNumbers: [String] {
        let types = types
        let rest = ["Other Phone", "Primary Phone", "Callback", "Car Phone", "Radio Phone"]
        if types.contains("fax") {
            let own = types.contains("work") ? "Business Fax" : "Home Fax"
            return types.contains("work") || types.contains("home")
                ? [own, "Other Fax"] : ["Other Fax", "Business Fax", "Home Fax"]
        }
        if types.contains("pager") { return ["Pager"] + rest }
        if types.contains("textphone") { return ["TTY/TDD Phone"] + rest }
        if types.contains("cell") { return ["Mobile Phone"] + rest }
        if types.contains("work") { return ["Business Phone", "Business Phone 2"] + rest }
        if types.contains("home") { return ["Home Phone", "Home Phone 2"] + rest }
        return rest
    }
}
