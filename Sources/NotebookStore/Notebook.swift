/// An open notebook: people, their links and photos, and the markers of what was imported.
///
/// A value of this type has been inspected whole, now or when its file was last as it is; whatever
/// is not our notebook never becomes one.
package struct Notebook: ~Copyable {
    /// What a notebook is opened for.
    package enum Use: Hashable, Sendable {
        /// Nothing is written, and nothing is made where there is no notebook yet.
        case reading
        /// What is there is changed: where there is no notebook yet none is made.
        case changing
        /// A notebook that is not there yet, or not yet begun, is made.
        case writing

        /// Whether something may be written.
        var writes: Bool { self != .reading }
    }

    /// How long to wait for a lock, in milliseconds.
    package static let patience: Int32 = 5000

    /// Where the notebook is kept.
    package let place: NotebookPlace
    /// What it was opened for.
    package let use: Use
    /// Whether there is a notebook at its place; one not yet begun reads as empty.
    package let isBegun: Bool
    let connection: Connection
    let waiting: Int32
    /// SQLite's count of other connections' changes, as it was at the last inspection.
    private(set) var inspectedVersion: Int64?

    init(
        _ place: NotebookPlace,
        _ use: Use,
        isBegun: Bool,
        connection: consuming Connection,
        inspected version: Int64?,
        waiting: Int32
    ) throws(NotebookError) {
        self.place = place
        self.use = use
        self.isBegun = isBegun
        self.connection = connection
        self.waiting = waiting
        inspectedVersion = version
    }

    /// Inspects the notebook again where another connection has changed it since.
    mutating func attendToForeignChanges() throws(NotebookError) {
        guard case .file(let path) = place, isBegun else { return }
        let version = try connection.integer("PRAGMA data_version")
        guard version != inspectedVersion else { return }
        try Protection.check(path)
        try Inspection.inspect(connection)
        inspectedVersion = version
    }

    deinit {
        guard use.writes, isBegun, case .file(let path) = place else { return }
        InspectionRecord.renew(path, by: connection, inspectedVersion)
    }

    /// A new connection to the same notebook, for reading back what this one has written.
    func freshConnection() throws(NotebookError) -> Connection {
        switch place {
        case .file(let path): try Connection(path, .readOnly, waiting: waiting)
        case .memory(let name): try Connection(name, .sharedMemory, waiting: waiting)
        }
    }
}
