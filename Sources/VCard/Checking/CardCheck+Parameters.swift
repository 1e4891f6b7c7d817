import Diagnostics

extension CardCheck {
    mutating func checkParameters(_ line: ContentLine, _ index: Int) {
        let version = card.version
        let bytes = storage.bytes
        var bare = false
        for parameter in storage.parameters[line.parameters.wide] {
            let name = parameter.name.wide
            if name.isEmpty {
                bare = true
            } else if version != .v2_1, name.count == 7, line.kind.isStandard,
                bytes.span.hasPrefix("CHARSET", in: name)
            {
                report(.charsetParameter, line, [version.rawValue])
            } else if version == .v3_0, line.flags.contains(.base64), name.count == 8,
                parameter.value.count == 6, bytes.span.hasPrefix("ENCODING", in: name)
            {
                report(.base64Name, line, fix: "ENCODING=b")
            }
        }
        if bare, version != .v2_1 { report(.bareWord, line, [told(line), version.rawValue]) }
        if declaresCharset(line), !line.flags.contains(.quotedPrintable) {
            checkDecoded(line, index)
        }
        checkUnquotedColon(line)
    }

    /// Whether a CHARSET stands among the parameters.
    func declaresCharset(_ line: ContentLine) -> Bool {
        let bytes = storage.bytes
        return storage.parameters[line.parameters.wide].contains {
            $0.name.count == 7 && bytes.span.hasPrefix("CHARSET", in: $0.name.wide)
        }
    }

    /// A backslash before the colon that ends the parameters, and another colon behind it, show that a value was cut.
    private mutating func checkUnquotedColon(_ line: ContentLine) {
        let value = line.value.wide
        guard let last = storage.parameters[line.parameters.wide].last?.value.wide,
            !last.isEmpty, storage.bytes[last.upperBound - 1] == ASCII.backslash,
            !value.isEmpty, storage.bytes[value.lowerBound] == ASCII.colon
        else { return }
        report(.unquotedColon, line, [told(line)])
    }

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

extension PropertyKind {
    /// Whether a standard names the property; programs' own names may have parameters of their own.
    var isStandard: Bool { self != .other && !rawValue.hasPrefix("X-") }
}
