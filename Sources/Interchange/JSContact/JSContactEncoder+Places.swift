import Text
import VCard

extension JSContactEncoder {
    /// ADR, and GEO and TZ where they stand alone, become `addresses` (RFC 9555 §2.6.1, §2.8).
    mutating func takePlace(_ property: Property) {
        switch property.kind {
        case .adr: takeAddress(property)
        case .geo: takeLone(property, "coordinates", property.text)
        default:
            let text = property.text ?? ""
            let declared = property.parameter("VALUE").first?.lowercased()
            let isOffset = text.hasPrefix("+") || text.hasPrefix("-") || declared == "utc-offset"
            let zone =
                isOffset ? JSContactZone.zone(ofOffset: text) : text.contains("/") ? text : nil
            takeLone(property, "timeZone", zone)
        }
    }

    private mutating func takeLone(_ property: Property, _ member: String, _ text: String?) {
        guard let text, !text.isEmpty else {
            keep(property)
            return
        }
        let (id, language) = place(property, in: ["addresses"])
        guard language == nil else {
            keep(property)
            return
        }
        var parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        if property.kind == .tz, JSContactZone.offset(of: text) != nil {
            parameters.unmapped["value"] = nil
        }
        parameters.front = [
            (member, .string(text)), ("vCardName", .string(property.name.lowercased())),
        ]
        put(parameters.object, at: ["addresses", id], language: nil)
    }

    private mutating func takeAddress(_ property: Property) {
        let (id, language) = place(property, in: ["addresses"])
        var parameters = JSContactParameters(property, rule: nil, isTranslation: language != nil)
        let found = addressComponents(property)
        var members: [(key: String, value: JSONValue)] = []
        if !found.isEmpty { members = componentMembers(found, &parameters) }
        let names = [
            ("label", "full"), ("cc", "countryCode"), ("geo", "coordinates"), ("tz", "timeZone"),
        ]
        for (name, member) in names {
            guard let values = parameters.unmapped[name], values.count == 1 else { continue }
            let text =
                name == "tz" ? JSContactZone.zone(ofOffset: values[0]) ?? values[0] : values[0]
            parameters.unmapped[name] = nil
            members.append((member, .string(text)))
        }
        if let pref = parameters.unmapped["pref"]?.first.flatMap({ Int($0) }),
            (1...100).contains(pref)
        {
            parameters.unmapped["pref"] = nil
            parameters.members["pref"] = .integer(pref)
        }
        parameters.front = members
        put(parameters.object, at: ["addresses", id], language: language)
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
