extension Card {
    /// Where the card's first PHOTO with a value lies, unread.
    public var photo: MediaReference? { nil }

    /// Decodes the base64 of an inline medium (package door: the gate in KindredCore is its one caller for photos).
    ///
    /// Returns nil for a link and where the text is no base64.
    package func decodedMedia(_ reference: MediaReference) -> [UInt8]? { nil }
}
