import Text

/// The part of the SARIF 2.1.0 schema that a log of ours can reach, as a table.
///
/// The schema allows no member that it does not name, so each object has a list of what it may have.
struct SARIFSchema {
    /// What a member is.
    indirect enum Form: Sendable {
        case text
        case words([String])
        case integer(from: Int)
        case boolean
        case reference
        case bag
        case object(String)
        case list(Form)
    }

    struct Object: Sendable {
        var required: [String]
        var members: [String: Form]
    }

    static let levels: Form = .words(["none", "note", "warning", "error"])

    /// The objects by the names that the specification gives them (§3.13 to §3.58).
    static let objects: [String: Object] = [
        "log": Object(
            required: ["version", "runs"],
            members: [
                "$schema": .reference, "version": .words(["2.1.0"]), "runs": .list(.object("run")),
            ]
        ),
        "run": Object(
            required: ["tool"],
            members: [
                "tool": .object("tool"), "invocations": .list(.object("invocation")),
                "results": .list(.object("result")),
                "columnKind": .words(["utf16CodeUnits", "unicodeCodePoints"]),
            ]
        ),
        "tool": Object(
            required: ["driver"],
            members: ["driver": .object("toolComponent")]
        ),
        "toolComponent": Object(
            required: ["name"],
            members: [
                "name": .text, "version": .text, "informationUri": .reference,
                "shortDescription": .object("multiformatMessageString"),
                "rules": .list(.object("reportingDescriptor")),
            ]
        ),
        "reportingDescriptor": Object(
            required: ["id"],
            members: [
                "id": .text, "shortDescription": .object("multiformatMessageString"),
                "fullDescription": .object("multiformatMessageString"),
                "help": .object("multiformatMessageString"),
                "defaultConfiguration": .object("reportingConfiguration"), "properties": .bag,
            ]
        ),
        "multiformatMessageString": Object(
            required: ["text"],
            members: ["text": .text, "markdown": .text]
        ),
        "reportingConfiguration": Object(
            required: [],
            members: ["enabled": .boolean, "level": levels]
        ),
        "invocation": Object(
            required: ["executionSuccessful"],
            members: [
                "executionSuccessful": .boolean,
                "toolExecutionNotifications": .list(.object("notification")),
            ]
        ),
        "notification": Object(
            required: ["message"],
            members: [
                "message": .object("message"), "level": levels,
                "locations": .list(.object("location")),
            ]
        ),
        "result": Object(
            required: ["message"],
            members: [
                "ruleId": .text, "ruleIndex": .integer(from: 0), "level": levels,
                "message": .object("message"), "locations": .list(.object("location")),
                "properties": .bag,
            ]
        ),
        "message": Object(required: ["text"], members: ["text": .text]),
        "location": Object(
            required: [],
            members: ["physicalLocation": .object("physicalLocation")]
        ),
        "physicalLocation": Object(
            required: ["artifactLocation"],
            members: [
                "artifactLocation": .object("artifactLocation"), "region": .object("region"),
            ]
        ),
        "artifactLocation": Object(required: ["uri"], members: ["uri": .reference]),
        "region": Object(
            required: ["startLine"],
            members: [
                "startLine": .integer(from: 1), "startColumn": .integer(from: 1),
                "endLine": .integer(from: 1), "endColumn": .integer(from: 1),
            ]
        ),
    ]

    /// What of an object of that name is not as the schema has it, with the way to it.
    static func faults(in value: JSONValue, as name: String, at path: String = "$") -> [String] {
        guard let object = objects[name] else { return ["\(path): no \(name) in the table"] }
        guard let members = value.object else { return ["\(path) is no object"] }
        let keys = members.map(\.key)
        var faults = object.required.filter { !keys.contains($0) }.map {
            "\(path).\($0) is missing"
        }
        if Set(keys).count != keys.count { faults.append("\(path) has a member twice") }
        for member in members {
            let place = "\(path).\(member.key)"
            guard let form = object.members[member.key] else {
                faults.append("\(place) is not in the schema")
                continue
            }
            faults += self.faults(in: member.value, as: form, at: place)
        }
        return faults
    }

    private static func faults(in value: JSONValue, as form: Form, at path: String) -> [String] {
        switch form {
        case .text: return value.string.map { $0.isEmpty ? ["\(path) is empty"] : [] } ?? no(path)
        case .words(let words): return value.string.map(words.contains) == true ? [] : no(path)
        case .integer(let least): return (value.integer ?? .min) >= least ? [] : no(path)
        case .boolean: return value.bool == nil ? no(path) : []
        case .reference: return value.string.map(isReference) == true ? [] : no(path)
        case .bag: return value.object == nil ? no(path) : []
        case .object(let name): return faults(in: value, as: name, at: path)
        case .list(let form):
            guard let array = value.array else { return no(path) }
            return array.enumerated().flatMap { index, element in
                faults(in: element, as: form, at: "\(path)[\(index)]")
            }
        }
    }

    private static func no(_ path: String) -> [String] { ["\(path) has another form"] }

    /// Whether a text is a URI reference (RFC 3986 §4.1): its characters, its percent signs, its scheme.
    static func isReference(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, isHex(bytes[index + 1]), isHex(bytes[index + 2])
                else { return false }
                index += 3
                continue
            }
            let isMark = "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte)
            guard isMark || isAlphanumeric(byte) else { return false }
            index += 1
        }
        let first = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let colon = first.firstIndex(of: ":") else { return true }
        return ["file", "https"].contains(first[..<colon])
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        "0123456789ABCDEFabcdef".utf8.contains(byte)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }
}
