internal import Files

/// The contact files that operands name: files as they are, folders walked for `.vcf` and `.vcard`.
struct ContactPaths {
    /// The files in the order of the operands, those of a folder in the order of their names.
    private(set) var files: [String] = []
    /// What of the folders could not be looked at.
    private(set) var failures: [FileError] = []

    init(_ operands: [String]) {
        for operand in operands {
            guard Self.isFolder(operand) else {
                files.append(operand)
                continue
            }
            let walk = FileTree.cardFiles(under: operand)
            files += walk.files
            failures += walk.failures
        }
    }

    /// Refuses a file to write that is one of those to read.
    func requireOthers(than output: String?, of flag: Flag, verb: Verb) throws(CommandError) {
        guard let output, let status = Self.status(of: output) else { return }
        for path in files {
            guard let input = Self.status(of: path) else { continue }
            if (input.device, input.inode) == (status.device, status.inode) {
                throw .usage(.outputIsInput(flag, verb: verb))
            }
        }
    }

    private static func status(of path: String) -> FileStatus? {
        do throws(FileError) {
            return try FileStatus.ifExists(path, followingLinks: true)
        } catch {
            return nil
        }
    }

    /// What cannot be looked at is no folder: opening it as a file says why.
    private static func isFolder(_ path: String) -> Bool {
        guard path != FileSource.standardInputName else { return false }
        do throws(FileError) {
            return try FileStatus(of: path, followingLinks: true).isFolder
        } catch {
            return false
        }
    }
}
