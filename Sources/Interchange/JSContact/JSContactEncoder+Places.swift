import Text
import VCard

extension JSContactEncoder {
    /// ADR, and GEO and TZ where they stand alone, become `addresses` (RFC 9555 §2.6.1, §2.8).
    mutating func takePlace(_ property: Property) {
        if property.kind == .adr {
            takeAddress(property)
        } else {
            takeLone(property)
        }
    }

    /// The member of an address that GEO or TZ become, and its value; nil where it cannot have it.
    private func placeMember(_ property: Property) -> (name: String, text: String)? {
        guard property.kind == .geo || property.kind == .tz, let text = property.text, !text.isEmpty
        else { return nil }
        if property.kind == .geo { return ("coordinates", text) }
        let isOffset =
            text.hasPrefix("+") || text.hasPrefix("-")
            || property.parameter("VALUE").first?.lowercased() == "utc-offset"
        if isOffset { return JSContactZone.zone(ofOffset: text).map { ("timeZone", $0) } }
        return text.contains("/") ? ("timeZone", text) : nil
    }

    private mutating func takeLone(_ property: Property) {
        guard let member = placeMember(property) else {
            keep(property)
            return
        }
        let (id, language) = place(property, in: ["addresses"])
        guard language == nil else {
            keep(property)
            return
        }
        places.note(id, of: property)
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        if property.kind == .tz, JSContactZone.offset(of: member.text) != nil {
            parameters.unmapped["value"] = nil
        }
        parameters.front = [
            (member.name, .string(member.text)), ("vCardName", .string(property.name.lowercased())),
        ]
        put(parameters.object, at: ["addresses", id], language: nil)
    }

    /// GEO and TZ of an address (RFC 9555 §2.8.3); the property is kept, for ADR has other places for them.
    mutating func joinPlace(_ property: Property) {
        guard let id = places.host(of: property), let member = placeMember(property) else {
            takePlace(property)
            return
        }
        let path = ["addresses", id, member.name]
        if card.value(at: path) == nil { card.set(.string(member.text), at: path) }
        keep(property)
    }

    private mutating func takeAddress(_ property: Property) {
        let found = addressComponents(property)
        if property.isSpoken, let id = alternative(of: property) {
            if !takeSpoken(property, found, of: ["addresses", id]) { keep(property) }
            return
        }
        // An address says at least one of these (RFC 9553 §2.5.1).
        let says = ["LABEL", "CC", "GEO", "TZ"].contains { !property.parameter($0).isEmpty }
        guard says || !found.isEmpty,
            !property.hasParts(behind: JSContactComponents.address.count)
        else {
            if !property.isEmptyAndPlain { keep(property) }
            return
        }
        let (id, language) = place(property, in: ["addresses"])
        let path = ["addresses", id]
        var parameters = JSContactParameters(property, rule: nil, isTranslation: language != nil)
        var members: [(key: String, value: JSONValue)] = []
        if language == nil {
            places.note(id, of: property)
            placements[path] = JSContactPlacement(property, found)
        }
        if !found.isEmpty { members = componentMembers(found, &parameters) }
        let names = [
            ("label", "full"), ("cc", "countryCode"), ("geo", "coordinates"), ("tz", "timeZone"),
        ]
        for (name, member) in names {
            guard let values = parameters.unmapped[name], values.count == 1 else { continue }
            let text =
                name == "tz" ? JSContactZone.zone(ofOffset: values[0]) ?? values[0] : values[0]
            // Where a property says the same, the parameter shows that the address says it, too.
            let isRepeated = source.properties.contains { placeMember($0)?.text == text }
            if !isRepeated { parameters.unmapped[name] = nil }
            members.append((member, .string(text)))
        }
        if let pref = parameters.unmapped["pref"]?.first.flatMap({ Int($0) }),
            (1...100).contains(pref)
        {
            parameters.unmapped["pref"] = nil
            parameters.members["pref"] = .integer(pref)
        }
        parameters.front = members
        put(parameters.object, at: path, language: language)
    }

    /// The components of an address.
    ///
    /// Where there are detailed parts, an extension and a street that only repeat them are no components of their own.
    private func addressComponents(_ property: Property) -> [JSContactComponent] {
        let parts = property.components ?? []
        var found: [JSContactComponent] = []
        for (part, texts) in parts.enumerated() where part < JSContactComponents.address.count {
            if part == 1, JSContactEncoder.repeats(texts, parts.dropFirst(7).prefix(3)) { continue }
            if part == 2, JSContactEncoder.repeats(texts, parts.dropFirst(10)) { continue }
            for (item, text) in texts.enumerated() where !text.isEmpty {
                found.append(
                    JSContactComponent(
                        part: part,
                        item: item,
                        kind: JSContactComponents.address[part],
                        value: text
                    )
                )
            }
        }
        return found
    }

    /// Whether every word of some texts stands in the detailed parts, too.
    private static func repeats(_ texts: [String], _ details: ArraySlice<[String]>) -> Bool {
        let words = texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        let there = details.flatMap { $0 }.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        return Set(words).isSubset(of: there)
    }
}
