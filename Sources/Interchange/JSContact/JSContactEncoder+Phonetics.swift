import Text
import VCard

/// Where the components of a name or an address stand in their array.
struct JSContactPlacement {
    /// The property that they are of.
    let property: Property
    /// The places in the array.
    let places: [(component: JSContactComponent, index: Int)]

    init(_ property: Property, _ found: [JSContactComponent]) {
        self.property = property
        let order = property.parameter("JSCOMPS").first.flatMap { JSContactOrder($0) }
        let arranged = order?.arranged(found) ?? found.map { .component($0) }
        places = arranged.enumerated().compactMap { index, entry in
            guard case .component(let component) = entry else { return nil }
            return (component, index)
        }
    }
}

extension Property {
    /// Whether it says how another property is spoken (PHONETIC, RFC 9554 §4.6).
    var isSpoken: Bool { !parameter("PHONETIC").isEmpty && !parameter("ALTID").isEmpty }
}

extension JSContactEncoder {
    /// N or ADR with PHONETIC become `phonetic` of the components that they say (RFC 9555 §2.3).
    ///
    /// Returns whether they did: part must stand for part, and nothing else may be said besides the label of a translation.
    mutating func takeSpoken(
        _ property: Property,
        _ found: [JSContactComponent],
        of path: [String]
    ) -> Bool {
        guard let placement = placements[path] else { return false }
        let origin = placement.property
        let alike = ["ALTID", "JSCOMPS", "PROP-ID"]
        guard alike.allSatisfy({ property.parameter($0) == origin.parameter($0) }),
            property.group?.lowercased() == origin.group?.lowercased(),
            found.count == placement.places.count
        else { return false }
        let isTranslation = property.parameter("LANGUAGE") != origin.parameter("LANGUAGE")
        let known = Set(
            alike + ["LANGUAGE", "PHONETIC", "SCRIPT"] + (isTranslation ? ["LABEL"] : [])
        )
        guard property.parameters.allSatisfy({ known.contains($0.name.uppercased()) }),
            property.languageTag != nil || !isTranslation
        else { return false }
        var members: [(path: [String], text: String)] = []
        for (component, index) in placement.places {
            guard
                let text = found.first(where: {
                    $0.part == component.part && $0.item == component.item
                })?.value
            else { return false }
            members.append((["components", String(index), "phonetic"], text))
        }
        let system = property.parameter("PHONETIC").first?.lowercased() ?? ""
        if system != "script" { members.append((["phoneticSystem"], system)) }
        let further = [("SCRIPT", "phoneticScript"), ("LABEL", "full")]
        for (parameter, member) in further {
            if let text = property.parameter(parameter).first { members.append(([member], text)) }
        }
        return put(members, of: path, language: isTranslation ? property.languageTag : nil)
    }

    /// Puts how something is spoken; returns false where that is said already.
    private mutating func put(
        _ members: [(path: [String], text: String)],
        of path: [String],
        language: String?
    ) -> Bool {
        let places = members.map { member in
            let place = path + member.path
            return language.map { ["localizations", $0, JSONPointer.pointer(place)] } ?? place
        }
        guard places.allSatisfy({ card.value(at: $0) == nil }) else { return false }
        for (place, member) in zip(places, members) { card.set(.string(member.text), at: place) }
        return true
    }
}
