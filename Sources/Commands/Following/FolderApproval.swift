internal import NotebookStore
internal import Text

/// Whether a notebook may take from a folder, and what the folder is called in the notebook.
struct FolderApproval {
    /// The folder's identity; nil where it was never accepted.
    private(set) var folder: Digest?
    private let owner: Digest
    private let path: String
    private let notebookPath: String
    private let isApproved: Bool

    /// - Throws: ``FolderRefusal`` where the folder is another notebook's, or another one than is
    ///   followed, and nobody approved it.
    init(
        _ options: SyncOptions,
        _ notebook: borrowing Notebook
    ) throws(CommandError) {
        path = options.path
        notebookPath = options.location.path
        isApproved = options.isApproved
        let claim = try FolderClaim.read(path)
        let unmarked = FolderClaim.unmarked(path)
        let (owner, isFollowed, followsAny): (Digest, Bool, Bool)
        do throws(NotebookError) {
            owner = try notebook.keyedDigest(of: ["notebook"], purpose: "folder owner")[0]
            isFollowed = try notebook.follows((claim ?? unmarked).folder)
            followsAny = try notebook.followsAnyFolder
        } catch {
            throw .notebook(path: notebookPath, error)
        }
        self.owner = owner
        folder = claim?.folder ?? (isFollowed ? unmarked.folder : nil)
        guard !isFollowed, !isApproved, claim?.owner != owner else { return }
        if claim != nil { throw .folder(path: path, .ofAnotherNotebook) }
        if followsAny { throw .folder(path: path, .anotherFolder) }
    }

    /// Marks the folder where nobody has, and lets the notebook follow it.
    mutating func settle(_ notebook: inout Notebook, _ today: Today) throws(CommandError) -> Digest
    {
        if folder == nil {
            if let claim = try FolderClaim.make(in: path, owner: owner) {
                guard claim.owner == owner || isApproved else {
                    throw .folder(path: path, .ofAnotherNotebook)
                }
                folder = claim.folder
            } else if isApproved {
                folder = FolderClaim.unmarked(path).folder
            }
        }
        guard let folder else { throw .folder(path: path, .cannotBeMarked) }
        do throws(NotebookError) {
            try notebook.follow(folder, on: today.shown)
        } catch {
            throw .notebook(path: notebookPath, error)
        }
        return folder
    }
}
