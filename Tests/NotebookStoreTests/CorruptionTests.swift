import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// Bytes changed at random places: never a crash, never a false person, never a changed original.
@Suite struct CorruptionTests {
    static let flips = 60

    private static func filled() throws -> (TestNotebook, [Person]) {
        let file = try TestNotebook()
        for number: UInt8 in 1...6 {
            var draft = Sample.draft(number)
            draft.notes = String(repeating: "Example note. ", count: 40)
            draft.photo = .replaced(
                try #require(Sample.photo([UInt8](repeating: number, count: 3000)))
            )
            try file.save(draft, key: "\(number)")
        }
        var notebook = try file.open(.reading)
        return (file, try notebook.people())
    }

    /// What opening and reading everything comes to.
    private static func read(_ file: TestNotebook) -> Result<[Person], NotebookError> {
        Result { () throws(NotebookError) in
            var notebook = try file.open(.reading)
            let people = try notebook.people()
            for person in people {
                _ = try notebook.photo(of: person.id, today: Sample.today)
            }
            return people
        }
    }

    @Test func `a changed byte is refused or makes no difference`() throws {
        let (original, people) = try Self.filled()
        let bytes = try original.folder.read("notebook.sqlite")
        var random = SeededGenerator(seed: 20)
        let file = try TestNotebook()
        var refusals = 0
        for _ in 0..<Self.flips {
            var changed = bytes
            let place = Int.random(in: changed.indices, using: &random)
            changed[place] ^= UInt8.random(in: 1...255, using: &random)
            try file.folder.write(changed, to: "notebook.sqlite")
            switch Self.read(file) {
            case .success(let found): #expect(found == people, "byte \(place)")
            case .failure: refusals += 1
            }
            #expect(try file.contents() == ["notebook.sqlite": changed], "byte \(place)")
        }
        #expect(refusals > Self.flips / 4)
    }

    @Test func `a file that was cut is refused`() throws {
        let (original, people) = try Self.filled()
        let bytes = try original.folder.read("notebook.sqlite")
        let file = try TestNotebook()
        for count in stride(from: 1, to: bytes.count, by: bytes.count / 20) {
            let cut = Array(bytes[..<count])
            try file.folder.write(cut, to: "notebook.sqlite")
            switch Self.read(file) {
            case .success(let found): Issue.record("\(count) bytes: \(found == people)")
            case .failure: break
            }
            #expect(try file.contents() == ["notebook.sqlite": cut], "\(count) bytes")
        }
    }

    @Test func `a changed byte in the log is an earlier state or a refusal`() throws {
        let source = try TestNotebook()
        try source.save(Sample.draft(1), key: "1")
        var notebook = try source.open()
        _ = try notebook.save(Sample.request(Sample.draft(2), key: "2"))
        let names = source.folder.names()
        let parts = try source.contents()
        var random = SeededGenerator(seed: 21)
        for _ in 0..<20 {
            let file = try TestNotebook()
            var changed = parts
            let name = "notebook.sqlite-wal"
            var log = try #require(parts[name])
            let place = Int.random(in: log.indices, using: &random)
            log[place] ^= UInt8.random(in: 1...255, using: &random)
            changed[name] = log
            for name in names { try file.folder.write(changed[name] ?? [], to: name) }
            switch Self.read(file) {
            case .success(let people): #expect((1...2).contains(people.count), "byte \(place)")
            case .failure: #expect(try file.contents() == changed, "byte \(place)")
            }
        }
    }
}
