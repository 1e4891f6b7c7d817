extension Card {
    /// The card in another version, by the rules of normalizing; as it is where it is of that version already.
    func converted(to version: Version) -> Card {
        guard self.version != version,
            let target = WrittenVersion.allCases.first(where: { $0.version == version })
        else { return self }
        let bytes = CardNormalizer(to: target).normalize(self).bytes
        for case .card(let card) in Card.entries(of: bytes) { return card }
        return self
    }
}
