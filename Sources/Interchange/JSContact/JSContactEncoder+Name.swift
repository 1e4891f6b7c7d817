import Text
import VCard

extension JSContactEncoder {
    /// FN and N become the object `name` (RFC 9555 §2.5.2, §2.5.5).
    mutating func takeName(_ property: Property) {
        let path = ["name"]
        let language = translation(of: property)
        var parameters = JSContactParameters(property, rule: nil, isTranslation: language != nil)
        if property.kind == .fn {
            takeFormattedName(property, language, parameters)
            return
        }
        guard language != nil || card.value(at: ["name", "components"]) == nil else {
            keep(property)
            return
        }
        let found = components(property)
        guard !found.isEmpty else { return }
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
        guard let language = property.parameter("LANGUAGE").first, !language.isEmpty else {
            return nil
        }
        let member = property.kind == .fn ? "full" : "components"
        guard card.value(at: ["name", member]) != nil else { return nil }
        let own = card["language"]?.string
        return own?.lowercased() == language.lowercased() ? nil : language
    }

    private func components(_ property: Property) -> [JSContactComponent] {
        let parts = property.components ?? []
        let repeated: [Int: [String]] = [
            0: parts.count > 5 ? parts[5] : [], 4: parts.count > 6 ? parts[6] : [],
        ]
        var found: [JSContactComponent] = []
        for (part, texts) in parts.enumerated() where part < JSContactComponents.name.count {
            for (item, text) in texts.enumerated() where !text.isEmpty {
                // A second surname and a generation stand with the others, too (RFC 9554 §2.2).
                if let later = repeated[part], later.contains(text), texts.count > 1 || part == 4 {
                    continue
                }
                found.append(
                    JSContactComponent(
                        part: part,
                        item: item,
                        kind: JSContactComponents.name[part],
                        value: text
                    )
                )
            }
        }
        return found
    }

    private func nameMembers(
        _ property: Property,
        _ found: [JSContactComponent],
        _ parameters: inout JSContactParameters
    ) -> [(key: String, value: JSONValue)] {
        var members = componentMembers(found, &parameters)
        if var sort = parameters.unmapped["sort-as"] {
            // RFC 6350 §5.9 writes the list as one quoted text.
            if sort.count == 1 { sort = sort[0].split(separator: ",").map(String.init) }
            let names = zip(["surname", "given"], sort).filter { !$0.1.isEmpty }
            if sort.count <= 2, !names.isEmpty {
                parameters.unmapped["sort-as"] = nil
                members.append(("sortAs", .members(names.map { ($0.0, .string($0.1)) })))
            }
        }
        for (name, member) in [("phonetic", "phoneticSystem"), ("script", "phoneticScript")] {
            guard let value = parameters.unmapped[name]?.first else { continue }
            parameters.unmapped[name] = nil
            members.append((member, .string(name == "phonetic" ? value.lowercased() : value)))
        }
        return members
    }

    /// The components in the order that JSCOMPS says, or in that of the property.
    func componentMembers(
        _ found: [JSContactComponent],
        _ parameters: inout JSContactParameters
    ) -> [(key: String, value: JSONValue)] {
        guard let text = parameters.unmapped["jscomps"]?.first, let order = JSContactOrder(text),
            let ordered = JSContactEncoder.ordered(found, order)
        else { return [("components", .array(found.map(JSContactEncoder.object)))] }
        parameters.unmapped["jscomps"] = nil
        var members: [(key: String, value: JSONValue)] = [
            ("components", .array(ordered)), ("isOrdered", true),
        ]
        if let separator = order.separator {
            members.append(("defaultSeparator", .string(separator)))
        }
        return members
    }

    private static func object(_ component: JSContactComponent) -> JSONValue {
        .members([("kind", .string(component.kind)), ("value", .string(component.value))])
    }

    /// The components and separators of an order; nil where it leaves one out or names one that is not there.
    private static func ordered(
        _ found: [JSContactComponent],
        _ order: JSContactOrder
    ) -> [JSONValue]? {
        var rest = found
        var ordered: [JSONValue] = []
        for entry in order.entries {
            switch entry {
            case .separator(let text):
                ordered.append(
                    .members([("kind", "separator"), ("value", .string(text))])
                )
            case .component(let part, let item):
                guard let place = rest.firstIndex(where: { $0.part == part && $0.item == item })
                else { return nil }
                ordered.append(object(rest.remove(at: place)))
            }
        }
        return rest.isEmpty ? ordered : nil
    }
}
