extension PropertyKind {
    /// The kind of a name in any letter case.
    package init(named name: String) {
        let bytes = Array(name.utf8)
        self = Lookup.standard.kind(of: bytes.span, 0..<bytes.count)
    }
}
