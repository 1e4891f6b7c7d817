package import KindredCore

extension Notebook {
    /// Links two people who are there, and reads the link back.
    ///
    /// - Throws: ``NotebookError/linkRefused`` where they are linked so already, are the same
    ///   person, or somebody would be their own ancestor.
    package mutating func add(_ link: Link) throws(NotebookError) -> LinkReceipt {
        try change(link, .added) { (connection) throws(NotebookError) in
            try LinkWriter.insert(link, into: connection)
        }
    }

    /// Gives a link another kind or status, and reads it back.
    ///
    /// - Throws: ``NotebookError/noSuchLink`` where the old link is not in the notebook as it is given.
    package mutating func change(_ old: Link, to new: Link) throws(NotebookError) -> LinkReceipt {
        try change(new, .changed) { (connection) throws(NotebookError) in
            try LinkWriter.update(old, to: new, in: connection)
        }
    }

    /// Removes a link, and reads back that it is gone; both people stay.
    ///
    /// - Throws: ``NotebookError/noSuchLink`` where the link is not in the notebook as it is given.
    package mutating func remove(_ link: Link) throws(NotebookError) -> LinkReceipt {
        try change(link, .removed) { (connection) throws(NotebookError) in
            try LinkWriter.delete(link, from: connection)
        }
    }

    private mutating func change(
        _ link: Link,
        _ change: LinkReceipt.Change,
        _ write: (borrowing Connection) throws(NotebookError) -> [ColumnValue]
    ) throws(NotebookError) -> LinkReceipt {
        try prepareToWrite()
        let row = try commit(write)
        let receipt = try readBack { (fresh) throws(NotebookError) in
            try ReadBack.receipt(for: link, change, row: row, on: fresh)
        }
        if change == .removed { _ = eraseLog() }
        return receipt
    }
}
