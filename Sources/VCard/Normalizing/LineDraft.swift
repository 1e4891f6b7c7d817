/// One property on its way from a card that was read to a card that is written.
struct LineDraft {
    /// A parameter, with its bytes where it is as it was.
    struct Draft {
        var parameter: Parameter
        var raw: Range<Int32>?
    }

    /// The property it was read from; nil for one that a repair has made.
    let source: Property?
    /// The physical line of the file that a note is about.
    let line: Int
    /// The group before the dot.
    var group: String?
    /// The name as it will be written.
    var name: String
    /// What the name means.
    var kind: PropertyKind
    /// The parameters in order.
    var parameters: [Draft]
    /// The value; nil while it is that of the source.
    var value: PropertyLine.Value?
    /// Whether anything differs from the source.
    var isChanged = false
    /// Whether the line goes.
    var isDropped = false

    /// A property as it was read.
    init(_ property: Property) {
        source = property
        line = property.line
        group = property.group
        name = property.name
        kind = property.kind
        let records = property.record.parameters
        parameters = zip(property.parameters, property.storage.parameters[records.wide]).map {
            let start = $1.name.isEmpty ? $1.value.lowerBound : $1.name.lowerBound
            return Draft(parameter: $0, raw: start..<max(start, $1.value.upperBound))
        }
    }

    /// A property that a repair makes.
    init(_ new: PropertyLine, line: Int) {
        source = nil
        self.line = line
        group = new.group
        name = new.name
        kind = PropertyKind(named: new.name)
        parameters = new.parameters.map { Draft(parameter: $0) }
        value = new.value
        isChanged = true
    }

    /// The value, whoever made it.
    var meaning: PropertyLine.Value {
        value ?? source.map(PropertyLine.Value.init) ?? .text("")
    }

    /// The value as one text, escapes resolved; nil for media.
    var text: String? {
        switch meaning {
        case .text(let text), .uri(let text): text
        case .escaped(let text): Escaping.unescape(text, version: .v4_0)
        case .list(let texts): texts.joined(separator: ",")
        case .components(let parts):
            parts.map { $0.joined(separator: ",") }.joined(separator: ";")
        case .media: nil
        }
    }

    /// The value as it was read, escapes in it, without control characters that no text may hold; nil for media.
    var sourceText: String? { source?.escapedText?.withoutForbidden }

    /// The value's parts; one part where it has none.
    var components: [[String]] {
        if case .components(let parts) = meaning { return parts }
        return [[text ?? ""]]
    }

    /// Takes another value.
    mutating func set(_ value: PropertyLine.Value) {
        self.value = value
        isChanged = true
    }

    /// Takes another name.
    mutating func rename(_ name: String) {
        self.name = name
        kind = PropertyKind(named: name)
        isChanged = true
    }
}
