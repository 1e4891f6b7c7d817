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
            if !isPlain { keep(property) }
            return
        case .member:
            if let text = property.text, !text.isEmpty { card.set(true, at: ["members", text]) }
            if !isPlain { keep(property) }
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

    /// JSPROP puts a value back where it was (RFC 9555 §3.2.1).
    mutating func takeJSON(_ property: Property) {
        guard let pointer = property.parameter("JSPTR").first, !pointer.isEmpty,
            let text = property.text
        else {
            keep(property)
            return
        }
        do throws(JSONError) {
            let value = try JSONReader.read(text)
            if !card.set(value, at: JSONPointer.path(pointer)) { keep(property) }
        } catch {
            keep(property)
        }
    }
}
