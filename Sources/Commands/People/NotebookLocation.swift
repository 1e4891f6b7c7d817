internal import Files
internal import NotebookStore

/// Which notebook is meant: `--notebook`, else `KINDRED_NOTEBOOK`, else the user's own.
struct NotebookLocation {
    /// The path as it is told.
    let path: String
    /// The place as the store takes it.
    var place: NotebookPlace { NotebookPlace(path) }

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        if let path = invocation.argument(.notebook) {
            guard !path.isEmpty else {
                throw .usage(
                    .badArgument(.notebook, verb: invocation.verb, wanted: "a path or :memory:")
                )
            }
            self.path = path
        } else if let path = context.environment("KINDRED_NOTEBOOK"), !path.isEmpty {
            self.path = path
        } else if let folder = Self.dataFolder(context) {
            path = FilePath.joined(folder, "kindred/notebook.sqlite")
        } else {
            throw .noNotebook
        }
    }

    /// The folder for the user's data (XDG Base Directory Specification: relative paths are ignored).
    private static func dataFolder(_ context: CommandContext) -> String? {
        if let folder = context.environment("XDG_DATA_HOME"), folder.hasPrefix("/") {
            return folder
        }
        guard let home = context.environment("HOME"), home.hasPrefix("/") else { return nil }
        return FilePath.joined(home, ".local/share")
    }
}
