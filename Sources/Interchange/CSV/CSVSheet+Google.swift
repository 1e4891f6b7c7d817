import VCard

extension CSVSheet {
    /// How many numbered columns of each kind there are; further values stand behind the last, as Google separates them.
    private static let counts = [
        ("E-mail", 4), ("Phone", 5), ("Address", 3), ("Website", 3), ("Relation", 2), ("Event", 3),
        ("Custom Field", 2),
    ]
    /// What separates several values of one field.
    private static let separator = " ::: "

    /// The columns of Google Contacts.
    static var googleColumns: [String] {
        var columns = [
            "First Name", "Middle Name", "Last Name", "Phonetic First Name",
            "Phonetic Middle Name", "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname",
            "File As", "Organization Name", "Organization Title", "Organization Department",
            "Birthday", "Notes", "Photo", "Labels",
        ]
        for (name, count) in counts {
            for number in 1...count {
                columns.append("\(name) \(number) - Label")
                columns +=
                    name == "Address"
                    ? addressParts.map { "Address \(number) - \($0)" }
                    : ["\(name) \(number) - Value"]
            }
        }
        return columns
    }

    private static let addressParts = [
        "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
        "Extended Address",
    ]

    /// Fills the columns of Google Contacts.
    mutating func fillGoogle(_ modern: ModernCard) {
        let labels = modern.labels
        for property in modern.card.properties {
            guard let reason = place(property, labels) else { continue }
            losses.append(modern.loss(property, reason))
        }
        if isFree("First Name"), isFree("Last Name"), let name = modern.card.name.formatted {
            put(name, "First Name")
        }
    }

    /// Puts a property into its columns; says why where it has none.
    private mutating func place(
        _ property: Property,
        _ labels: [String: String]
    ) -> ConversionLoss.Reason? {
        if property.isInlineMedia { return .media }
        let label = property.group.flatMap { labels[$0.lowercased()] }
        switch property.kind {
        case .version, .prodid, .rev, .uid, .fn, .abLabel, .kind: return nil
        case .n:
            let names = ["Last Name", "First Name", "Middle Name", "Name Prefix", "Name Suffix"]
            return putName(property, names) ? nil : .noRoom
        case .nickname: return text(property, "Nickname", separator: ", ")
        case .org: return organization(property)
        case .title: return text(property, "Organization Title", separator: CSVSheet.separator)
        case .note: return text(property, "Notes", separator: "\n")
        case .categories: return text(property, "Labels", separator: CSVSheet.separator)
        case .bday: return birthday(property)
        case .photo: return text(property, "Photo")
        case .email: return numbered(property.address, "E-mail", label ?? property.label)
        case .tel: return numbered(property.address, "Phone", label ?? property.label)
        case .url: return numbered(property.text ?? "", "Website", label ?? property.label)
        case .related: return numbered(property.text ?? "", "Relation", label ?? property.label)
        case .anniversary: return date(property, "Anniversary")
        case .abDate: return date(property, label ?? "")
        case .adr: return address(property, label ?? property.label)
        case .other where property.name.uppercased() == "X-ABRELATEDNAMES":
            return numbered(property.text ?? "", "Relation", label ?? "")
        default: return .noPlace
        }
    }

    private mutating func text(
        _ property: Property,
        _ column: String,
        separator: String? = nil
    ) -> ConversionLoss.Reason? {
        let texts =
            property.kind == .categories || property.kind == .nickname
            ? property.list ?? [] : [property.text ?? ""]
        return texts.allSatisfy { put($0, column, separator: separator) } ? nil : .noRoom
    }

    private mutating func organization(_ property: Property) -> ConversionLoss.Reason? {
        let units = (property.components ?? []).map { $0.joined(separator: ", ") }
        let isFree = isFree("Organization Name")
        put(units.first ?? "", "Organization Name", separator: CSVSheet.separator)
        let rest = units.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
        put(rest, "Organization Department", separator: isFree ? nil : CSVSheet.separator)
        return nil
    }

    private mutating func birthday(_ property: Property) -> ConversionLoss.Reason? {
        guard let date = property.plainDate else { return .noPlace }
        return put(date.hasPrefix("--") ? " \(date)" : date, "Birthday") ? nil : .noRoom
    }

    private mutating func date(_ property: Property, _ label: String) -> ConversionLoss.Reason? {
        guard let date = property.plainDate else { return .noPlace }
        return numbered(date.hasPrefix("--") ? " \(date)" : date, "Event", label)
    }

    /// Puts a value into the next free column of a kind, else behind the last one.
    private mutating func numbered(
        _ value: String,
        _ name: String,
        _ label: String
    ) -> ConversionLoss.Reason? {
        guard !value.isEmpty else { return nil }
        let count = CSVSheet.counts.first { $0.0 == name }?.1 ?? 1
        let number = (1...count).first { isFree("\(name) \($0) - Value") } ?? count
        put(value, "\(name) \(number) - Value", separator: CSVSheet.separator)
        put(label, "\(name) \(number) - Label", separator: CSVSheet.separator)
        return nil
    }

    private mutating func address(_ property: Property, _ label: String) -> ConversionLoss.Reason? {
        let count = CSVSheet.counts.first { $0.0 == "Address" }?.1 ?? 1
        let free = (1...count).first { number in
            CSVSheet.addressParts.allSatisfy { isFree("Address \(number) - \($0)") }
        }
        guard let number = free else { return .noRoom }
        let parts = (property.components ?? []).map { $0.joined(separator: ", ") }
        let names = [
            "PO Box", "Extended Address", "Street", "City", "Region", "Postal Code", "Country",
        ]
        for (name, part) in zip(names, parts) { put(part, "Address \(number) - \(name)") }
        put(property.parameter("LABEL").first ?? "", "Address \(number) - Formatted")
        put(label, "Address \(number) - Label")
        return nil
    }
}

extension Property {
    /// What Google calls the kind of an address or number.
    fileprivate var label: String {
        let types = types
        let place = types.contains("work") ? "Work" : types.contains("home") ? "Home" : ""
        let isPreferred = !parameter("PREF").isEmpty
        let kind =
            types.contains("cell")
            ? "Mobile"
            : types.contains("fax") ? "\(place) Fax" : types.contains("pager") ? "Pager" : place
        let label = kind.hasPrefix(" ") ? String(kind.dropFirst()) : kind
        let own = types.first { !["work", "home", "cell", "fax", "pager", "voice"].contains($0) }
        let name = label.isEmpty ? own ?? "" : label
        return isPreferred ? "* \(name)" : name
    }
}

extension ModernCard {
    /// The labels (`X-ABLabel`) by their groups in small letters, without Apple's brackets.
    var labels: [String: String] {
        var labels: [String: String] = [:]
        for property in card.properties where property.kind == .abLabel {
            guard let group = property.group?.lowercased(), var text = property.text else {
                continue
            }
            if text.hasPrefix("_$!<"), text.hasSuffix(">!$_") {
                text = String(text.dropFirst(4).dropLast(4))
            }
            labels[group] = labels[group] ?? text
        }
        return labels
    }
}
