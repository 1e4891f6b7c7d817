/// How a committed save differed from what was meant when it was read again.
package enum ReadBackFault: Hashable, Sendable {
    /// The notebook could not be opened or read again.
    case unreadable
    /// A row is not there.
    case missing(table: String)
    /// Something of what was removed is still there.
    case notRemoved(table: String)
    /// A field of a row is another one; the column's number, from 0.
    case different(table: String, column: Int)
    /// A photo's bytes are others.
    case differentPhoto
    /// The file's protection is no longer right.
    case unprotected
}
