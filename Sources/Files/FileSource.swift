import Glibc

/// A file, pipe or standard input, read from its start to its end.
package struct FileSource: ~Copyable {
    /// The name that stands for standard input.
    package static let standardInputName = "-"
    /// What one read asks for when nothing else is said; measured as the best size.
    package static let chunkSize = 1 << 20

    package let path: String
    /// What the system said when it was opened, to tell later whether the file has changed.
    package let status: FileStatus
    private let descriptor: Int32
    private let isOwned: Bool

    /// Opens a path, or takes standard input for `-`.
    ///
    /// Regular files, pipes, terminals and the null device can be read; folders, sockets and other
    /// devices are refused with an error of their own.
    package init(_ path: String) throws(FileError) {
        (descriptor, status) = try Self.open(path)
        self.path = path
        isOwned = path != Self.standardInputName
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    package var isStandardInput: Bool { path == Self.standardInputName }

    /// Reads into the buffer's elements from `start` on and returns how many it filled: 0 at the
    /// end, or where the buffer has no room. The buffer keeps its count.
    package mutating func read(
        into buffer: inout [UInt8],
        at start: Int = 0
    ) throws(FileError) -> Int {
        try SystemCall.read(into: &buffer, at: start, from: descriptor, path: path)
    }

    /// Appends up to `maximum` bytes to the buffer and returns how many: 0 at the end.
    package mutating func append(
        to buffer: inout [UInt8],
        maximum: Int = chunkSize
    ) throws(FileError) -> Int {
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: max(0, maximum)))
        var count = 0
        defer { buffer.removeSubrange((start + count)...) }
        count = try read(into: &buffer, at: start)
        return count
    }

    /// The whole of a file; an error where it is longer than the limit.
    package static func contents(
        of path: String,
        limit: Int = .max
    ) throws(FileError) -> [UInt8] {
        var source = try FileSource(path)
        var bytes: [UInt8] = []
        let tooLarge = FileError(path: path, kind: .tooLarge(limit: limit))
        if source.status.isRegular {
            guard source.status.size <= limit else { throw tooLarge }
            bytes.reserveCapacity(source.status.size &+ 1)
        }
        while true {
            let known = source.status.isRegular ? source.status.size - bytes.count : chunkSize
            let wanted = min(max(known, 4096), chunkSize)
            guard try source.append(to: &bytes, maximum: wanted) > 0 else { return bytes }
            guard bytes.count <= limit else { throw tooLarge }
        }
    }

    private static func open(
        _ path: String
    ) throws(FileError) -> (descriptor: Int32, status: FileStatus) {
        if path == standardInputName {
            let status = try FileStatus(descriptor: STDIN_FILENO, path: path)
            try requireReadable(status, STDIN_FILENO, path)
            return (STDIN_FILENO, status)
        }
        let descriptor = try SystemCall.open(path, O_RDONLY)
        do {
            let status = try FileStatus(descriptor: descriptor, path: path)
            try requireReadable(status, descriptor, path)
            return (descriptor, status)
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func requireReadable(
        _ status: FileStatus,
        _ descriptor: Int32,
        _ path: String
    ) throws(FileError) {
        switch status.kind {
        case .regular, .pipe: return
        case .folder: throw FileError(path: path, kind: .isFolder, code: EISDIR)
        case .characterDevice where status.isNullDevice || isatty(descriptor) == 1: return
        case .other where path == standardInputName: return
        default: throw FileError(path: path, kind: .notRegular)
        }
    }
}

extension FileStatus {
    /// Whether this is `/dev/null`, which reads as an empty file.
    fileprivate var isNullDevice: Bool {
        kind == .characterDevice && represented == 1 << 8 | 3
    }
}
