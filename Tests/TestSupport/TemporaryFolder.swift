import Glibc

/// A folder of its own for one test (mode 0700), removed with all it holds when let go.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws(TestSupportError) {
        var template = Array("/tmp/kindred-test-XXXXXX".utf8CString)
        guard unsafe mkdtemp(&template) != nil else { throw .system("mkdtemp", errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    /// The path of that name in the folder.
    package func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, and the folders its name asks for; returns its path.
    @discardableResult
    package func write(
        _ bytes: [UInt8],
        to name: String,
        mode: UInt32 = 0o600
    ) throws(TestSupportError) -> String {
        var parent = path
        for component in name.split(separator: "/").dropLast() {
            parent += "/\(component)"
            _ = unsafe mkdir(parent, 0o700)
        }
        let path = path(name)
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw .system("open", errno) }
        defer { close(descriptor) }
        try Descriptor.write(bytes, to: descriptor)
        guard fchmod(descriptor, mode) == 0 else { throw .system("fchmod", errno) }
        return path
    }

    @discardableResult
    package func write(
        _ text: String,
        to name: String,
        mode: UInt32 = 0o600
    ) throws(TestSupportError) -> String {
        try write(Array(text.utf8), to: name, mode: mode)
    }

    package func read(_ name: String) throws(TestSupportError) -> [UInt8] {
        try Self.read(at: path(name))
    }

    /// The bytes of a file anywhere.
    package static func read(at path: String) throws(TestSupportError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system("open", errno) }
        defer { close(descriptor) }
        return try Descriptor.read(all: descriptor)
    }

    /// The permission bits of a file.
    package func mode(of name: String) throws(TestSupportError) -> UInt32 {
        var info = stat()
        guard unsafe lstat(path(name), &info) == 0 else { throw .system("lstat", errno) }
        return info.st_mode & 0o7777
    }

    /// The names in the folder, sorted; those of folders end in a slash.
    package func names() -> [String] {
        Self.entries(of: path).sorted()
    }

    /// As ``names()`` for a folder in it.
    package func names(in folder: String) -> [String] {
        Self.entries(of: path(folder)).sorted()
    }

    private static func entries(of path: String) -> [String] {
        guard let folder = unsafe opendir(path) else { return [] }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let isFolder = unsafe Int32(entry.pointee.d_type) == Int32(DT_DIR)
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(isFolder ? name + "/" : name) }
        }
        return names
    }

    private static func remove(_ path: String) {
        unsafe chmod(path, 0o700)
        for name in entries(of: path) {
            if name.hasSuffix("/") {
                remove("\(path)/\(name.dropLast())")
            } else {
                _ = unsafe unlink("\(path)/\(name)")
            }
        }
        _ = unsafe rmdir(path)
    }
}
