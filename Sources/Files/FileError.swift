/// Why a file could not be opened, read, written or trusted.
package struct FileError: Error, Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case missing
        /// Something stands where nothing may be replaced.
        case exists
        /// A folder where a file is needed.
        case isFolder
        /// A file where a folder is needed.
        case isNoFolder
        case notPermitted
        /// A device, socket or other thing that holds no file's bytes.
        case notRegular
        /// More than that many bytes.
        case tooLarge(limit: Int)
        /// The reader of a pipe has gone; a quiet end, not a failure.
        case brokenPipe
        case noSpace
        case readOnlyVolume
        /// A symbolic link where the thing itself is needed.
        case symbolicLink
        /// The file belongs to another user.
        case foreignOwner
        /// Others may read or write it; its permission bits.
        case openToOthers(permissions: UInt32, isFolder: Bool)
        /// Anything else, told by `code`.
        case system
    }

    package let path: String
    package let kind: Kind
    /// The system's `errno`; 0 where the system refused nothing.
    package let code: Int32

    package init(path: String, kind: Kind, code: Int32 = 0) {
        self.path = path
        self.kind = kind
        self.code = code
    }
}
