import VCard

/// The parameters of a property as jCard members: names in small letters, the values of one name together (RFC 7095 §3.4).
///
/// VALUE becomes the type identifier; ENCODING and CHARSET are undone by reading and stay behind.
struct JCardParameters {
    /// The members in order of first appearance.
    private(set) var members: [(name: String, values: [String])] = []

    init(_ property: Property) {
        for parameter in property.parameters {
            let name = JCardParameters.name(of: parameter)
            switch name {
            case "value", "encoding", "charset", "": continue
            default: add(name, parameter.values)
            }
        }
    }

    private mutating func add(_ name: String, _ values: [String]) {
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].values += values
        } else {
            members.append((name, values))
        }
    }

    private static func name(of parameter: Parameter) -> String {
        parameter.meaningfulName.lowercased()
    }
}
