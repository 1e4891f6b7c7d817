import Text
import VCard

extension JSContactEncoder {
    /// BDAY, DEATHDATE and ANNIVERSARY become `anniversaries` (RFC 9555 §2.5.1).
    ///
    /// A date in another calendar, a text and a part of a date that JSContact does not know are kept as they are:
    /// JSContact's dates are Gregorian, and its `calendarScale` only names the calendar of celebration.
    mutating func takeAnniversary(_ property: Property) {
        switch property.kind {
        case .bday: takeDate(property, "birth")
        case .deathdate: takeDate(property, "death")
        default: takeDate(property, "wedding")
        }
    }

    private mutating func takeDate(_ property: Property, _ kind: String) {
        let scale = property.parameter("CALSCALE").first?.lowercased()
        let declared = property.parameter("VALUE").first?.lowercased()
        guard declared != "text", scale == nil || scale == "gregorian",
            kind == "wedding" || anniversary(kind, with: "date") == nil,
            var date = property.text.flatMap({ JSContactDate.date($0) })
        else {
            keep(property)
            return
        }
        var parameters = JSContactParameters(
            property,
            rule: nil,
            contexts: false,
            isTranslation: false
        )
        parameters.unmapped["calscale"] = nil
        if declared != nil { parameters.unmapped["value"] = nil }
        if let scale { date.set(.string(scale), at: ["calendarScale"]) }
        let id = place(property, in: ["anniversaries"]).id
        parameters.front = [("kind", .string(kind)), ("date", date)]
        put(parameters.object, at: ["anniversaries", id], language: nil)
    }

    /// BIRTHPLACE and DEATHPLACE become the places of anniversaries, which no anniversary is without a date (RFC 9555
    /// §2.5.1, RFC 9553 §2.8.1).
    mutating func takeBirthplace(_ property: Property) {
        let text = property.text ?? ""
        let kind = property.kind == .birthplace ? "birth" : "death"
        let isLink = property.parameter("VALUE").first?.lowercased() == "uri"
        guard !isLink || text.lowercased().hasPrefix("geo:"),
            let id = anniversary(kind, with: "date")
        else {
            keep(property)
            return
        }
        let path = ["anniversaries", id, "place"]
        let member = isLink ? "coordinates" : "full"
        if let place = card.value(at: path) {
            if !translate(property, text, place, path + [member]) { keep(property) }
            return
        }
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        if isLink { parameters.unmapped["value"] = nil }
        parameters.front = [(member, .string(text))]
        put(parameters.object, at: path, language: nil)
    }

    /// Puts a place in another language; returns false where it says more than the place that it translates, or where
    /// that language has one.
    private mutating func translate(
        _ property: Property,
        _ text: String,
        _ place: JSONValue,
        _ path: [String]
    ) -> Bool {
        guard let tag = property.languageTag, tag.lowercased() != language?.lowercased() else {
            return false
        }
        let free = ["language", "value"]
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        for name in free { parameters.unmapped[name] = nil }
        let known = place["vCardParams"]?.without(Set(free)) ?? .emptyObject
        let target = ["localizations", tag, JSONPointer.pointer(path)]
        guard parameters.members.isEmpty, parameters.vCardParams == known,
            card.value(at: target) == nil
        else { return false }
        card.set(.string(text), at: target)
        return true
    }

    /// The key of the anniversary of a kind that has a member already.
    private func anniversary(_ kind: String, with member: String) -> String? {
        card["anniversaries"]?.object?.first {
            $0.value["kind"]?.string == kind && $0.value[member] != nil
        }?.key
    }

    /// ORG becomes an object of `organizations` (RFC 9555 §2.9.4).
    mutating func takeOrganization(_ property: Property) {
        // An organization has a name or units (RFC 9553 §2.2).
        guard property.hasParts(behind: 0) else {
            if !property.isEmptyAndPlain { keep(property) }
            return
        }
        let reserved = organizations.lines[property.line]
        let (id, language) = reserved.map { ($0, nil) } ?? place(property, in: ["organizations"])
        var parameters = JSContactParameters(property, rule: nil, isTranslation: language != nil)
        let names = (property.components ?? []).map { $0.joined(separator: ",") }
        let sort = parameters.unmapped["sort-as"] ?? []
        let sortsAll = sort.count <= max(1, names.count)
        var members: [(key: String, value: JSONValue)] = []
        if let name = names.first, !name.isEmpty { members.append(("name", .string(name))) }
        if sortsAll, let first = sort.first, !first.isEmpty {
            members.append(("sortAs", .string(first)))
        }
        let units = names.dropFirst().enumerated().map { place, name in
            var unit: [(key: String, value: JSONValue)] = [("name", .string(name))]
            if sortsAll, place + 1 < sort.count, !sort[place + 1].isEmpty {
                unit.append(("sortAs", .string(sort[place + 1])))
            }
            return JSONValue.members(unit)
        }
        if !units.isEmpty { members.append(("units", .array(units))) }
        if sortsAll { parameters.unmapped["sort-as"] = nil }
        parameters.front = members
        put(parameters.object, at: ["organizations", id], language: language)
    }

    /// The key of the organization in whose group a title stands.
    func organization(of title: Property) -> String? {
        title.group.flatMap { organizations.groups[$0.lowercased()] ?? nil }
    }

    /// RELATED becomes `relatedTo` (RFC 9555 §2.9.5).
    mutating func takeRelation(_ property: Property) {
        guard let text = property.text, !text.isEmpty,
            card.value(at: ["relatedTo", text]) == nil
        else {
            keep(property)
            return
        }
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        parameters.members["contexts"] = nil
        parameters.unmapped["type"] = nil
        parameters.front = [("relation", .flags(property.types))]
        put(parameters.object, at: ["relatedTo", text], language: nil)
    }
}
