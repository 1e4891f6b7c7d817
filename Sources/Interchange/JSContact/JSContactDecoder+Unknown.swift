import Text
import VCard

extension JSContactDecoder {
    /// Keeps what stands at a path as it is.
    mutating func keep(at path: [String]) { unknown.append(path) }

    /// Keeps the members of an object that nothing was made of.
    mutating func keep(membersOf object: JSONValue, except known: Set<String>, at path: [String]) {
        let told = known.union(["@type", "vCardParams", "vCardName"])
        for member in object.object ?? [] where !told.contains(member.key) {
            keep(at: path + [member.key])
        }
    }

    /// The Card that the properties make.
    var made: JSONValue {
        JSContactEncoder.encode(ModernCard(Card(lines + kept, .v4_0, number: 1)).card)
    }

    /// JSPROP properties with all that is kept.
    ///
    /// Together they are one PatchObject: no pointer leads into an array, all but its last step is there in the Card that
    /// the other properties make, and none begins with another (RFC 9555 §3.2.1, RFC 9553 §1.4.3).
    var patches: [PropertyLine] {
        guard !unknown.isEmpty else { return [] }
        let made = made
        let places = Set(unknown.map { place(of: $0, in: made) })
        let paths = places.filter { !places.leadToward($0) }
        return paths.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { path in
            guard let value = card.value(at: path) else { return nil }
            let line = PropertyLine(
                "JSPROP",
                parameters: [Parameter(name: "JSPTR", values: [JSONPointer.pointer(path)])],
                value: .text(String(decoding: value.bytes(), as: UTF8.self))
            )
            return isKept(line) ? nil : line
        }
    }

    /// Whether `vCardProps` holds a JSPROP, which says more.
    private func isKept(_ line: PropertyLine) -> Bool {
        kept.contains { other in
            other.name == line.name && other.value == line.value
                && line.parameters.allSatisfy(other.parameters.contains)
        }
    }

    /// The path itself, or what it leads through first that is an array or is not there in the Card.
    private func place(of path: [String], in made: JSONValue) -> [String] {
        var there: JSONValue? = made
        for count in path.indices {
            let part = Array(path[...count])
            there = there?[path[count]]
            if there?.object == nil || card.value(at: part)?.array != nil { return part }
        }
        return path
    }
}
