@_spi(PhotoGate) package import VCard

/// Decodes the photo of one card; tests put a counting one in its place.
package struct MediaDecoding: Sendable {
    package let decode: @Sendable (MediaReference) -> [UInt8]?

    package init(_ decode: @escaping @Sendable (MediaReference) -> [UInt8]?) {
        self.decode = decode
    }

    /// The card's own base64 decoder.
    package static func card(_ card: Card) -> MediaDecoding {
        MediaDecoding { card.decodedMedia($0) }
    }
}

/// A photo that lies unread in its card, and the only door to it.
package struct WithheldPhoto: Sendable {
    private let decoding: MediaDecoding
    /// Where the photo lies.
    package let reference: MediaReference
    /// Which photo it is.
    package let identity: PhotoIdentity

    package init(_ decoding: MediaDecoding, reference: MediaReference, identity: PhotoIdentity) {
        self.decoding = decoding
        self.reference = reference
        self.identity = identity
    }

    /// Decodes the photo and lends its bytes; the proof is used up.
    ///
    /// - Parameter limit: The most bytes that a photo may have; a text that must hold more is not
    ///   decoded at all.
    /// - Throws: ``PhotoTrouble/foreignProof`` where the proof is for another photo or revision,
    ///   ``PhotoTrouble/link`` for a link, ``PhotoTrouble/tooLarge(limit:)`` for what is too long,
    ///   ``PhotoTrouble/undecodable`` where the text is no base64, and what the body throws.
    package func withBytes<R>(
        _ proof: consuming EstablishedAdulthood,
        at revision: Int,
        limit: Int = .max,
        _ body: (borrowing Span<UInt8>) throws(PhotoTrouble) -> R
    ) throws(PhotoTrouble) -> R {
        guard proof.photo == identity, proof.revision == revision else { throw .foreignProof }
        guard reference.form == .inline else { throw .link }
        guard reference.length <= WithheldPhoto.longestText(of: limit) else {
            throw .tooLarge(limit: limit)
        }
        guard let bytes = decoding.decode(reference) else { throw .undecodable }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return try body(bytes.span)
    }

    /// How long the base64 of so many bytes can be, generously counted: four characters for three
    /// bytes, a fold after every twenty-four, and the head of a data URI.
    static func longestText(of limit: Int) -> Int {
        let (text, overflows) = limit.multipliedReportingOverflow(by: 3)
        return overflows ? .max : text / 2 &+ 4096
    }
}

extension WithheldPhoto: Hashable {
    package static func == (left: WithheldPhoto, right: WithheldPhoto) -> Bool {
        left.identity == right.identity && left.reference == right.reference
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(reference)
    }
}

extension WithheldPhoto: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "WithheldPhoto(withheld)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
