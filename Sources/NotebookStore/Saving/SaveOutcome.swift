package import KindredCore

/// What became of a save that did not fail.
package enum SaveOutcome: Hashable, Sendable {
    /// Written now, and read back.
    case saved(SaveReceipt)
    /// The same import was saved before; read back again, and nothing written.
    case alreadySaved(SaveReceipt)
    /// The same import was saved before, and the person edited since; nothing written.
    case editedSince(reference: Int)
    /// The same import was saved before, and the person deleted since; nothing written.
    case deletedSince(PersonID)
}

extension SaveOutcome {
    /// The receipt, where what is stored is what was imported.
    package var receipt: SaveReceipt? {
        switch self {
        case .saved(let receipt), .alreadySaved(let receipt): receipt
        case .editedSince, .deletedSince: nil
        }
    }
}
