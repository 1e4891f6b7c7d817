import TestSupport
import VCard

/// The cards that laws are tried on: those of Samples, and cards that are made up.
enum Samples {
    /// The folder of the package.
    private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    /// The names of the sample files.
    static let names: [String] = {
        let listed = try? ChildProcess.run("/bin/ls", [root + "/Samples"]).outputText
        return (listed ?? "").split(separator: "\n").map(String.init).filter {
            $0.hasSuffix(".vcf") && !$0.hasSuffix(".normalized.vcf")
        }
    }()

    /// The bytes of a sample.
    static func bytes(_ name: String) throws -> [UInt8] {
        try ChildProcess.run("/bin/cat", ["\(root)/Samples/\(name)"]).output
    }

    /// The cards of a sample in version 4.0.
    static func modernCards(_ name: String) throws -> [Card] {
        try cards(bytes(name)).map(modern)
    }

    /// The cards of a file.
    static func cards(_ bytes: [UInt8]) -> [Card] {
        Card.entries(of: bytes).compactMap { entry in
            if case .card(let card) = entry { card } else { nil }
        }
    }

    /// The one card of these lines.
    static func card(_ lines: String..., version: String = "4.0") -> Card {
        card(of: lines, version: version)
    }

    /// The one card of these lines.
    static func card(of lines: [String], version: String = "4.0") -> Card {
        let text = (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""])
            .joined(separator: "\r\n")
        return cards(Array(text.utf8))[0]
    }

    /// A card in version 4.0.
    static func modern(_ card: Card) -> Card {
        cards(CardNormalizer(to: .v4_0).normalize(card).bytes)[0]
    }

    /// Every value of a card under its property's name: single texts, without order.
    static func values(_ card: Card) -> Set<String> {
        var values: Set<String> = []
        for property in card.properties where property.kind != .version {
            let name = property.name.uppercased()
            let texts: [String]
            switch property.kind {
            case .n, .adr, .org, .gender, .clientpidmap:
                texts = (property.components ?? []).flatMap { $0 }
            case .categories, .nickname: texts = property.list ?? []
            default: texts = [property.mediaText?.dataURI ?? property.text ?? ""]
            }
            for text in texts where !text.isEmpty { values.insert("\(name): \(text)") }
        }
        return values
    }
}
