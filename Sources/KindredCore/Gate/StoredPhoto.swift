import Text

/// A photo fit to be stored: metadata stripped, its bytes closed to everybody without a permit.
public struct StoredPhoto: Sendable {
    private let bytes: [UInt8]
    /// Format and orientation.
    public let presence: PhotoPresence
    /// The number of bytes.
    public var byteCount: Int { bytes.count }

    /// A photo out of the gate or out of the notebook; the permit is used up.
    package init(
        bytes: [UInt8],
        presence: PhotoPresence,
        permit: consuming StoredPhotoPermit
    ) {
        self.bytes = bytes
        self.presence = presence
    }

    /// Lends the bytes for one access; the permit is used up.
    package func withBytes<R, Failure: Error>(
        _ permit: consuming StoredPhotoPermit,
        _ body: (borrowing Span<UInt8>) throws(Failure) -> R
    ) throws(Failure) -> R {
        try body(bytes.span)
    }

    /// SHA-256 of the bytes in hexadecimal digits; the permit is used up.
    package func digest(_ permit: consuming StoredPhotoPermit) -> String {
        SHA256.digest(of: bytes).hex
    }
}

extension StoredPhoto: Hashable {
    /// Compares format, orientation and bytes.
    public static func == (left: StoredPhoto, right: StoredPhoto) -> Bool {
        left.presence == right.presence && left.bytes == right.bytes
    }

    /// Hashes what tells photos apart, and no byte of them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(presence)
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
