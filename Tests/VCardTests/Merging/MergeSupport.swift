import VCard

/// Cards that are merged in a test.
struct Merging {
    /// The cards of some lines each, in version 3.0 unless the lines say otherwise.
    static func cards(_ cards: [String]...) -> [Card] { cards.map { card($0) } }

    /// The card of some lines.
    static func card(_ lines: [String]) -> Card {
        let version = lines.contains { $0.hasPrefix("VERSION:") } ? [] : ["VERSION:3.0"]
        let text = (["BEGIN:VCARD"] + version + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        return read(Array(text.utf8))[0]
    }

    /// The cards of a text.
    static func read(_ bytes: [UInt8]) -> [Card] {
        Card.entries(of: bytes).compactMap { entry in
            if case .card(let card) = entry { card } else { nil }
        }
    }

    /// The plan for some cards; with `accepting` every question is answered with yes.
    static func plan(
        _ cards: [Card],
        accepting: Bool = false,
        region: TelephoneRegion? = nil
    ) -> MergePlan {
        var merger = CardMerger(region: region)
        for card in cards { merger.add(card, from: "a.vcf") }
        var plan = merger.plan()
        if accepting { plan.accept(plan.report.questions.map(\.id)) }
        return plan
    }

    /// What a plan writes.
    static func written(_ plan: MergePlan) -> [UInt8] {
        var bytes: [UInt8] = []
        plan.writeCards { bytes += $0 }
        return bytes
    }

    /// The cards that some cards come to where every question is answered with yes.
    static func merged(_ cards: [Card]) -> [Card] {
        read(written(plan(cards, accepting: true)))
    }

    /// The texts of a property in some cards.
    static func texts(_ cards: [Card], _ name: String) -> [String] {
        cards.flatMap { $0.properties(name).compactMap(\.text) }
    }

    /// Every value of a card under its property's name.
    static func values(_ card: Card) -> Set<String> {
        Set(
            card.properties.filter { $0.kind != .version }.flatMap { property -> [String] in
                let texts: [String] =
                    switch property.kind {
                    case .n, .adr, .org: (property.components ?? []).flatMap { $0 }
                    case .categories, .nickname: property.list ?? []
                    default: [property.text ?? ""]
                    }
                return texts.filter { !$0.isEmpty }.map { "\(property.name.uppercased()): \($0)" }
            }
        )
    }
}

extension Merging {
    /// A card in version 4.0.
    static func modern(_ card: Card) -> Card {
        read(CardNormalizer(to: .v4_0).normalize(card).bytes)[0]
    }
}
