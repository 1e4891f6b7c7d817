import Glibc

extension FileError {
    /// The error that the system's `errno` tells about that path.
    init(path: String, code: Int32) {
        let kind: Kind =
            switch code {
            case ENOENT: .missing
            case EEXIST: .exists
            case EISDIR: .isFolder
            case ENOTDIR: .isNoFolder
            case EACCES, EPERM: .notPermitted
            case ENXIO, ENODEV: .notRegular
            case EPIPE: .brokenPipe
            case ENOSPC, EDQUOT: .noSpace
            case EROFS: .readOnlyVolume
            case ELOOP: .symbolicLink
            default: .system
            }
        self.init(path: path, kind: kind, code: code)
    }

    /// The system's own words for `code`.
    var systemMessage: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard unsafe strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        return String(decoding: bytes, as: UTF8.self)
    }
}
