import Diagnostics

extension CardCheck {
    /// A photo, logo, sound or key, by what stands around its data.
    mutating func checkMedia(_ line: ContentLine, _ index: Int) {
        let property = property(index)
        let name = line.kind.rawValue
        guard let reference = property.mediaReference else {
            report(.mediaEmpty, line, [name])
            return
        }
        switch reference.form {
        case .uri: checkMediaLink(line, property, name)
        case .inline: checkMediaData(line, property, reference, name)
        }
    }

    private mutating func checkMediaLink(
        _ line: ContentLine,
        _ property: Property,
        _ name: String
    ) {
        guard property.isLink else { return }
        let declared = property.parameter("VALUE").map { $0.uppercased() }
        if line.flags.contains(.base64) || declared.contains("BINARY") {
            report(.mediaBinaryLink, line, [name])
        } else if card.version == .v3_0, declared.isEmpty, line.kind != .key {
            report(.mediaLinkUndeclared, line, [name], fix: "VALUE=uri")
        }
    }

    private mutating func checkMediaData(
        _ line: ContentLine,
        _ property: Property,
        _ reference: MediaReference,
        _ name: String
    ) {
        let value = property.valueBytes
        guard let payload = MediaPayload(value), !payload.data.isEmpty else {
            report(.mediaEmpty, line, [name])
            return
        }
        if !Base64.isPlausible(value[payload.data].span) {
            report(.mediaNotBase64, line, [name])
        }
        if reference.length > 128 << 10 {
            report(.mediaLarge, line, [name, String(reference.length >> 10)])
        }
    }
}
