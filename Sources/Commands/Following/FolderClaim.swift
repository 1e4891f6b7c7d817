internal import Files
internal import Text

/// Which folder this is, and which notebook accepted it first: a small hidden file in the folder,
/// of the kind that vdirs allow and their programs pass over.
///
/// The folder is known by what is written there and not by its path: another folder that is put in
/// its place, or a disk that is not mounted, is another folder.
struct FolderClaim: Equatable {
    /// The folder's identity, drawn when it was accepted.
    let folder: Digest
    /// The notebook that accepted it first; nil where the folder cannot be written.
    let owner: Digest?

    static let name = ".kindred-notebook"
    private static let heading = "kindred folder 1"

    /// The claim on a folder; nil where nobody has accepted it.
    static func read(_ path: String) throws(CommandError) -> FolderClaim? {
        do throws(FileError) {
            let file = FilePath.joined(path, name)
            guard let status = try FileStatus.ifExists(file), status.isRegular else { return nil }
            let text = String(
                decoding: try FileSource.contents(of: file, limit: 4096),
                as: UTF8.self
            )
            let lines = text.split(separator: "\n").map(String.init)
            guard lines.count == 3, lines[0] == heading, let folder = Digest(hex: lines[1]),
                let owner = Digest(hex: lines[2])
            else { return nil }
            return FolderClaim(folder: folder, owner: owner)
        } catch {
            throw .file(error)
        }
    }

    /// Marks a folder as a notebook's; nil where it cannot be written.
    static func make(in path: String, owner: Digest) throws(CommandError) -> FolderClaim? {
        guard let folder = Digest(bytes: RandomBytes.make(Digest.byteCount)) else { return nil }
        let text = "\(heading)\n\(folder.hex)\n\(owner.hex)\n"
        do throws(FileError) {
            try AtomicFile.replace(FilePath.joined(path, name), with: Array(text.utf8))
        } catch {
            switch error.kind {
            case .notPermitted, .readOnlyVolume: return nil
            default: throw .file(error)
            }
        }
        return try read(path)
    }

    /// What stands for a folder that cannot be written: its path.
    static func unmarked(_ path: String) -> FolderClaim {
        FolderClaim(
            folder: SHA256.digest(of: "kindred folder path\0\(FilePath.resolved(path))"),
            owner: nil
        )
    }
}
