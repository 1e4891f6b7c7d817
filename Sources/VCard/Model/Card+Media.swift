extension Card {
    /// Where the card's first PHOTO with a value lies, unread.
    public var photo: MediaReference? {
        for index in storage.lines.indices where storage.lines[index].kind == .photo {
            if let reference = Property(storage: storage, index: index).mediaReference {
                return reference
            }
        }
        return nil
    }

    /// Decodes the base64 of an inline medium.
    ///
    /// The door is kept for the photo gate of KindredCore: whoever imports it has to have the age
    /// of the person established. Returns nil for a link and where the text is no base64.
    @_spi(PhotoGate) public func decodedMedia(_ reference: MediaReference) -> [UInt8]? {
        guard reference.form == .inline, storage.lines.indices.contains(reference.index) else {
            return nil
        }
        let value = Property(storage: storage, index: reference.index).valueBytes
        guard let payload = MediaPayload(value) else { return nil }
        return Base64.decode(value[payload.data].span)
    }
}

extension Property {
    /// Where the medium lies, or nil where the property is no medium, or has no value.
    public var mediaReference: MediaReference? {
        guard record.kind.isMedia else { return nil }
        guard !valueHead.isEmpty else { return nil }
        let isFolded = record.flags.contains(.folded) && !record.flags.contains(.valueFolded)
        let raw = record.raw.wide
        let start = isFolded ? raw.lowerBound : record.value.wide.lowerBound
        return MediaReference(
            form: isInlineMedia ? .inline : .uri,
            mediaType: declaredMediaType,
            line: line,
            offset: storage.fileOffset + start,
            length: raw.upperBound - start,
            index: index
        )
    }

    /// The media type that a data URI, MEDIATYPE or TYPE declares, in small letters.
    var declaredMediaType: String? {
        if let type = MediaPayload(valueHead[...])?.mediaType { return type }
        if let type = parameter("MEDIATYPE").first, !type.isEmpty { return type.lowercased() }
        for type in parameter("TYPE").map({ $0.lowercased() }) {
            switch type {
            case "jpeg", "jpg": return "image/jpeg"
            case "png", "gif", "bmp", "webp", "tiff": return "image/\(type)"
            case let type where type.contains("/"): return type
            default: continue
            }
        }
        return nil
    }
}
