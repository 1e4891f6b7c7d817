/// A property of a merged card, with the labels of its group and what other cards add to it.
struct CombinedItem {
    /// The property; its value is the one that is written.
    let property: Property
    /// Which of the merged cards it comes from.
    let member: Int
    /// Its value in the form in which values are compared.
    let value: [UInt8]
    /// The labels of its group (`X-ABLabel`).
    let labels: [Property]
    /// The name in capital letters.
    let name: String
    /// The values of TYPE, without letter case.
    private(set) var types: [String]
    /// The other parameters that say something of the value.
    private(set) var parameters: [Parameter]
    /// Another item or nothing stands in its place.
    var isDropped = false
    /// What other cards add.
    private(set) var addition = Addition()

    /// What other cards say of an equal value.
    struct Addition {
        /// Further values of TYPE.
        var types: [String] = []
        /// Further parameters.
        var parameters: [Parameter] = []
        /// Labels where there was none, and the card they come from.
        var labels: [Property] = []

        /// Whether nothing is added.
        var isEmpty: Bool { types.isEmpty && parameters.isEmpty && labels.isEmpty }
    }

    init(_ property: Property, member: Int, labels: [Property]) {
        self.property = property
        self.member = member
        self.labels = labels
        name = property.name.uppercased()
        var value: [UInt8] = []
        CanonicalValue.append(property, to: &value)
        self.value = value
        types = []
        parameters = []
        for parameter in property.parameters {
            let name = parameter.meaningfulName.uppercased()
            switch name {
            case "ENCODING", "CHARSET", "VALUE": continue
            case "TYPE": types += parameter.values.map { $0.lowercased() }
            default: parameters.append(Parameter(name: name, values: parameter.values))
            }
        }
    }

    /// Which of several alternatives of one value this is (RFC 6350 §5.1, §5.4); empty where it is the only one.
    var alternative: [String] {
        parameters.filter { $0.name == "ALTID" || $0.name == "LANGUAGE" }
            .flatMap { [$0.name] + $0.values }
    }

    /// Whether another item says the same and can be one with this.
    func equals(_ other: CombinedItem) -> Bool {
        guard name == other.name, value == other.value else { return false }
        let texts = labels.map(CombinedItem.text)
        let others = other.labels.map(CombinedItem.text)
        guard texts.isEmpty || others.isEmpty || texts == others else { return false }
        return parameters.allSatisfy { parameter in
            guard parameter.name != "PREF",
                let twin = other.parameters.first(where: { $0.name == parameter.name })
            else { return true }
            return twin.values == parameter.values
        }
    }

    private static func text(_ label: Property) -> String { label.text ?? "" }

    /// Takes in what an equal item says besides the value.
    mutating func unite(with other: CombinedItem) {
        if !property.isInlineMedia {
            for type in other.types where !types.contains(type) {
                types.append(type)
                addition.types.append(type)
            }
        }
        for parameter in other.parameters
        where !parameters.contains(where: { $0.name == parameter.name }) {
            parameters.append(parameter)
            addition.parameters.append(parameter)
        }
        if labels.isEmpty, addition.labels.isEmpty { addition.labels = other.labels }
    }

    /// What the value says, for a report; media are named by their type and size.
    var text: String {
        guard property.isInlineMedia else { return property.shownText }
        let count = value.count
        return "\(property.declaredMediaType ?? "data"), \(count) characters of base64"
    }
}

extension Property {
    /// The value on one line, parts of structured values joined by blanks; empty for media.
    var shownText: String {
        guard kind.isStructured, let components else { return text ?? "" }
        return components.map { $0.joined(separator: ", ") }.filter { !$0.isEmpty }
            .joined(separator: kind == .n ? " " : ", ")
    }
}
