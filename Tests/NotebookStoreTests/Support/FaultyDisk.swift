import FaultVFS
import Synchronization
import TestSupport

/// The disk under one folder, which can be made to fail and whose changes are kept in order.
enum FaultyDisk {
    /// How a disk fails.
    enum Failure: CaseIterable {
        /// One change fails, and the next one works again.
        case once
        /// From that change on every one fails.
        case forever
        /// From that change on the disk is full.
        case full
    }

    /// One change of a file, in the order in which it was made.
    struct Change {
        enum Kind: Int32 {
            case write = 1
            case truncate, sync, delete, create
        }

        let kind: Kind
        let file: String
        let offset: Int
        let bytes: [UInt8]
    }

    /// One test at a time has the disk.
    private static let turn = Mutex(())

    /// Runs the body while the disk under the folder is watched; change number `first` fails.
    static func watching<Result>(
        _ folder: TemporaryFolder,
        failing first: Int = 0,
        _ failure: Failure = .once,
        _ body: () throws -> Result
    ) rethrows -> (result: Result, changes: [Change], failed: Bool) {
        try turn.withLock { _ in
            _ = kindred_fault_install()
            unsafe kindred_fault_watch(
                folder.path + "/",
                Int64(first),
                failure == .once ? 0 : 1,
                failure == .full ? 1 : 0
            )
            defer { kindred_fault_stop() }
            let result = try body()
            return (result, log(), kindred_fault_failures() > 0)
        }
    }

    /// How many changes there were so far.
    static var changeCount: Int { Int(kindred_fault_event_count()) }

    private static func log() -> [Change] {
        (0..<kindred_fault_event_count()).compactMap { index in
            let event = unsafe kindred_fault_event_at(index)
            guard let kind = unsafe Change.Kind(rawValue: event.kind) else { return nil }
            let path = unsafe String(cString: kindred_fault_name(event.file))
            let bytes = unsafe UnsafeBufferPointer(start: event.bytes, count: Int(event.count))
            return unsafe Change(
                kind: kind,
                file: path.split(separator: "/").last.map(String.init) ?? path,
                offset: Int(event.offset),
                bytes: Array(bytes)
            )
        }
    }
}
