import Diagnostics

extension CardDraft {
    /// Drops photos, also those of a card inside the card.
    mutating func leaveOutPhotos() {
        forEachLine { draft, line in
            if line.kind == .photo {
                line.isDropped = true
                draft.note(.photoLeftOut, line, "PHOTO")
            } else if line.kind == .agent, let agent = line.source?.agent {
                let photos = agent.properties.filter { $0.kind == .photo }
                guard !photos.isEmpty else { return }
                let bytes = agent.bytes(applying: photos.map { .remove($0) })
                line.set(.text(DecodedValue(nested: bytes).text))
                draft.note(.photoLeftOut, line, "the PHOTO of AGENT")
            }
        }
    }

    /// Photos, logos, sounds and keys in the form of the version; the data goes through as encoded text.
    mutating func repairMedia() {
        guard wants(.mediaForm) || wants(.mediaLink) else { return }
        forEachLine { draft, line in
            guard line.kind.isMedia, let source = line.source else { return }
            if case .media(let data, let type) = line.meaning {
                guard draft.wants(.mediaForm) else { return }
                draft.frame(&line, data, type, source)
            } else if line.declaredType != "text", line.text.map(CardDraft.isLink) == true {
                if draft.wants(.mediaLink) { draft.declareLink(&line) }
            } else if draft.wanted == nil, draft.target == .v4_0, line.declaredType == nil,
                case .text = line.meaning
            {
                line.set("VALUE", ["text"])
            }
        }
    }

    private mutating func frame(
        _ line: inout LineDraft,
        _ data: [UInt8],
        _ type: String?,
        _ source: Property
    ) {
        let head = source.valueHead
        let isURI = head.span.hasPrefix("DATA:", in: head.indices)
        let encoding = source.parameter("ENCODING").first
        let wanted = target == .v4_0 ? nil : target == .v3_0 ? "b" : "BASE64"
        let isRight =
            isURI == (target == .v4_0)
            && (target == .v2_1
                ? encoding?.uppercased() == wanted : encoding?.lowercased() == wanted)
        guard self.wanted == nil || !isRight else { return }
        var word = line.takeMediaType(named: type)
        if target == .v4_0, isURI, let parameters = CardDraft.mediaParameters(head) {
            word = (word ?? (type == nil ? "" : MediaTypeName.unknown)) + parameters
        }
        line.remove("ENCODING")
        line.remove("VALUE")
        line.set(.media(base64: data, type: word))
        if !isRight { note(.mediaForm, line, line.told) }
    }

    /// What the head of a data URI says besides the type and base64, such as `;charset=utf-8` (RFC 2397); nil for nothing.
    private static func mediaParameters(_ head: [UInt8]) -> String? {
        let head = String(decoding: head.prefix { $0 != ASCII.comma }, as: UTF8.self)
        let words = head.filter { $0 != "\\" }.split(separator: ";").dropFirst()
        let told = words.filter { $0.lowercased() != "base64" && $0.contains("=") }
            .filter { word in
                word.split(separator: "=", omittingEmptySubsequences: false)
                    .allSatisfy { MediaTypeName.isName(String($0)) }
            }
        return told.isEmpty ? nil : told.map { ";\($0)" }.joined()
    }

    private mutating func declareLink(_ line: inout LineDraft) {
        let isDeclared = ["uri", "url"].contains(line.declaredType)
        let isRight =
            target == .v4_0
            ? line.declaredType == nil || line.declaredType == "uri"
            : target == .v3_0 ? line.declaredType == "uri" : isDeclared
        guard wanted == nil || !isRight || line.has("ENCODING") else { return }
        if !isRight || line.has("ENCODING") { note(.mediaLink, line, line.told) }
        line.set(.uri(line.text ?? ""))
        let type = line.takeMediaType()
        line.remove("ENCODING")
        switch target {
        case .v4_0:
            line.remove("VALUE")
            if let type { line.set("MEDIATYPE", [type]) }
        case .v3_0, .v2_1:
            line.set("VALUE", [target == .v3_0 ? "uri" : "URL"])
            let types = line.values("TYPE")
            if let type, let word = MediaTypeName.type(type, of: line.kind, beside: types) {
                let leads = MediaTypeName.leads(types)
                line.set("TYPE", leads ? [word] + types : types + [word])
            }
        }
    }

