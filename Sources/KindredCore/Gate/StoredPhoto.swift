import Text

/// A photo fit to be stored: metadata stripped, its bytes closed to everybody without a permit.
public struct StoredPhoto: Sendable {
    private let bytes: [UInt8]
    /// Whose photo it is.
    public let person: PersonID
    /// Format and orientation.
    public let presence: PhotoPresence
    /// The number of bytes.
    public var byteCount: Int { bytes.count }

    /// A photo out of the gate or out of the notebook, of the person whom the permit names; the
    /// permit is used up.
    package init(
        bytes: [UInt8],
        presence: PhotoPresence,
        permit: consuming StoredPhotoPermit
    ) {
        self.bytes = bytes
        self.presence = presence
        person = permit.person
    }

    /// Lends the bytes for one access; the permit is used up.
    ///
    /// Returns nil, and lends nothing, where the permit is another person's.
    package func withBytes<R, Failure: Error>(
        _ permit: consuming StoredPhotoPermit,
        _ body: (borrowing Span<UInt8>) throws(Failure) -> R
    ) throws(Failure) -> R? {
        guard permit.person == person else { return nil }
        return try body(bytes.span)
    }

    /// SHA-256 of the bytes in hexadecimal digits; nil where the permit is another person's. The
    /// permit is used up.
    package func digest(_ permit: consuming StoredPhotoPermit) -> String? {
        permit.person == person ? SHA256.digest(of: bytes).hex : nil
    }
}

extension StoredPhoto: Hashable {
    /// Compares the person, format, orientation and bytes.
    public static func == (left: StoredPhoto, right: StoredPhoto) -> Bool {
        left.presence == right.presence && left.person == right.person
            && left.bytes == right.bytes
    }

    /// Hashes what tells photos apart, and no byte of them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(presence)
        hasher.combine(person)
        hasher.combine(bytes.count)
    }
}

extension StoredPhoto: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says that there is a photo, and nothing of it.
    public var description: String { "StoredPhoto(withheld)" }
    /// As the description.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
