import Text
import VCard

extension JSContactEncoder {
    /// FN and N become the object `name` (RFC 9555 §2.5.2, §2.5.5).
    mutating func takeName(_ property: Property) {
        let language = translation(of: property)
        var parameters = JSContactParameters(
            property,
            rule: nil,
            contexts: false,
            isTranslation: language != nil
        )
        if property.kind == .fn {
            takeFormattedName(property, language, parameters)
            return
        }
        let path = ["name"]
        let found = components(property)
        if property.isSpoken, placements[path] != nil {
            if !takeSpoken(property, found, of: path) { keep(property) }
            return
        }
        let place =
            language.map { ["localizations", $0, "name/components"] } ?? ["name", "components"]
        guard card.value(at: place) == nil,
            !property.hasParts(behind: JSContactComponents.name.count)
        else {
            keep(property)
            return
        }
        guard !found.isEmpty else {
            if !property.isEmptyAndPlain { keep(property) }
            return
        }
        if language == nil { placements[path] = JSContactPlacement(property, found) }
        parameters.front = nameMembers(property, found, &parameters)
        put(parameters.object, at: path, language: language)
    }

    private mutating func takeFormattedName(
        _ property: Property,
        _ language: String?,
        _ parameters: JSContactParameters
    ) {
        let path = language.map { ["localizations", $0, "name/full"] } ?? ["name", "full"]
        guard card.value(at: path) == nil, let text = property.text else {
            keep(property)
            return
        }
        // The text has no object of its own that could hold parameters.
        if !parameters.unmapped.isEmpty || !parameters.members.isEmpty { keep(property) }
        guard !text.isEmpty else { return }
        card.set(.string(text), at: path)
    }

    /// The language of an FN or N that translates one that is there already.
    private func translation(of property: Property) -> String? {
        guard let tag = property.languageTag, tag.lowercased() != language?.lowercased() else {
            return nil
        }
        let member = property.kind == .fn ? "full" : "components"
        return card.value(at: ["name", member]) == nil ? nil : tag
    }

    private func components(_ property: Property) -> [JSContactComponent] {
        let parts = property.components ?? []
        var found: [JSContactComponent] = []
        for (part, texts) in parts.enumerated() where part < JSContactComponents.name.count {
            // A second surname and a generation stand with the others, too (RFC 9554 §2.2).
            let repeated = part == 0 ? 5 : part == 4 ? 6 : parts.count
            let own = JSContactEncoder.places(
                of: texts,
                without: parts.indices.contains(repeated) ? parts[repeated] : []
            )
            for item in own where !texts[item].isEmpty {
                found.append(
                    JSContactComponent(
                        part: part,
                        item: item,
                        kind: JSContactComponents.name[part],
                        value: texts[item]
                    )
                )
            }
        }
        return found
    }

    /// The places of texts that do not stand elsewhere, too; of equal ones the last count as those.
    private static func places(of texts: [String], without others: [String]) -> [Int] {
        var places = Array(texts.indices)
        for other in others {
            guard let place = places.lastIndex(where: { texts[$0] == other }) else { continue }
            places.remove(at: place)
        }
        return places
    }

    private func nameMembers(
        _ property: Property,
        _ found: [JSContactComponent],
        _ parameters: inout JSContactParameters
    ) -> [(key: String, value: JSONValue)] {
        var members = componentMembers(found, &parameters)
        if var sort = parameters.unmapped["sort-as"] {
            // RFC 6350 §5.9 writes the list as one quoted text.
            if sort.count == 1 {
                sort = sort[0].split(separator: ",", omittingEmptySubsequences: false)
                    .map(String.init)
            }
            let names = zip(["surname", "given"], sort).filter { !$0.1.isEmpty }
            if sort.count <= 2, !names.isEmpty {
                parameters.unmapped["sort-as"] = nil
                members.append(("sortAs", .members(names.map { ($0.0, .string($0.1)) })))
            }
        }
        return members
    }

    /// The components in the order that JSCOMPS says, or in that of the property.
    func componentMembers(
        _ found: [JSContactComponent],
        _ parameters: inout JSContactParameters
    ) -> [(key: String, value: JSONValue)] {
        guard let text = parameters.unmapped["jscomps"]?.first, let order = JSContactOrder(text),
            let ordered = order.arranged(found)
        else { return [("components", .array(found.map(\.object)))] }
        parameters.unmapped["jscomps"] = nil
        var members: [(key: String, value: JSONValue)] = [
            ("components", .array(ordered.map(\.object))), ("isOrdered", true),
        ]
        if let separator = order.separator {
            members.append(("defaultSeparator", .string(separator)))
        }
        return members
    }
}
