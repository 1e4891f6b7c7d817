import Text
import VCard

extension JSContactDecoder {
    /// The object `name` becomes FN and N (RFC 9555 §3.1, §2.5.2, §2.5.5).
    mutating func takeName(
        _ name: JSONValue,
        at path: [String],
        language: String?,
        members wanted: Set<String> = ["full", "components"],
        isSpoken: Bool = false
    ) {
        guard name.object != nil else {
            keep(at: path)
            return
        }
        let components = name["components"]?.array ?? []
        if wanted.contains("components"), !components.isEmpty {
            let known = takeComponents(name, components, language, isSpoken: isSpoken)
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
            head.localize(language, language == nil ? nil : alternatives["name"])
            add(head.line(.text(full)))
        } else if language == nil {
            if name["full"] != nil { keep(at: path + ["full"]) }
            guard !components.isEmpty else { return }
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
        _ language: String?,
        isSpoken: Bool
    ) -> Set<String> {
        var head = JSContactHead("N", id: nil, object: name)
        head.localize(language, alternatives["name"])
        var parts = [[String]](repeating: [], count: JSContactComponents.name.count)
        let order = JSContactDecoder.place(components, in: &parts) { kind in
            JSContactComponents.name.firstIndex(of: kind)
        }
        guard let order else {
            if language == nil { keep(at: ["name", "components"]) }
            return []
        }
        // Programs that know the five parts of RFC 6350 find everything there (RFC 9554 §2.2).
        parts[0] += parts[5]
        parts[4] += parts[6]
        var known = takeOrder(name, order, &head)
        if let sort = JSContactDecoder.sorting(name) {
            known.insert("sortAs")
            head.set("SORT-AS", [sort])
        }
        if isSpoken { takeSpeech(of: name, &head) }
        let hasAll = !parts[5].isEmpty || !parts[6].isEmpty
        let written = parts.prefix(hasAll ? 7 : 5).map { $0.isEmpty ? [""] : $0 }
        lines.append(head.line(.components(written)))
        guard language == nil, !isSpoken else { return known }
        var details: Set<String> = ["kind", "value"]
        if case .all(let spoken) = JSContactSpeech(name) {
            details.insert("phonetic")
            known.formUnion(["phoneticSystem", "phoneticScript"])
            let object = spokenOriginal(spoken, at: ["name"])
            _ = takeComponents(object, object["components"]?.array ?? [], nil, isSpoken: true)
        }
        keepDetails(components, except: details, at: ["name", "components"])
        return known
    }

    /// SORT-AS, which RFC 6350 §5.9 writes as one quoted text; nil where that has no form for it.
    private static func sorting(_ name: JSONValue) -> String? {
        guard let sort = name["sortAs"]?.object else { return nil }
        let texts = ["surname", "given"].map { name["sortAs"]?[$0]?.string ?? "" }
        let others = sort.filter { !["surname", "given", "@type"].contains($0.key) }
        guard others.isEmpty, texts.contains(where: { !$0.isEmpty }),
            !texts.contains(where: { $0.contains(",") })
        else { return nil }
        return texts[1].isEmpty ? texts[0] : texts.joined(separator: ",")
    }

    /// What is spoken of something that is no translation, in its language.
    func spokenOriginal(_ spoken: JSONValue, at path: [String]) -> JSONValue {
        var object = JSContactDecoder.spoken(spoken, members: [])
        let parameters = (object["vCardParams"]?.object ?? []).filter {
            ["altid", "group", "language"].contains($0.key)
        }
        object.set(.object(parameters), at: ["vCardParams"])
        return object
    }

    /// PHONETIC and SCRIPT; what names no system is told by its script (RFC 9554 §4.6, §4.8).
    func takeSpeech(of object: JSONValue, _ head: inout JSContactHead) {
        head.set("PHONETIC", [object["phoneticSystem"]?.string ?? "script"])
        if let script = object["phoneticScript"]?.string { head.set("SCRIPT", [script]) }
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

    /// Keeps what components say besides what is known.
    mutating func keepDetails(
        _ components: [JSONValue],
        except known: Set<String>,
        at path: [String]
    ) {
        for (place, component) in components.enumerated() {
            keep(membersOf: component, except: known, at: path + [String(place)])
        }
    }
}
