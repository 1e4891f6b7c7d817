import Text

extension Set<[String]> {
    /// Whether one of the paths leads to what another path goes through.
    func leadToward(_ path: [String]) -> Bool {
        path.indices.dropFirst().contains { contains(Array(path[..<$0])) }
    }
}

extension JSONValue {
    /// An object without members.
    static var emptyObject: JSONValue { .object([]) }

    /// The value at a path of member names and positions; nil where there is none.
    func value(at path: some Collection<String>) -> JSONValue? {
        guard let name = path.first else { return self }
        let next = Int(name).flatMap { array == nil ? nil : self[$0] } ?? self[name]
        return next?.value(at: path.dropFirst())
    }

    /// Sets the value at a path; objects on the way are made where they are missing.
    ///
    /// Returns whether there is such a place: a position beyond the end of an array is none.
    @discardableResult
    mutating func set(_ value: JSONValue, at path: some Collection<String>) -> Bool {
        guard let name = path.first else {
            self = value
            return true
        }
        let rest = path.dropFirst()
        switch self {
        case .array(var elements):
            guard let place = Int(name), elements.indices.contains(place) else { return false }
            guard elements[place].set(value, at: rest) else { return false }
            self = .array(elements)
        case .object(var members):
            if let place = members.firstIndex(where: { $0.key == name }) {
                guard members[place].value.set(value, at: rest) else { return false }
            } else {
                var inner = JSONValue.emptyObject
                guard inner.set(value, at: rest) else { return false }
                members.append(JSONMember(key: name, value: inner))
            }
            self = .object(members)
        default:
            return false
        }
        return true
    }

    /// Whether a member can stand at a path: objects lead there, and no array.
    func hasPlace(_ path: [String]) -> Bool {
        var value = self
        for name in path.dropLast() {
            guard value.object != nil, let next = value[name] else { return false }
            value = next
        }
        return value.object != nil
    }

    /// Makes a patch: sets the value at a path, or for null takes the member there away (RFC 9553 §1.4.3).
    mutating func apply(_ value: JSONValue, at path: [String]) {
        if value == .null { remove(at: path) } else { set(value, at: path) }
    }

    private mutating func remove(at path: [String]) {
        guard let name = path.last, var parent = value(at: path.dropLast()) else { return }
        parent = parent.without([name])
        set(parent, at: path.dropLast())
    }

    /// The object without some members.
    func without(_ names: Set<String>) -> JSONValue {
        .object((object ?? []).filter { !names.contains($0.key) })
    }
}

/// JSON pointers (RFC 6901) as JSContact writes them: without the slash in front.
enum JSONPointer {
    /// The steps of a pointer.
    static func path(_ pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).map { step in
            replacing(replacing(String(step), "~1", "/"), "~0", "~")
        }
    }

    /// The pointer of steps.
    static func pointer(_ path: [String]) -> String {
        path.map { replacing(replacing($0, "~", "~0"), "/", "~1") }.joined(separator: "/")
    }

    private static func replacing(_ text: String, _ old: String, _ new: String) -> String {
        guard text.contains(old) else { return text }
        var output = ""
        var rest = text[...]
        while !rest.isEmpty {
            if rest.hasPrefix(old) {
                output += new
                rest = rest.dropFirst(old.count)
            } else {
                output.append(rest.removeFirst())
            }
        }
        return output
    }
}
