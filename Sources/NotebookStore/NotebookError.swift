package import CivilCalendar
package import Files

/// Why a notebook was not opened, read or written.
///
/// Only ``committedButUnverified(_:)`` comes after something was written; every other case leaves
/// the notebook as it was.
package enum NotebookError: Error, Equatable, Sendable {
    /// The file or its folder cannot be trusted or reached.
    case file(FileError)
    /// The folder is open to others, and too much is in it to shut them out; its path.
    case sharedFolder(String)
    /// The file is no SQLite database.
    case notADatabase
    /// A database of another program; its application id.
    case anotherProgram(applicationID: Int)
    /// A notebook of a version that this program does not know.
    case unsupportedVersion(found: Int, known: Int)
    /// What is stored contradicts itself.
    case corrupt(Corruption)
    /// Another program holds the lock, and went on holding it.
    case locked
    /// The file, its folder or the volume cannot be written.
    case readOnly
    /// There is no notebook yet whose content could be changed.
    case notBegun
    /// The notebook was opened for reading only.
    case openedForReading
    /// The device has no room left.
    case full
    /// The volume cannot carry a write-ahead log.
    case noWriteAheadLog
    /// SQLite failed in any other way.
    case failed(SQLiteError)
    /// The person was saved by somebody else since the draft was made; the person's number.
    case conflict(reference: Int)
    /// The draft's person is not in the notebook, or no longer.
    case noSuchPerson
    /// The person whom the draft wants to be linked to is not in the notebook.
    case noSuchLinkTarget
    /// The link would repeat one, lead to oneself or make somebody their own ancestor.
    case linkRefused
    /// The link is not in the notebook, or has another kind or status by now.
    case noSuchLink
    /// The notebook holds something else than what was to be deleted.
    case scopeChanged
    /// A photo would be stored although the gate is shut on that day.
    case photoGateShut
    /// A file of the backup's name is there, and nobody said to replace it.
    case backupExists
    /// The backup would replace the notebook that it is taken from.
    case isTheNotebook
    /// The backup was not read back as it was meant.
    case backupDiffers
    /// The plan was carried out before, on that day.
    case planUsed(on: CivilDate)
    /// The transaction failed and was taken back.
    indirect case notCommitted(NotebookError)
    /// The transaction is in the notebook, but could not be read back as it was meant.
    case committedButUnverified(ReadBackFault)
}

extension NotebookError {
    /// The case that tells what SQLite answered.
    init(_ error: SQLiteError) {
        self =
            switch true {
            case error.isLocked: .locked
            case error.isNotADatabase: .notADatabase
            case error.isCorrupt: .corrupt(.pages)
            case error.isFull: .full
            case error.isReadOnly: .readOnly
            default: .failed(error)
            }
    }
}