    /// Whether a text begins with a URI scheme other than `data` (RFC 3986 §3.1).
    private static func isLink(_ text: String) -> Bool {
        let scheme = text.prefix { $0 != ":" }
        guard scheme.count < min(text.count, 32), let first = scheme.utf8.first,
            (first | 0x20) >= 0x61, (first | 0x20) <= 0x7A
        else { return false }
        return scheme.lowercased() != "data"
            && scheme.utf8.allSatisfy { $0.isNameCharacter || $0 == 0x2B || $0 == ASCII.dot }
    }

    /// AGENT in 3.0, RELATED of the type agent in 4.0.
    mutating func repairAgents() {
        guard wants(.agent) else { return }
        forEachLine { draft, line in
            if line.kind == .agent {
                draft.repairAgent(&line)
            } else if line.kind == .related, draft.target != .v4_0,
                line.types.contains("agent")
            {
                draft.bringHomeAgent(&line)
            }
        }
    }

    private mutating func repairAgent(_ line: inout LineDraft) {
        guard let source = line.source, let text = line.text else { return }
        let isCard = CardDraft.isCard(text)
        if target == .v4_0 {
            // A photo inside must stay where readers keep photos closed.
            if isCard, CardDraft.holdsMedia(text) {
                line.remove("ENCODING")
                line.set(.text(text))
                note(.carried, line, "AGENT", "AGENT")
                return
            }
            line.rename("RELATED")
            if !line.types.contains("agent") { line.set("TYPE", line.values("TYPE") + ["agent"]) }
            line.remove("VALUE")
            line.remove("ENCODING")
            if isCard { line.set("VALUE", ["text"]) }
            line.set(isCard ? .text(text) : .uri(text))
            note(.agent, line)
        } else if wanted == nil {
            line.set(isCard ? .text(text) : .uri(text))
            if !isCard { line.set("VALUE", ["uri"]) }
            if source.record.flags.contains(.nestedCard) { note(.agent, line) }
        }
    }

    private mutating func bringHomeAgent(_ line: inout LineDraft) {
        guard let text = line.text else { return }
        let isCard = CardDraft.isCard(text)
        line.rename("AGENT")
        line.set("TYPE", line.values("TYPE").filter { $0.lowercased() != "agent" })
        line.remove("VALUE")
        if !isCard { line.set("VALUE", ["uri"]) }
        line.set(isCard ? .text(text) : .uri(text))
        note(.agent, line)
    }

    /// Whether a photo, logo, sound or key stands in the text of a card.
    private static func holdsMedia(_ text: String) -> Bool {
        Card.entries(of: Array(text.utf8)).contains { entry in
            guard case .card(let card) = entry else { return false }
            return card.properties.contains(where: \.isInlineMedia)
        }
    }

    private static func isCard(_ text: String) -> Bool {
        text.prefix(64).uppercased().contains("BEGIN:VCARD")
    }
}

extension LineDraft {
    /// Takes the media type out of a data URI's head, MEDIATYPE or TYPE, in the form of 4.0.
    ///
    /// `named` is what the data URI says. Of several TYPE words a known one for data counts, else the last one; what is
    /// not taken stays.
    mutating func takeMediaType(named: String? = nil) -> String? {
        if let type = named ?? values("MEDIATYPE").first, !type.isEmpty {
            guard MediaTypeName.isName(type) else {
                if named != nil { set("TYPE", values("TYPE") + [type]) }
                return nil
            }
            let type = MediaTypeName.media(type, of: kind)
            if named == nil { remove("MEDIATYPE") }
            let types = values("TYPE")
            let rest = types.filter { MediaTypeName.media($0, of: kind) != type }
            if rest.count < types.count { set("TYPE", rest) }
            return type
        }
        var types = values("TYPE")
        let candidates = types.indices.filter {
            !TypeName.places.contains(types[$0].lowercased()) && !types[$0].isEmpty
                && !types[$0].lowercased().hasPrefix("x-") && MediaTypeName.isName(types[$0])
        }
        let usual = candidates.first { MediaTypeName.isUsual(types[$0]) }
        guard let place = usual ?? candidates.last else { return nil }
        let type = MediaTypeName.media(types[place], of: kind)
        types.removeAll { MediaTypeName.media($0, of: kind) == type }
        set("TYPE", types)
        return type
    }
}
