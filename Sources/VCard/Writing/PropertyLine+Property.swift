extension PropertyLine {
    /// A property that was read, ready to be written in 3.0 or 4.0: what its encodings and escapes meant, without them.
    ///
    /// Names and parameters are as they were written; what only said how the value is encoded is left out.
    public init(_ property: Property) {
        var draft = LineDraft(property)
        draft.value = Value(property)
        if case .media(let data, let type)? = draft.value {
            draft.value = .media(base64: data, type: draft.takeMediaType(named: type))
        }
        draft.dropTransferParameters()
        self.init(
            draft.name,
            group: draft.group,
            parameters: draft.parameters.map { draft in
                Parameter(name: draft.parameter.meaningfulName, values: draft.parameter.values)
            },
            value: draft.value ?? .text("")
        )
    }
}

extension PropertyLine.Value {
    /// What the value of a property means.
    init(_ property: Property) {
        if property.kind == .agent {
            self = .text(property.agentSource)
        } else if property.isInlineMedia {
            self.init(media: property)
        } else {
            self.init(text: property)
        }
    }

    /// The data of a medium, unread; text where it can be no data.
    private init(media property: Property) {
        let value = property.valueBytes
        if let payload = MediaPayload(value), !payload.data.isEmpty {
            let data = value[payload.data].filter {
                !$0.isBlank && !$0.isLineEnd && !$0.isForbidden
            }
            let isDeclared =
                property.record.flags.contains(.base64) || payload.data != value.indices
            // Damaged base64 is carried as it is; with a colon in it, it would be read as a link.
            let isText = data.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != ASCII.colon }
            if property.kind.isMedia, !data.isEmpty, isText,
                isDeclared || Base64.isPlausible(data.span)
            {
                self = .media(base64: data, type: payload.mediaType)
                return
            }
        }
        guard property.kind.isMedia else {
            // A private property whose data stay closed: as it stands, without blanks.
            let data = value.filter { !$0.isBlank && !$0.isLineEnd && !$0.isForbidden }
            self = .escaped(Charset.decode(Array(data), charset: nil).text)
            return
        }
        let text = Charset.decode(Array(value), charset: property.declaredCharset).text
            .withoutForbidden
        let plain = Escaping.unescape(text.filter { !$0.isNewline }, version: .v4_0)
        let isText = property.kind == .sound || property.kind == .key
        self = isText && !text.lowercased().hasPrefix("data:") ? .text(plain) : .uri(plain)
    }

    private init(text property: Property) {
        let declared =
            property.record.parameters.isEmpty ? nil : property.parameter("VALUE").first
        self.init(
            escaped: (property.escapedText ?? "").withoutForbidden[...],
            of: property.kind,
            declared: declared?.withoutForbidden.lowercased(),
            version: property.storage.version
        )
    }

    /// What a text with the escapes of a version means as the value of a property, where VALUE declares that type.
    init(escaped text: Substring, of kind: PropertyKind, declared: String?, version: Version) {
        switch kind.shape(declared: declared) {
        case .text: self = .text(Escaping.unescape(text, version: version))
        case .uri: self = .uri(Escaping.unescape(text, version: version))
        case .list: self = .list(Escaping.list(text, version: version))
        case .components:
            self = .components(Escaping.components(text, of: kind, version: version))
        case .escaped:
            let text = String(text)
            self = .escaped(version == .v2_1 ? Escaping.fromVersit(text) : text)
        }
    }
}

extension Escaping {
    /// A 2.1 value with unknown structure in the escapes of 3.0 and 4.0: a backslash there is text unless a semicolon follows.
    static func fromVersit(_ text: String) -> String {
        guard text.utf8.contains(ASCII.backslash) else { return text }
        var output: [UInt8] = []
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            output.append(byte)
            if byte == ASCII.backslash,
                index + 1 == bytes.count || bytes[index + 1] != ASCII.semicolon
            {
                output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}

extension PropertyKind {
    /// How a value is put together from texts.
    enum Shape {
        case text
        case uri
        case list
        case components
        case escaped
    }

    /// The shape of a value, where VALUE declares that type.
    func shape(declared: String?) -> Shape {
        switch (self, declared) {
        case (.n, _), (.adr, _), (.org, _), (.gender, _): .components
        case (.categories, _), (.nickname, _): .list
        case (.clientpidmap, _): .escaped
        case (_, "text") where isStandard: .text
        case (_, "uri"), (_, "url"): .uri
        case (.bday, _), (.anniversary, _), (.deathdate, _), (.rev, _), (.created, _): .escaped
        case (.sound, _), (.key, _): declared == nil ? .text : .uri
        case (.abLabel, _), (.abShowAs, _): .escaped
        case (let kind, _) where kind.isStandard: kind.isURI ? .uri : .text
        default: .escaped
        }
    }

    /// Whether the value is a URI where VALUE says nothing (RFC 6350 §6).
    private var isURI: Bool {
        switch self {
        case .source, .photo, .logo, .url, .impp, .member, .related, .uid, .fburl, .caladruri,
            .caluri, .geo, .orgDirectory, .contactURI, .socialprofile:
            true
        default: false
        }
    }
}

extension Property {
    /// The text of an AGENT: a card, or a link to one.
    var agentSource: String {
        let value = DecodedValue(of: self)
        guard !record.flags.contains(.nestedCard) else { return value.text }
        return Escaping.unescape(
            value.text,
            version: storage.version == .v2_1 ? .v3_0 : storage.version
        )
    }
}
