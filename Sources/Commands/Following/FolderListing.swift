internal import Files

/// The cards of a folder as vdirs keep them: one file a card, `.vcf`, nothing hidden, no `.tmp`.
struct FolderListing {
    /// The names of the files, in the order of their bytes.
    let names: [String]

    init(_ path: String) throws(CommandError) {
        do throws(FileError) {
            guard try FileStatus(of: path, followingLinks: true).isFolder else {
                throw FileError(path: path, kind: .isNoFolder)
            }
            names = try FileTree.names(in: path)
                .filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".vcf") }
                .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        } catch {
            throw .file(error)
        }
    }
}
