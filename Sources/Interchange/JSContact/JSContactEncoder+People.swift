import Text
import VCard

extension JSContactEncoder {
    /// BDAY, DEATHDATE, ANNIVERSARY and the places become `anniversaries` (RFC 9555 §2.5.1).
    ///
    /// A date in another calendar, a text and a part of a date that JSContact does not know are kept as they are:
    /// JSContact's dates are Gregorian, and its `calendarScale` only names the calendar of celebration.
    mutating func takeAnniversary(_ property: Property) {
        switch property.kind {
        case .birthplace: takeBirthplace(property, "birth")
        case .deathplace: takeBirthplace(property, "death")
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
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        parameters.unmapped["calscale"] = nil
        if declared != nil { parameters.unmapped["value"] = nil }
        if let scale { date.set(.string(scale), at: ["calendarScale"]) }
        let id = anniversaryID(kind, property)
        parameters.front = [("kind", .string(kind)), ("date", date)]
        put(parameters.object, at: ["anniversaries", id], language: nil)
    }

    private mutating func takeBirthplace(_ property: Property, _ kind: String) {
        let text = property.text ?? ""
        let isLink = property.parameter("VALUE").first?.lowercased() == "uri"
        let member = isLink ? "coordinates" : "full"
        let known = anniversary(kind, with: "place")
        let language = property.parameter("LANGUAGE").first
        guard !isLink || text.lowercased().hasPrefix("geo:") else {
            keep(property)
            return
        }
        if let known, let language {
            let pointer = "anniversaries/\(known)/place/\(member)"
            guard card.value(at: ["localizations", language, pointer]) == nil else {
                keep(property)
                return
            }
            card.set(.string(text), at: ["localizations", language, pointer])
            return
        }
        guard known == nil else {
            keep(property)
            return
        }
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        if isLink { parameters.unmapped["value"] = nil }
        let id = anniversaryID(kind, property)
        parameters.front = [(member, .string(text))]
        card.set(.string(kind), at: ["anniversaries", id, "kind"])
        put(parameters.object, at: ["anniversaries", id, "place"], language: nil)
    }

    /// The key of the anniversary of a kind that has a member already.
    private func anniversary(_ kind: String, with member: String) -> String? {
        card["anniversaries"]?.object?.first {
            $0.value["kind"]?.string == kind && $0.value[member] != nil
        }?.key
    }

    /// Birth and death stand once; the place and the date share a key.
    private mutating func anniversaryID(_ kind: String, _ property: Property) -> String {
        if kind != "wedding",
            let known = card["anniversaries"]?.object?.first(where: {
                $0.value["kind"]?.string == kind
            })
        {
            return known.key
        }
        return place(property, in: ["anniversaries"]).id
    }

    /// ORG becomes an object of `organizations` (RFC 9555 §2.9.4).
    mutating func takeOrganization(_ property: Property) {
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
        title.group.flatMap { organizations.groups[$0.lowercased()] }
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
