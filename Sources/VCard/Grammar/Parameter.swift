/// A parameter of a property, as written (RFC 6350 §5, RFC 2425 §5.8.2).
public struct Parameter: Hashable, Sendable {
    /// The name as written; for a bare 2.1 word (`;HOME`) empty.
    public var name: String
    /// The values, without quotes, RFC 6868 carets resolved in 4.0; a bare 2.1 word is the one value.
    public var values: [String]

    /// A parameter of a name and its values.
    public init(name: String, values: [String]) {
        self.name = name
        self.values = values
    }
}

extension Parameter {
    /// The name, or for a bare 2.1 word the name it has left out: ENCODING, VALUE or TYPE.
    public var meaningfulName: String {
        guard name.isEmpty, let word = values.first else { return name }
        return BareWord(word).name
    }

    /// Whether the parameter has that name, given in capital letters, or as a bare word means it.
    func isNamed(_ name: String) -> Bool {
        let (own, wanted) = (meaningfulName.utf8, name.utf8)
        return own.count == wanted.count && zip(own, wanted).allSatisfy { $0.capital == $1 }
    }
}
