import Text
import VCard

extension JSContactDecoder {
    /// Translations become properties with LANGUAGE and the ALTID of what they translate (RFC 9555 §2.3.1, §2.3.11).
    mutating func takeLocalizations() {
        for language in card["localizations"]?.object ?? [] {
            takeLocalization(language.key, language.value.object ?? [])
        }
        keepLocalizations()
    }

    private mutating func takeLocalization(_ language: String, _ patches: [JSONMember]) {
        var order: [[String]] = []
        var changed: [[String]: (object: JSONValue, members: Set<String>)] = [:]
        for patch in patches {
            let path = JSONPointer.path(patch.key)
            guard let base = JSContactDecoder.base(path), card.value(at: base) != nil else {
                continue
            }
            if changed[base] == nil {
                order.append(base)
                changed[base] = (original(base), [])
            }
            let rest = path.dropFirst(base.count)
            changed[base]?.object.apply(patch.value, at: Array(rest))
            let members =
                rest.first.map { [$0] } ?? (patch.value.object ?? []).map(\.key)
            changed[base]?.members.formUnion(members)
        }
        for base in order {
            guard let change = changed[base] else { continue }
            take(change.object, at: base, language, members: change.members)
        }
    }

    private mutating func take(
        _ object: JSONValue,
        at base: [String],
        _ language: String,
        members: Set<String>
    ) {
        var object = object
        var isSpoken = false
        switch JSContactSpeech(object) {
        case .none: break
        case .some: return
        case .all(let spoken):
            // What is translated and spoken at once has no property that could say both.
            guard JSContactSpeech.silent(object)["components"] == original(base)["components"]
            else { return }
            object = JSContactDecoder.spoken(spoken, members: members)
            isSpoken = true
        }
        switch base.first {
        case "name":
            takeName(object, at: base, language: language, members: members, isSpoken: isSpoken)
        case "addresses" where isSpoken: takeAddress(object, at: base, language, isSpoken: true)
        default: takeObject(object, at: base, language: language)
        }
    }

    /// Of something spoken no more than what it says besides what it is spoken of.
    static func spoken(_ object: JSONValue, members: Set<String>) -> JSONValue {
        let told: Set<String> = [
            "components", "isOrdered", "defaultSeparator", "phoneticSystem", "phoneticScript",
            "vCardParams",
        ]
        return .object(
            (object.object ?? []).filter { told.contains($0.key) || members.contains($0.key) }
        )
    }

    /// What is translated, with the group and the ALTID of its parameters alone.
    func original(_ base: [String]) -> JSONValue {
        var object = JSContactSpeech.silent(card.value(at: base) ?? .emptyObject)
        let parameters = (object["vCardParams"]?.object ?? []).filter {
            $0.key == "altid" || $0.key == "group"
        }
        object = object.without(["vCardParams", "label"])
        if !parameters.isEmpty { object.set(.object(parameters), at: ["vCardParams"]) }
        return object
    }

    /// Keeps each language in which the Card that the properties make reads otherwise.
    private mutating func keepLocalizations() {
        guard let localizations = card["localizations"] else { return }
        guard let languages = localizations.object, !languages.isEmpty else {
            keep(at: ["localizations"])
            return
        }
        let made = made
        for language in languages {
            let patches = language.value.object ?? []
            let wanted = JSContactDecoder.localized(card, language.key)
            let there = JSContactDecoder.localized(made, language.key)
            let isSame =
                !patches.isEmpty
                && patches.allSatisfy { patch in
                    let path = JSONPointer.path(patch.key)
                    return JSContactDecoder.says(there.value(at: path), wanted.value(at: path))
                }
            if !isSame { keep(at: ["localizations", language.key]) }
        }
    }

    /// A Card in a language.
    private static func localized(_ card: JSONValue, _ language: String) -> JSONValue {
        var result = card
        for patch in card["localizations"]?[language]?.object ?? [] {
            result.apply(patch.value, at: JSONPointer.path(patch.key))
        }
        return result
    }

    /// Whether a value says what another says; members that vCard needs do not count.
    private static func says(_ value: JSONValue?, _ wanted: JSONValue?) -> Bool {
        switch (value, wanted) {
        case (let value, .object(let members)?):
            members.allSatisfy { member in
                ["@type", "vCardParams", "vCardName"].contains(member.key)
                    || says(value?[member.key], member.value)
            }
        case (.array(let values)?, .array(let wanted)?):
            values.count == wanted.count
                && zip(inOrder(values), inOrder(wanted)).allSatisfy { says($0, $1) }
        default: value == wanted
        }
    }

    /// Components by kind and value, for N and ADR tell their order by JSCOMPS; other elements as they stand.
    private static func inOrder(_ elements: [JSONValue]) -> [JSONValue] {
        let keys = elements.map { [$0["kind"]?.string, $0["value"]?.string].compactMap(\.self) }
        guard keys.allSatisfy({ $0.count == 2 }) else { return elements }
        return elements.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
            .map { elements[$0] }
    }
}
