internal import Diagnostics
internal import Files

extension Baseline {
    /// The largest baseline that is read.
    private static let largest = 256 << 20

    /// Reads a baseline file.
    init(file path: String) throws(CommandError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileSource.contents(of: path, limit: Self.largest)
        } catch {
            throw .file(error)
        }
        guard let baseline = Baseline(bytes) else { throw .noBaseline(path) }
        self = baseline
    }
}

extension FilePath {
    /// A path without `.` components and doubled slashes, so that one file has one name.
    static func plain(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
