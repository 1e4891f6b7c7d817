import Text
import VCard

extension JSContactEncoder {
    /// Properties that become a member of the Card itself; what has parameters that the member cannot hold is kept as well.
    mutating func takeScalar(_ property: Property) {
        let parameters = JSContactParameters(property, rule: nil, isTranslation: false)
        let isPlain = parameters.unmapped.isEmpty && parameters.members.isEmpty
        switch property.kind {
        case .categories:
            for text in property.list ?? [] where !text.isEmpty {
                card.set(true, at: ["keywords", text])
            }
            if !isPlain || repeats(property) { keep(property) }
            return
        case .member:
            if let text = property.text, !text.isEmpty { card.set(true, at: ["members", text]) }
            if !isPlain || repeats(property) { keep(property) }
            return
        default: break
        }
        guard let (path, value) = scalar(property), card.value(at: path) == nil else {
            keep(property)
            return
        }
        card.set(value, at: path)
        let isInstant = property.kind == .rev || property.kind == .created
        let isDeclared = Array(parameters.unmapped.keys) == ["value"] && isInstant
        if !isPlain, !isDeclared { keep(property) }
    }

    /// Whether another property says some of the same, which stands once in a set.
    private func repeats(_ property: Property) -> Bool {
        let repeated = repeatedTexts[property.kind] ?? []
        return JSContactEncoder.texts(ofSet: property).contains(where: repeated.contains)
    }

    /// What a property adds to a set.
    private static func texts(ofSet property: Property) -> Set<String> {
        Set(property.kind == .categories ? property.list ?? [] : [property.text ?? ""])
    }

    /// What more than one CATEGORIES or MEMBER of a card says.
    static func repeatedTexts(_ properties: [Property]) -> [PropertyKind: Set<String>] {
        var seen: [PropertyKind: Set<String>] = [:]
        var repeated: [PropertyKind: Set<String>] = [:]
        for property in properties where property.kind == .categories || property.kind == .member {
            for text in texts(ofSet: property)
            where !seen[property.kind, default: []].insert(text).inserted {
                repeated[property.kind, default: []].insert(text)
            }
        }
        return repeated
    }

    private func scalar(_ property: Property) -> (path: [String], value: JSONValue)? {
        guard let text = property.text, !text.isEmpty else { return nil }
        switch property.kind {
        case .uid: return (["uid"], .string(text))
        case .kind: return (["kind"], .string(text.lowercased()))
        case .prodid: return (["prodId"], .string(text))
        case .language: return (["language"], .string(text))
        case .gramgender: return (["speakToAs", "grammaticalGender"], .string(text.lowercased()))
        case .rev: return JSContactDate.utc(text).map { (["updated"], .string($0)) }
        case .created: return JSContactDate.utc(text).map { (["created"], .string($0)) }
        default: return nil
        }
    }

    /// JSPROP properties put values back where they were: together they are one PatchObject, which is applied last and
    /// not at all where it is not valid (RFC 9555 §3.2.1, RFC 9553 §1.4.3).
    mutating func apply(_ properties: [Property]) {
        guard !properties.isEmpty else { return }
        let patches = properties.compactMap(JSContactEncoder.patch)
        let paths = Set(patches.map(\.path))
        guard patches.count == properties.count, paths.count == patches.count,
            paths.allSatisfy({ !paths.leadToward($0) && card.hasPlace($0) })
        else {
            for property in properties { keep(property) }
            return
        }
        for patch in patches { card.apply(patch.value, at: patch.path) }
        // What a property says besides comes home with it.
        for property in properties where property.group != nil || property.parameters.count > 1 {
            keep(property)
        }
    }

    /// What one JSPROP says; the pointer may begin with a slash.
    private static func patch(_ property: Property) -> (path: [String], value: JSONValue)? {
        guard let pointer = property.parameter("JSPTR").first, !pointer.isEmpty,
            let text = property.text
        else { return nil }
        let path = JSONPointer.path(pointer.hasPrefix("/") ? String(pointer.dropFirst()) : pointer)
        do throws(JSONError) {
            return (path, try JSONReader.read(text))
        } catch {
            return nil
        }
    }
}
