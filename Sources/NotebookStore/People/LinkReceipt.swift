package import KindredCore

/// That a link is in the notebook, or is not any more: made here only, from a read-back on a fresh
/// connection.
package struct LinkReceipt: Hashable, Sendable {
    /// What became of a link.
    package enum Change: String, Hashable, Sendable {
        /// It was made.
        case added
        /// It got another kind or status.
        case changed
        /// It was removed; both people stay.
        case removed
    }

    /// The link.
    package let link: Link
    /// What became of it.
    package let change: Change

    fileprivate init(_ link: Link, _ change: Change) {
        self.link = link
        self.change = change
    }
}

extension ReadBack {
    /// The receipt of a link whose row was found as it was meant: there, or gone with both people
    /// still there.
    static func receipt(
        for link: Link,
        _ change: LinkReceipt.Change,
        row: [ColumnValue],
        on fresh: borrowing Connection
    ) throws(NotebookError) -> LinkReceipt {
        switch change {
        case .added, .changed:
            try compare(link: row, on: fresh)
        case .removed:
            guard try LinkReader.row(fresh, like: row) == nil else {
                throw .committedButUnverified(.notRemoved(table: LinkTable.table.name))
            }
            for end in [link.ends.0, link.ends.1] {
                guard try PersonReader.number(fresh, id: end) != nil else {
                    throw .committedButUnverified(.missing(table: PersonTable.table.name))
                }
            }
        }
        return LinkReceipt(link, change)
    }
}
