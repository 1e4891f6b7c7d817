import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// The power goes at any moment: of what was not brought to the disk, any part may be missing.
@Suite struct PowerLossTests {
    /// What of the changes that were not synced is on the disk all the same.
    enum Remains: CaseIterable {
        case none, all, some, torn
    }

    /// Files as a disk holds them: what is there for sure, and what is on its way.
    private struct Disk {
        var files: [String: [UInt8]]
        private var waiting: [String: [FaultyDisk.Change]] = [:]

        init(_ files: [String: [UInt8]]) { self.files = files }

        mutating func take(_ change: FaultyDisk.Change) {
            switch change.kind {
            case .write, .truncate: waiting[change.file, default: []].append(change)
            case .create: files[change.file] = files[change.file] ?? []
            case .sync:
                for change in waiting.removeValue(forKey: change.file) ?? [] { apply(change) }
            case .delete:
                waiting[change.file] = nil
                files[change.file] = nil
            }
        }

        mutating func lose(_ remains: Remains, _ random: inout SeededGenerator) {
            for change in waiting.values.joined() {
                switch remains {
                case .none: break
                case .all: apply(change)
                case .some: if Bool.random(using: &random) { apply(change) }
                case .torn:
                    let sectors = change.bytes.count / 512
                    let kept = Int.random(in: 0...max(0, sectors), using: &random) * 512
                    if change.kind == .write { apply(change, prefix: kept) }
                }
            }
        }

        private mutating func apply(_ change: FaultyDisk.Change, prefix: Int = .max) {
            var bytes = files[change.file] ?? []
            let new = change.bytes.prefix(prefix)
            if change.kind == .truncate {
                bytes = Array(bytes.prefix(change.offset))
            } else if !new.isEmpty {
                let end = change.offset + new.count
                if bytes.count < end {
                    bytes += [UInt8](repeating: 0, count: end - bytes.count)
                }
                bytes.replaceSubrange(change.offset..<end, with: new)
            }
            files[change.file] = bytes
        }
    }

    @Test(arguments: FaultTests.Job.allCases.filter { $0 != .first }, Remains.allCases)
    func `a notebook is before or after, and after once there was a receipt`(
        _ job: FaultTests.Job,
        _ remains: Remains
    ) throws {
        let source = try TestNotebook()
        try job.prepare(source)
        let start = try source.contents().filter { !$0.key.hasSuffix("-shm") }
        let before = try FaultTests.Job.state(source)
        var receipt = Int.max
        let (_, changes, _) = try FaultyDisk.watching(source.folder) {
            var notebook = try source.open()
            _ = try notebook.people()
            try #require(try job.run(source))
            receipt = FaultyDisk.changeCount
        }
        let after = try FaultTests.Job.state(source)
        #expect(before != after)
        var random = SeededGenerator(seed: 5)
        var disk = Disk(start)
        let stride = LongRun.count(job == .batch ? 9 : 1, long: 1)
        for (index, change) in changes.enumerated() {
            disk.take(change)
            guard index % stride == 0 || index + 1 == changes.count else { continue }
            var left = disk
            left.lose(remains, &random)
            let file = try TestNotebook()
            for (name, bytes) in left.files { try file.folder.write(bytes, to: name) }
            let found = try FaultTests.Job.state(file)
            #expect(found == before || found == after, "change \(index)")
            if index + 1 >= receipt { #expect(found == after, "change \(index)") }
            #expect(try job.run(file), "change \(index)")
            #expect(try FaultTests.Job.state(file) == after, "change \(index)")
        }
    }
}
