package import Files

/// Bytes that a verb reads, from a file or from a test's memory.
package protocol Input: AnyObject {
    /// What the system said of the file when it was opened; nil where it is no file.
    var status: FileStatus? { get }
    /// Appends at most so many bytes to the buffer and returns how many; 0 at the end.
    func append(to buffer: inout [UInt8], maximum: Int) throws(FileError) -> Int
}

/// A file or standard input as the system gives it.
package final class FileInput: Input {
    private var source: FileSource

    private init(_ path: String) throws(FileError) {
        source = try FileSource(path)
    }

    /// Opens a path; `-` is standard input.
    package static func open(_ path: String) throws(FileError) -> any Input {
        try FileInput(path)
    }

    package var status: FileStatus? {
        source.isStandardInput || !source.status.isRegular ? nil : source.status
    }

    package func append(to buffer: inout [UInt8], maximum: Int) throws(FileError) -> Int {
        try source.append(to: &buffer, maximum: maximum)
    }
}
