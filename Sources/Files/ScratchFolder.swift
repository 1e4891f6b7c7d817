import Glibc

/// A private folder (mode 0700) for temporary copies, removed with all it holds when let go.
package struct ScratchFolder: ~Copyable {
    package let path: String

    /// Makes a folder in `parent`, or where the system keeps temporary files.
    package init(in parent: String? = nil) throws(FileError) {
        let parent = parent ?? Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        let wanted = FilePath.joined(parent, "kindred-XXXXXX")
        var template = Array(wanted.utf8CString)
        guard unsafe mkdtemp(&template) != nil else {
            throw FileError(path: wanted, code: errno)
        }
        let bytes = template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        path = String(decoding: bytes, as: UTF8.self)
    }

    deinit {
        try? FileTree.remove(path)
    }

    /// The path of that name in the folder.
    package borrowing func path(_ name: String) -> String {
        FilePath.joined(path, name)
    }
}
