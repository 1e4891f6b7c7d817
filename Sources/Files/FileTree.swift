import Glibc

/// Folders and all that is in them.
package enum FileTree {
    /// Card files found under a folder, and what of it could not be looked at.
    package struct Walk: Equatable, Sendable {
        /// Paths that begin with the folder's own, in the order of their bytes.
        package var files: [String] = []
        package var failures: [FileError] = []
    }

    /// The files named `.vcf` or `.vcard`, in any letter case, in a folder and the folders in it.
    ///
    /// Hidden names are passed over and symbolic links to folders not followed; so the walk ends.
    package static func cardFiles(under folder: String) -> Walk {
        var walk = Walk()
        var waiting = [folder]
        while let path = waiting.popLast() {
            do {
                for name in try names(in: path) where !name.hasPrefix(".") {
                    visit(FilePath.joined(path, name), &walk, &waiting)
                }
            } catch {
                walk.failures.append(error)
            }
        }
        walk.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        walk.failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return walk
    }

    private static func visit(_ path: String, _ walk: inout Walk, _ waiting: inout [String]) {
        guard let status = try? FileStatus(of: path) else { return }
        if status.isFolder {
            waiting.append(path)
        } else if isCardFile(path) {
            let target = try? FileStatus(of: path, followingLinks: true)
            if target?.isRegular ?? true { walk.files.append(path) }
        }
    }

    private static func isCardFile(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".vcf") || name.hasSuffix(".vcard")
    }

    /// Removes a file, a symbolic link itself, or a folder with all that is in it.
    package static func remove(_ path: String) throws(FileError) {
        var waiting = [path]
        var folders: [String] = []
        while let next = waiting.popLast() {
            if try FileStatus(of: next).isFolder {
                folders.append(next)
                for name in try names(in: next) { waiting.append(FilePath.joined(next, name)) }
            } else {
                try SystemCall.check(next) { unsafe unlink(next) }
            }
        }
        for folder in folders.reversed() {
            try SystemCall.check(folder) { unsafe rmdir(folder) }
        }
    }

    /// The names in a folder, without `.` and `..`, in no order.
    package static func names(in path: String) throws(FileError) -> [String] {
        guard let folder = unsafe opendir(path) else { throw FileError(path: path, code: errno) }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
