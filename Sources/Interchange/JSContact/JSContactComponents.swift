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
}

/// The order and the separators of components (JSCOMPS, RFC 9555 §3.3.1).
struct JSContactOrder {
    /// One entry of the order.
    enum Entry: Hashable {
        /// The text of a part.
        case component(part: Int, item: Int)
        /// A separator.
        case separator(String)
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
