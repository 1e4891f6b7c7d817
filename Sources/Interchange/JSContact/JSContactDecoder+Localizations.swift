import Text
import VCard

extension JSContactDecoder {
    /// Translations become properties with LANGUAGE and the ALTID of what they translate (RFC 9555 §2.3.1, §2.3.11).
    mutating func takeLocalizations() {
        for language in card["localizations"]?.object ?? [] {
            guard let patches = language.value.object else {
                keep(language.value, at: ["localizations", language.key])
                continue
            }
            takeLocalization(language.key, patches)
        }
    }

    private mutating func takeLocalization(_ language: String, _ patches: [JSONMember]) {
        var order: [[String]] = []
        var changed: [[String]: (object: JSONValue, members: Set<String>)] = [:]
        for patch in patches {
            let path = JSONPointer.path(patch.key)
            guard let base = JSContactDecoder.base(path), card.value(at: base) != nil else {
                keep(patch.value, at: ["localizations", language, patch.key])
                continue
            }
            if changed[base] == nil {
                order.append(base)
                changed[base] = (original(base), [])
            }
            let rest = path.dropFirst(base.count)
            changed[base]?.object.set(patch.value, at: rest)
            let members =
                rest.first.map { [$0] } ?? (patch.value.object ?? []).map(\.key)
            changed[base]?.members.formUnion(members)
        }
        for base in order {
            guard let change = changed[base] else { continue }
            guard let object = JSContactDecoder.spoken(change.object) else {
                keep(patches, of: base, language)
                continue
            }
            if base == ["name"] {
                takeName(object, at: base, language: language, members: change.members)
            } else {
                takeObject(object, at: base, language: language)
            }
        }
    }

    /// The object with its components as they are spoken where all say that (PHONETIC, RFC 9554 §4.6); nil where only some do.
    private static func spoken(_ object: JSONValue) -> JSONValue? {
        let components = object["components"]?.array ?? []
        let spoken = components.map { $0["phonetic"]?.string }
        if spoken.allSatisfy({ $0 == nil }) { return object }
        guard spoken.allSatisfy({ $0 != nil }) else { return nil }
        var result = object
        let told = zip(components, spoken).map { component, text in
            JSONValue.members([
                ("kind", component["kind"] ?? ""), ("value", .string(text ?? "")),
            ])
        }
        result.set(.array(told), at: ["components"])
        return result
    }

    /// Keeps the patches of an object as they are.
    private mutating func keep(_ patches: [JSONMember], of base: [String], _ language: String) {
        for patch in patches where JSContactDecoder.base(JSONPointer.path(patch.key)) == base {
            keep(patch.value, at: ["localizations", language, patch.key])
        }
    }

    /// What is translated, with the group and the ALTID of its parameters alone.
    private func original(_ base: [String]) -> JSONValue {
        var object = card.value(at: base) ?? .emptyObject
        let parameters = (object["vCardParams"]?.object ?? []).filter {
            $0.key == "altid" || $0.key == "group"
        }
        object = object.without(["vCardParams", "label"])
        if !parameters.isEmpty { object.set(.object(parameters), at: ["vCardParams"]) }
        return object
    }
}
