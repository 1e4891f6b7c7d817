public import VCard

/// Writes one XML document of xCards (RFC 6351).
///
/// Every card is brought into version 4.0 first. Control characters that XML cannot hold are left out and told; so are
/// photos and other media, unless they are asked for as data URIs.
///
/// ```swift
/// var writer = XCardWriter()
/// for case .card(let card) in Card.entries(of: bytes) { writer.append(card) }
/// writer.end()
/// let xml = writer.take()
/// ```
public struct XCardWriter: CardFormWriter {
    private var bytes: [UInt8]
    private var losses: [ConversionLoss] = []
    private let keepsMedia: Bool

    /// A writer of a document.
    public init(keepsMedia: Bool = false) {
        self.keepsMedia = keepsMedia
        bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">

            """.utf8
        )
    }

    public mutating func append(_ card: Card) {
        let modern = ModernCard(card)
        losses += modern.losses
        bytes += "  <vcard>\n".utf8
        var group: String?
        for property in modern.card.properties where property.kind != .version {
            if !keepsMedia, property.isInlineMedia {
                losses.append(modern.loss(property, .media))
                continue
            }
            if property.group?.lowercased() != group {
                close(group)
                group = property.group?.lowercased()
                open(property.group)
            }
            let element = XCardProperty(property, indentation: group == nil ? "    " : "      ")
            bytes += element.bytes
            if !element.isWhole { losses.append(modern.loss(property, .controlCharacters)) }
        }
        close(group)
        bytes += "  </vcard>\n".utf8
    }

    private mutating func open(_ group: String?) {
        guard let group else { return }
        bytes += "    <group name=\"".utf8
        _ = XMLText.appendAttribute(group, to: &bytes)
        bytes += "\">\n".utf8
    }

    private mutating func close(_ group: String?) {
        if group != nil { bytes += "    </group>\n".utf8 }
    }

    public mutating func end() {
        bytes += "</vcards>\n".utf8
    }

    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    public mutating func takeLosses() -> [ConversionLoss] {
        defer { losses = [] }
        return losses
    }
}
