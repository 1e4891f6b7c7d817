internal import Diagnostics
internal import Text
internal import VCard

/// Where a finding comes from, for the text that it is about.
enum FindingSource {
    /// The file as a whole.
    case file
    /// A card.
    case card(Card)
    /// The first bytes of what is no card.
    case text([UInt8])

    /// Whether a finding says why a card that began was not read as a card of its own.
    func isLoss(_ finding: Finding) -> Bool {
        switch self {
        case .file: false
        case .card: finding.code == Rule.beginRepeated.id
        case .text: finding.card != nil
        }
    }

    /// The physical line at which a finding stands, where there is one.
    func line(of finding: Finding) -> String? {
        switch self {
        case .file: return nil
        case .card(let card): return card.sourceLine(finding.position.line)
        case .text(let bytes):
            let line = bytes.prefix(1 << 16).prefix { $0 != 0x0A && $0 != 0x0D }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// What a baseline knows the line of a finding by: 64 bits of its digest, which tell lines apart
    /// and no more; empty for the file as a whole.
    func digest(of finding: Finding) -> String {
        let digest: Digest
        switch self {
        case .file: return ""
        case .card(let card): digest = card.digest(ofLine: finding.position.line)
        case .text(let bytes):
            digest = SHA256.digest(of: bytes.filter { $0 != 0x0A && $0 != 0x0D })
        }
        return String(digest.hex.prefix(16))
    }

    /// What a baseline knows the card of a finding by, as it knows a line; empty where there is no card.
    var cardDigest: String {
        guard case .card(let card) = self, let digest = card.identityDigest() else { return "" }
        return String(digest.hex.prefix(16))
    }
}
