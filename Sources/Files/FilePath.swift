import Glibc

/// Paths as text.
package enum FilePath {
    /// The folder that holds what the path names; `.` for a bare name.
    package static func parent(of path: String) -> String {
        let bytes = Array(path.utf8)
        guard let last = bytes.lastIndex(where: { $0 != slash }) else {
            return path.isEmpty ? "." : "/"
        }
        guard let cut = bytes[...last].lastIndex(of: slash) else { return "." }
        guard let end = bytes[..<cut].lastIndex(where: { $0 != slash }) else { return "/" }
        return String(decoding: bytes[...end], as: UTF8.self)
    }

    /// The last component, without the folders before it.
    package static func name(of path: String) -> String {
        path.utf8.split(separator: slash).last.flatMap { String($0) } ?? path
    }

    package static func joined(_ folder: String, _ name: String) -> String {
        folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
    }

    /// The path without symbolic links; itself where it cannot be resolved.
    package static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    private static let slash = UInt8(ascii: "/")
}
