internal import CSQLite

/// The prepared statements of one connection that are not in use, kept to be run again.
///
/// Preparing costs more than running: a save of five hundred people runs the same few statements
/// five hundred times.
@safe
final class IdleStatements {
    private var handles: [UInt: OpaquePointer] = unsafe [:]
    private var isOpen = true

    deinit {
        close()
    }

    /// What a text is kept under; nil for pragmas, some of which already act when they are prepared.
    static func key(of sql: StaticString) -> UInt? {
        guard sql.hasPointerRepresentation else { return nil }
        let isKept = sql.withUTF8Buffer { text in
            unsafe !text.starts(with: "PRAGMA".utf8)
                || text.elementsEqual("PRAGMA data_version".utf8)
        }
        return isKept ? unsafe UInt(bitPattern: sql.utf8Start) : nil
    }

    /// The waiting statement of that text, which is the caller's from now on.
    @unsafe
    func take(_ key: UInt?) -> OpaquePointer? {
        guard let key else { return nil }
        return unsafe handles.removeValue(forKey: key)
    }

    /// Keeps a statement, without its values and its place in the rows, or finalises it.
    @unsafe
    func putBack(_ handle: OpaquePointer, _ key: UInt?) {
        guard let key, isOpen, unsafe handles[key] == nil else {
            _ = unsafe sqlite3_finalize(handle)
            return
        }
        _ = unsafe sqlite3_reset(handle)
        _ = unsafe sqlite3_clear_bindings(handle)
        unsafe handles[key] = handle
    }

    /// Finalises what waits; whatever comes back later is finalised at once.
    func close() {
        isOpen = false
        for unsafe(_, handle) in unsafe handles { _ = unsafe sqlite3_finalize(handle) }
        unsafe handles.removeAll()
    }
}
