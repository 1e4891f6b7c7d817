internal import Files

/// That a large notebook was inspected whole, and what its file looked like then.
///
/// It lies beside the notebook and saves nothing but time: where it is missing, is not private, or
/// differs in anything, the whole inspection runs. Rows are checked against their digests whenever
/// they are read, remembered or not. Small notebooks are always inspected: it takes no time.
enum InspectionRecord {
    static let suffix = "-inspected"
    /// The smallest file for which remembering pays, in bytes.
    static let smallestSize = 256 << 10
    /// Names what an inspection looks at; another one is another inspection.
    private static let heading = "kindred inspected 1, format \(Schema.version)"

    /// What a file looks like that could be remembered now; nil where it is small, or where its
    /// log has something to say.
    static func fingerprint(_ path: String) -> FileFingerprint? {
        guard let size = try? Protection.size(path), size >= smallestSize,
            (try? Protection.size(path + "-wal")) ?? 0 == 0
        else { return nil }
        return try? FileFingerprint(of: path)
    }

    /// Whether the file looks as it did after its last inspection.
    static func holds(for path: String) -> Bool {
        guard let fingerprint = fingerprint(path), (try? PrivateFile.check(path + suffix)) != nil,
            let bytes = try? FileSource.contents(of: path + suffix, limit: 4096)
        else { return false }
        return bytes == Array(text(fingerprint).utf8)
    }

    /// Remembers an inspection that began with this fingerprint, where the file has it still.
    static func keep(_ before: FileFingerprint?, of path: String) {
        guard let before, before.isSettled, fingerprint(path) == before else { return }
        _ = try? AtomicFile.replace(path + suffix, with: Array(text(before).utf8))
    }

    /// Remembers what a writer leaves behind: a notebook that it has inspected, changed by nobody
    /// but itself.
    ///
    /// The log is emptied first. No other writer comes in while the file is looked at, and the
    /// wait makes every later change show.
    static func renew(_ path: String, by connection: borrowing Connection, _ version: Int64?) {
        guard (try? Protection.size(path)) ?? 0 >= smallestSize, !holds(for: path),
            (try? connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")) == 0
        else { return }
        _ = try? connection.alone { () throws(NotebookError) in
            guard try connection.integer("PRAGMA data_version") == version else { return }
            FileFingerprint.settle()
            keep(fingerprint(path), of: path)
        }
    }

    private static func text(_ fingerprint: FileFingerprint) -> String {
        "\(heading)\n\(fingerprint.text)\n"
    }
}
