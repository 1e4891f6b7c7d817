import Text
import VCard

/// Where the components of names and addresses stand in N and ADR (RFC 9554 §2.1, §2.2; RFC 9555 §2.5.5, §2.6.1).
enum JSContactComponents {
    /// The kinds of the parts of N, in order.
    static let name = [
        "surname", "given", "given2", "title", "credential", "surname2", "generation",
    ]

    /// The kinds of the parts of ADR, in order.
    static let address = [
        "postOfficeBox", "apartment", "name", "locality", "region", "postcode", "country", "room",
        "apartment", "floor", "number", "name", "building", "block", "subdistrict", "district",
        "landmark", "direction",
    ]

    /// How many parts of ADR RFC 6350 has; what stands behind them repeats the second and the third in detail.
    static let addressParts = 7

    /// Where a kind of component goes in ADR where the detailed parts are used.
    static func addressPlace(_ kind: String) -> Int? {
        switch kind {
        case "apartment": 8
        case "name": 11
        default: address.firstIndex(of: kind)
        }
    }
}

/// A component of a name or an address and where it stands.
struct JSContactComponent: Hashable {
    /// The part of N or ADR, from 0.
    var part: Int
    /// Which of the texts of the part.
    var item: Int
    /// What kind of component it is.
    var kind: String
    /// The text.
    var value: String

    /// The component as JSContact has it.
    var object: JSONValue { .members([("kind", .string(kind)), ("value", .string(value))]) }
}

/// The order and the separators of components (JSCOMPS, RFC 9555 §3.3.1).
struct JSContactOrder {
    /// One entry of the order.
    enum Entry: Hashable {
        /// The text of a part.
        case component(part: Int, item: Int)
        /// A separator.
        case separator(String)

        /// The entry where the apartment and the name stand in the extension and the street of RFC 6350.
        var inSevenParts: Entry {
            switch self {
            case .component(8, let item): .component(part: 1, item: item)
            case .component(11, let item): .component(part: 2, item: item)
            default: self
            }
        }
    }

    /// A component or a separator at its place in an array of components.
    enum Arranged: Hashable {
        /// A component.
        case component(JSContactComponent)
        /// A separator.
        case separator(String)

        /// The entry as JSContact has it.
        var object: JSONValue {
            switch self {
            case .component(let component): component.object
            case .separator(let text):
                .members([("kind", "separator"), ("value", .string(text))])
            }
        }
    }

    /// What stands between components that no separator stands between; nil for none in particular.
    var separator: String?
    /// The components and separators in order.
    var entries: [Entry]

    init(separator: String?, entries: [Entry]) {
        self.separator = separator
        self.entries = entries
    }

    /// Reads a parameter; nil where it is none.
    init?(_ text: String) {
        let parts = JSContactOrder.split(text, at: ";")
        guard parts.count > 1, let head = parts.first else { return nil }
        separator = nil
        entries = []
        if !head.isEmpty {
            guard head.hasPrefix("s,") else { return nil }
            separator = JSContactOrder.unescaped(head.dropFirst(2))
        }
        for part in parts.dropFirst() {
            if part.hasPrefix("s,") {
                entries.append(.separator(JSContactOrder.unescaped(part.dropFirst(2))))
                continue
            }
            let numbers = part.split(separator: ",").map { Int($0) }
            guard (1...2).contains(numbers.count), let place = numbers[0], place >= 0 else {
                return nil
            }
            guard numbers.count == 1 || numbers[1] != nil else { return nil }
            entries.append(.component(part: place, item: numbers.count == 2 ? numbers[1] ?? 0 : 0))
        }
    }

    /// The order as a parameter value.
    var text: String {
        let head = separator.map { "s,\(JSContactOrder.escaped($0))" } ?? ""
        let rest = entries.map { entry in
            switch entry {
            case .component(let part, let item): item == 0 ? "\(part)" : "\(part),\(item)"
            case .separator(let text): "s,\(JSContactOrder.escaped(text))"
            }
        }
        return ([head] + rest).joined(separator: ";")
    }

    /// The components and separators in order; nil where one is left out or is not there (RFC 9555 §3.3.1).
    func arranged(_ found: [JSContactComponent]) -> [Arranged]? {
        var rest = found
        var arranged: [Arranged] = []
        for entry in entries {
            switch entry {
            case .separator(let text): arranged.append(.separator(text))
            case .component(let part, let item):
                guard let place = rest.firstIndex(where: { $0.part == part && $0.item == item })
                else { return nil }
                arranged.append(.component(rest.remove(at: place)))
            }
        }
        return rest.isEmpty ? arranged : nil
    }

    private static func split(_ text: String, at mark: Character) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in text {
            if !isEscaped, character == mark {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
            isEscaped = !isEscaped && character == "\\"
        }
        return parts
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { output, character in
            if ["\\", ";", ","].contains(character) { output.append("\\") }
            output.append(character)
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var output = ""
        var isEscaped = false
        for character in text {
            if !isEscaped, character == "\\" {
                isEscaped = true
                continue
            }
            isEscaped = false
            output.append(character)
        }
        return output
    }
}

extension Property {
    /// Whether neither the value nor parameters nor a group say anything.
    var isEmptyAndPlain: Bool { !hasParts(behind: 0) && parameters.isEmpty && group == nil }

    /// Whether a text stands behind so many parts.
    func hasParts(behind count: Int) -> Bool {
        (components ?? []).dropFirst(count).contains { $0.contains { !$0.isEmpty } }
    }
}
