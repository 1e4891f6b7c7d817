import Text

/// How the components of a name or an address are spoken (RFC 9553 §1.5.5, §2.2.1, §2.5.1).
enum JSContactSpeech {
    /// No component says it.
    case none
    /// Only some components say it.
    case some
    /// All components say it: the object with what is spoken as its values.
    case all(JSONValue)

    /// Looks at the components of an object.
    init(_ object: JSONValue) {
        let components = object["components"]?.array ?? []
        let parts = components.filter { $0["kind"] != "separator" }
        let spoken = parts.filter { $0["phonetic"]?.string != nil }
        guard !spoken.isEmpty else {
            self = .none
            return
        }
        guard spoken.count == parts.count else {
            self = .some
            return
        }
        let told = components.map { component in
            JSONValue.members([
                ("kind", component["kind"] ?? .null),
                ("value", component["phonetic"] ?? component["value"] ?? .null),
            ])
        }
        var result = object
        result.set(.array(told), at: ["components"])
        self = .all(result)
    }

    /// The object without anything about how it is spoken.
    static func silent(_ object: JSONValue) -> JSONValue {
        var object = object.without(["phoneticSystem", "phoneticScript"])
        guard let components = object["components"]?.array else { return object }
        object.set(.array(components.map { $0.without(["phonetic"]) }), at: ["components"])
        return object
    }
}
