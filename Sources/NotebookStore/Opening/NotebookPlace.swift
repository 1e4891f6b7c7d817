internal import Files
internal import Text

/// Where a notebook is kept.
package enum NotebookPlace: Hashable, Sendable {
    /// In a file.
    case file(String)
    /// In memory under that name, for trials; it is gone with the ``Notebook``.
    case memory(name: String)

    /// The place that a path on the command line names: `:memory:` or a file.
    package init(_ path: String) {
        self = path == ":memory:" ? .memory(name: NotebookPlace.newName()) : .file(path)
    }

    /// A name in memory that nobody else has.
    static func newName() -> String {
        "kindred-\(Hex.encode(RandomBytes.make(16)))"
    }
}
