import VCard

/// What one value of a property says, whatever form it has.
struct Meaning: Hashable {
    /// The name in capital letters.
    let name: String
    /// The group in small letters.
    let group: String?
    /// The value, with its place where it is a part of several.
    let value: String
    /// The parameters, name and value.
    let parameters: Set<String>

    /// What each value of a card says.
    static func all(_ card: Card) -> [Meaning] {
        card.properties.filter { $0.kind != .version }.flatMap { property in
            values(property).map { value in
                Meaning(
                    name: property.name.uppercased(),
                    group: property.group?.lowercased(),
                    value: value,
                    parameters: parameters(property)
                )
            }
        }
    }

    /// Whether another says the same and no less.
    func isSaid(by other: Meaning) -> Bool {
        name == other.name && group == other.group && value == other.value
            && parameters.isSubset(of: other.parameters)
    }

    private static func values(_ property: Property) -> [String] {
        let text = property.mediaText?.dataURI ?? property.text ?? ""
        switch property.kind {
        case .adr: return address(property.components ?? [])
        case .n, .org, .gender, .clientpidmap:
            let parts = property.components ?? []
            return parts.enumerated().flatMap { place, texts in
                texts.filter { !$0.isEmpty }.map { "\(place): \($0)" }
            }
        case .categories, .nickname: return (property.list ?? []).filter { !$0.isEmpty }
        // Words of a list, and points in time: RFC 9553 §2.1.4, §2.2.4 have small letters, §1.4.5 has UTC.
        case .kind, .gramgender: return [text.lowercased()]
        case .rev, .created: return [instant(text)]
        // 3.0 has numbers only, and 4.0 both (RFC 2426 §3.3.1, RFC 6350 §6.4.1).
        case .tel: return [text.hasPrefix("tel:") ? String(text.dropFirst(4)) : text]
        default: return text.isEmpty ? [] : [text]
        }
    }

    /// The parts of an address by what they are; where details stand, the extension and the street only repeat them
    /// (RFC 9555 §2.6.1).
    private static func address(_ parts: [[String]]) -> [String] {
        let isDetailed = parts.dropFirst(7).contains { $0.contains { !$0.isEmpty } }
        return parts.enumerated().flatMap { place, texts in
            let isRepeated = isDetailed && (place == 1 || place == 2)
            let kind = place == 8 ? 1 : place == 11 ? 2 : place
            return texts.filter { !$0.isEmpty && !isRepeated }.map { "\(kind): \($0)" }
        }
    }

    private static func instant(_ text: String) -> String {
        guard let revision = Revision(text), revision.isExact else { return text }
        return revision.utc ?? text
    }

    /// The parameters besides the key of the object in JSContact; VALUE is what the value shows by its form.
    private static func parameters(_ property: Property) -> Set<String> {
        var all: Set<String> = []
        for parameter in property.parameters {
            let name = parameter.name.uppercased()
            for value in parameter.values where name != "PROP-ID" && name != "VALUE" {
                // RFC 6350 §5.9 writes the list as one quoted text.
                let values = name == "SORT-AS" ? value.split(separator: ",") : [value[...]]
                all.formUnion(values.map { "\(name)=\($0)" })
            }
        }
        return all
    }
}
