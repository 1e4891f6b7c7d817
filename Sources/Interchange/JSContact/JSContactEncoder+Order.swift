import VCard

extension JSContactEncoder {
    /// Properties that are one value in several languages: of one name and ALTID; FN, which stands once, also without.
    private struct Alternatives: Hashable {
        let kind: PropertyKind
        let id: String

        init?(_ property: Property) {
            let id = property.parameter("ALTID").first
            guard id != nil || property.kind == .fn else { return nil }
            kind = property.kind
            self.id = property.kind == .fn ? "" : id ?? ""
        }
    }

    /// The language of what is not translated: LANGUAGE, else that of the name, and where the name has several the one
    /// that most properties have (RFC 9555 §2.3.11).
    static func language(of card: Card) -> String? {
        if let property = card.property("LANGUAGE") {
            return property.text.flatMap { $0.isEmpty ? nil : $0 }
        }
        let names = card.properties("FN").map(\.languageTag)
        // A name without LANGUAGE is what is translated, whatever language it is in.
        guard !names.contains(nil) else { return nil }
        var counts: [String: Int] = [:]
        for property in card.properties {
            guard let tag = property.languageTag else { continue }
            counts[tag.lowercased(), default: 0] += 1
        }
        var best: String?
        for tag in names.compactMap(\.self) {
            guard let known = best else {
                best = tag
                continue
            }
            if counts[tag.lowercased()] ?? 0 > counts[known.lowercased()] ?? 0 { best = tag }
        }
        return best.map { $0.contains("-") ? $0 : $0.lowercased() }
    }

    /// The properties with what has no LANGUAGE or that of the card before its translations (RFC 9555 §2.3.11), what is
    /// written before how it is spoken, and of several FN the one with the fewest parameters before the others (§2.5.2).
    ///
    /// What is no alternative of another property stays at its place.
    static func untranslatedFirst(_ properties: [Property], language: String?) -> [Property] {
        var places: [Alternatives: [Int]] = [:]
        for (place, property) in properties.enumerated() {
            guard property.kind != .other, let key = Alternatives(property) else { continue }
            places[key, default: []].append(place)
        }
        var ordered = properties
        for places in places.values where places.count > 1 {
            let sorted = places.sorted { one, other in
                let first = rank(properties[one], language)
                let second = rank(properties[other], language)
                return first == second ? one < other : first < second
            }
            for (place, origin) in zip(places, sorted) { ordered[place] = properties[origin] }
        }
        return ordered
    }

    private static func rank(_ property: Property, _ language: String?) -> Int {
        if property.isSpoken { return .max }
        guard let tag = property.languageTag else {
            return property.kind == .fn ? property.parameters.count : 0
        }
        return tag.lowercased() == language?.lowercased() ? .max - 2 : .max - 1
    }
}

extension Property {
    /// The LANGUAGE of the value; nil where it is empty.
    var languageTag: String? { parameter("LANGUAGE").first.flatMap { $0.isEmpty ? nil : $0 } }
}
