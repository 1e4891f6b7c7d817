import Files
import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// Several processes write at once: every save counts, and none is overwritten.
@Suite(.serialized) struct ConcurrencyTests {
    /// Adds a line to person 1's notes, over and over, and people of its own in between,
    /// each round by a new connection. Leaves a file that tells how often each came to a receipt.
    private static func work(_ path: String, _ worker: Int, _ seconds: Int) throws {
        let deadline = ContinuousClock.now + .seconds(seconds)
        var added = 0
        var counted = 0
        while ContinuousClock.now < deadline {
            var notebook = try Notebook.open(.file(path), for: .writing)
            for _ in 0..<5 where try count(in: &notebook, "\(worker) counts \(counted)") {
                counted += 1
            }
            let bytes = Array("\(worker) \(added)".utf8) + [UInt8](repeating: 0, count: 16)
            let draft = PersonDraft(new: try #require(PersonID(bytes: Array(bytes.prefix(16)))))
            let outcome = try notebook.save(Sample.request(draft, key: "\(worker) adds \(added)"))
            try #require(outcome.receipt != nil)
            added += 1
        }
        let folder = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
        let result = Array("\(counted) \(added)".utf8)
        try AtomicFile.replace("\(folder)/worker-\(worker)", with: result)
    }

    /// Adds a line; false where another process was quicker.
    private static func count(in notebook: inout Notebook, _ key: String) throws -> Bool {
        let person = try #require(try notebook.person(reference: 1))
        var draft = PersonDraft(editing: person)
        draft.notes += "\(key)\n"
        do throws(NotebookError) {
            let request = Sample.request(draft, key: "\(key) at \(person.revision)")
            return try notebook.save(request).receipt != nil
        } catch {
            guard case .conflict = error else { throw error }
            return false
        }
    }

    @Test(arguments: [2, 8])
    func `no save is lost, and nobody is told that the notebook is locked`(
        _ count: Int
    ) async throws {
        let file = try TestNotebook()
        var draft = Sample.draft(1)
        draft.notes = ""
        try file.save(draft)
        let path = file.path
        let seconds = LongRun.count(2, long: 30)
        await withTaskGroup { group in
            for worker in 0..<count {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [path = path as String, worker = worker as Int, seconds = seconds as Int] in
                        try Self.work(path, worker, seconds)
                    }
                }
            }
        }
        var counted = 0
        var added = 0
        for worker in 0..<count {
            let text = String(decoding: try file.folder.read("worker-\(worker)"), as: UTF8.self)
            let numbers = text.split(separator: " ").compactMap { Int($0) }
            counted += numbers.first ?? 0
            added += numbers.last ?? 0
        }
        var notebook = try file.open(.reading)
        let people = try notebook.people()
        #expect(counted > 0 && added > 0)
        #expect(people.first?.notes.split(separator: "\n").count == counted)
        #expect(people.first?.revision == counted + 1)
        #expect(people.count == added + 1)
        print("\(count) processes: \(counted) changes and \(added) people in \(seconds) s")
    }
}
