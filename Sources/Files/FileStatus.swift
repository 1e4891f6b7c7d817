import Glibc

/// What the system knows about a file: kind, owner, permissions, size and identity.
package struct FileStatus: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case regular, folder, symbolicLink, pipe, characterDevice, other
    }

    package let kind: Kind
    /// The user id of the owner.
    package let owner: UInt32
    package let group: UInt32
    /// The permission bits, 0…0o7777.
    package let permissions: UInt32
    package let size: Int
    /// Device and inode: two paths of the same file have the same.
    package let device: UInt64
    package let inode: UInt64
    /// The time of the last change, in nanoseconds since 1970.
    package let modified: Int64
    /// Which device a device file stands for.
    let represented: UInt64

    package var isRegular: Bool { kind == .regular }
    package var isFolder: Bool { kind == .folder }
    package var isSymbolicLink: Bool { kind == .symbolicLink }

    /// Whether group or others have any permission at all.
    package var isOpenToOthers: Bool { permissions & 0o077 != 0 }

    /// Whether it belongs to the user this process acts for.
    package var isOwn: Bool { owner == geteuid() }

    /// The status of what stands at that path; a symbolic link's own unless links are followed.
    package init(of path: String, followingLinks: Bool = false) throws(FileError) {
        var info = stat()
        try SystemCall.check(path) {
            followingLinks ? unsafe stat(path, &info) : unsafe lstat(path, &info)
        }
        self.init(info)
    }

    /// The status of an open file.
    init(descriptor: Int32, path: String) throws(FileError) {
        var info = stat()
        try SystemCall.check(path) { unsafe fstat(descriptor, &info) }
        self.init(info)
    }

    /// As `init(of:followingLinks:)`, nil where nothing stands at the path.
    package static func ifExists(
        _ path: String,
        followingLinks: Bool = false
    ) throws(FileError) -> FileStatus? {
        do {
            return try FileStatus(of: path, followingLinks: followingLinks)
        } catch {
            if error.kind == .missing { return nil }
            throw error
        }
    }

    private init(_ info: stat) {
        kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            case S_IFIFO: .pipe
            case S_IFCHR: .characterDevice
            default: .other
            }
        owner = info.st_uid
        group = info.st_gid
        permissions = info.st_mode & 0o7777
        size = Int(info.st_size)
        device = UInt64(info.st_dev)
        inode = UInt64(info.st_ino)
        modified =
            Int64(info.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(info.st_mtim.tv_nsec)
        represented = UInt64(info.st_rdev)
    }
}
