import Text
import VCard

extension JSContactDecoder {
    /// The object `name` becomes FN and N (RFC 9555 §3.1, §2.5.2, §2.5.5).
    mutating func takeName(
        _ name: JSONValue,
        at path: [String],
        language: String?,
        members wanted: Set<String> = ["full", "components"]
    ) {
        guard name.object != nil else {
            keep(name, at: path)
            return
        }
        let alternative = alternatives["name"]
        let components = name["components"]?.array ?? []
        if wanted.contains("components"), !components.isEmpty {
            var head = JSContactHead("N", id: nil, object: name)
            head.localize(language, alternative)
            let known = takeComponents(name, components, &head)
            if language == nil {
                keep(membersOf: name, except: known.union(["full", "components"]), at: path)
            }
        } else if language == nil {
            keep(membersOf: name, except: ["full", "components"], at: path)
        }
        guard wanted.contains("full") else { return }
        if let full = name["full"]?.string {
            // The parameters belong to N where there is one.
            let object = components.isEmpty ? name : .emptyObject
            var head = JSContactHead("FN", id: nil, object: object)
            head.localize(language, language == nil ? nil : alternative)
            add(head.line(.text(full)))
        } else if language == nil, !components.isEmpty {
            // FN must be there; what is made from the components says so (RFC 9554 §4.4).
            var head = JSContactHead("FN", id: nil, object: .emptyObject)
            head.set("DERIVED", ["true"])
            lines.append(head.line(.text(JSContactDecoder.fullName(name, components))))
        }
    }

    private static func fullName(_ name: JSONValue, _ components: [JSONValue]) -> String {
        let separator = name["defaultSeparator"]?.string ?? " "
        var full = ""
        var isSeparated = true
        for component in components {
            let value = component["value"]?.string ?? ""
            let isSeparator = component["kind"]?.string == "separator"
            if !isSeparator, !isSeparated { full += separator }
            full += value
            isSeparated = isSeparator
        }
        return full
    }

    private mutating func takeComponents(
        _ name: JSONValue,
        _ components: [JSONValue],
        _ head: inout JSContactHead
    ) -> Set<String> {
        var parts = [[String]](repeating: [], count: JSContactComponents.name.count)
        let order = JSContactDecoder.place(components, in: &parts) { kind in
            JSContactComponents.name.firstIndex(of: kind)
        }
        guard let order else {
            keep(name["components"] ?? .null, at: ["name", "components"])
            return []
        }
        // Programs that know the five parts of RFC 6350 find everything there (RFC 9554 §2.2).
        parts[0] += parts[5]
        parts[4] += parts[6]
        var known = takeOrder(name, order, &head)
        if let sort = name["sortAs"]?.object,
            sort.allSatisfy({ ["surname", "given", "@type"].contains($0.key) })
        {
            known.insert("sortAs")
            let surname = name["sortAs"]?["surname"]?.string ?? ""
            let given = name["sortAs"]?["given"]?.string
            head.set("SORT-AS", [surname] + (given.map { [$0] } ?? []))
        }
        for (member, parameter) in [("phoneticSystem", "PHONETIC"), ("phoneticScript", "SCRIPT")] {
            guard let text = name[member]?.string else { continue }
            known.insert(member)
            head.set(parameter, [text])
        }
        let hasAll = !parts[5].isEmpty || !parts[6].isEmpty
        let written = parts.prefix(hasAll ? 7 : 5).map { $0.isEmpty ? [""] : $0 }
        lines.append(head.line(.components(written)))
        if !head.has("LANGUAGE") { keepDetails(components, at: ["name", "components"]) }
        return known
    }

    /// The order of components as JSCOMPS, where there is one.
    mutating func takeOrder(
        _ object: JSONValue,
        _ entries: [JSContactOrder.Entry],
        _ head: inout JSContactHead
    ) -> Set<String> {
        guard object["isOrdered"] == true else { return [] }
        let order = JSContactOrder(
            separator: object["defaultSeparator"]?.string,
            entries: entries
        )
        head.set("JSCOMPS", [order.text])
        return ["isOrdered", "defaultSeparator"]
    }

    /// Puts components into their parts; nil where one has no part.
    static func place(
        _ components: [JSONValue],
        in parts: inout [[String]],
        part: (String) -> Int?
    ) -> [JSContactOrder.Entry]? {
        var entries: [JSContactOrder.Entry] = []
        for component in components {
            guard let kind = component["kind"]?.string, let value = component["value"]?.string
            else {
                return nil
            }
            if kind == "separator" {
                entries.append(.separator(value))
                continue
            }
            guard let place = part(kind), parts.indices.contains(place) else { return nil }
            entries.append(.component(part: place, item: parts[place].count))
            parts[place].append(value)
        }
        return entries
    }

    /// Keeps what components say besides kind and value.
    mutating func keepDetails(_ components: [JSONValue], at path: [String]) {
        for (place, component) in components.enumerated() {
            keep(membersOf: component, except: ["kind", "value"], at: path + [String(place)])
        }
    }
}
