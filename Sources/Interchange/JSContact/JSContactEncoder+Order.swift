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

    /// The properties with what has no LANGUAGE before its translations (RFC 9555 §2.3.11), and of several FN the one with
    /// the fewest parameters before the others (§2.5.2).
    ///
    /// What is no alternative of another property stays at its place.
    static func untranslatedFirst(_ properties: [Property]) -> [Property] {
        var places: [Alternatives: [Int]] = [:]
        for (place, property) in properties.enumerated() {
            guard property.kind != .other, let key = Alternatives(property) else { continue }
            places[key, default: []].append(place)
        }
        var ordered = properties
        for places in places.values where places.count > 1 {
            let sorted = places.sorted { one, other in
                let (first, second) = (rank(properties[one]), rank(properties[other]))
                return first == second ? one < other : first < second
            }
            for (place, origin) in zip(places, sorted) { ordered[place] = properties[origin] }
        }
        return ordered
    }

    private static func rank(_ property: Property) -> Int {
        let isTranslation = property.parameter("LANGUAGE").first.map { !$0.isEmpty } ?? false
        return isTranslation ? .max : property.kind == .fn ? property.parameters.count : 0
    }
}
