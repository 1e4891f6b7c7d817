extension Property {
    /// The card in an AGENT property (RFC 2426 §3.5.4: an escaped text; vCard 2.1: line by line), or nil where there is none.
    public var agent: Card? {
        guard kind == .agent, let text = agentText else { return nil }
        for case .card(let card) in Card.entries(of: Array(text.utf8)) { return card }
        return nil
    }

    /// Whether a photo, logo, sound or key stands in an AGENT, however deep (up to the limit of ``Limits/agentDepth``).
    var agentHoldsMedia: Bool { agentHoldsMedia(depth: Limits().agentDepth) }

    private func agentHoldsMedia(depth: Int) -> Bool {
        // What lies deeper than the limit is not looked at, so it counts as closed.
        guard depth > 0 else { return true }
        guard let agent else { return false }
        return agent.properties.contains { property in
            property.kind == .agent
                ? property.agentHoldsMedia(depth: depth - 1) : property.isInlineMedia
        }
    }

    private var agentText: String? {
        let value = DecodedValue(of: self)
        guard !record.flags.contains(.nestedCard) else { return value.text }
        return Escaping.unescape(
            value.text,
            version: storage.version == .v2_1 ? .v3_0 : storage.version
        )
    }
}
