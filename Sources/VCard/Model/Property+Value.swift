extension Property {
    /// The parameters in order, values without quotes; a bare 2.1 word has an empty name.
    public var parameters: [Parameter] { [] }

    /// All values of the parameters of that name (compared without case), in order.
    public func parameter(_ name: String) -> [String] { [] }

    /// The value after unfolding, transfer decoding and charset decoding, escapes as written; nil for media, which stays closed.
    ///
    /// RFC 6350 §3.4 escapes are still in it: ``text`` resolves them.
    public var escapedText: String? { nil }

    /// The value as one text: decoded, and unescaped by the rules of the version; nil for media.
    public var text: String? { nil }

    /// The value cut at unescaped semicolons, each part cut at unescaped commas, unescaped (N, ADR, ORG; RFC 6350 §3.3); nil for media.
    public var components: [[String]]? { nil }
}
