import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// Bytes changed at random places: never a crash, never a false person, never a changed original.
@Suite struct CorruptionTests {
    static let flips = LongRun.count(60, long: 300)

    private static func filled() throws -> (TestNotebook, [Person]) {
        let file = try TestNotebook()
        for number: UInt8 in 1...9 {
            var draft = Sample.draft(number)
            draft.notes = String(repeating: "Example note. ", count: 40)
            draft.photo = .replaced(
                try #require(Sample.photo([UInt8](repeating: number, count: 3000), of: number))
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
                let photo = try notebook.photo(of: person.id, today: Sample.today)
                guard (photo != nil) == (person.photo != nil),
                    try notebook.person(id: person.id) == person,
                    try notebook.person(reference: person.reference) == person
                else { return [] }
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
        #expect(refusals > Self.flips / 6)
    }

    @Test func `a file that was cut is refused`() throws {
        let (original, people) = try Self.filled()
        let bytes = try original.folder.read("notebook.sqlite")
        let file = try TestNotebook()
        for count in stride(
            from: 1,
            to: bytes.count,
            by: bytes.count / LongRun.count(20, long: 300)
        ) {
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
        for _ in 0..<LongRun.count(20, long: 300) {
            let file = try TestNotebook()
            var changed = parts
            let name = "notebook.sqlite-wal"
            var log = try #require(parts[name])
            let place = Int.random(in: log.indices, using: &random)
            log[place] ^= UInt8.random(in: 1...255, using: &random)
            changed[name] = log
            for name in names { try file.folder.write(changed[name] ?? [], to: name) }
            switch Self.read(file) {
            case .success(let people): #expect([1, 2].contains(people.count), "byte \(place)")
            case .failure: #expect(try file.contents() == changed, "byte \(place)")
            }
        }
    }

    @Test func `the log of another moment or of another notebook is no silent wrong answer`() throws
    {
        let source = try TestNotebook()
        var states: [[Person]] = [[]]
        var logs: [[UInt8]] = []
        var databases: [[UInt8]] = []
        for number: UInt8 in 1...UInt8(LongRun.count(4, long: 12)) {
            var notebook = try source.open()
            _ = try notebook.save(Sample.request(Sample.draft(number), key: "\(number)"))
            states.append(try notebook.people())
            logs.append(try source.folder.read("notebook.sqlite-wal"))
            databases.append(try source.folder.read("notebook.sqlite"))
        }
        databases.append(try source.folder.read("notebook.sqlite"))
        let other = try TestNotebook()
        var stranger = try other.open()
        _ = try stranger.save(Sample.request(Sample.draft(99), key: "99"))
        logs.append(try other.folder.read("notebook.sqlite-wal"))
        for (one, database) in databases.enumerated() {
            for (two, log) in logs.enumerated() {
                let file = try TestNotebook()
                let parts = ["notebook.sqlite": database, "notebook.sqlite-wal": log]
                for (name, bytes) in parts { try file.folder.write(bytes, to: name) }
                switch Self.read(file) {
                case .success(let people): #expect(states.contains(people), "\(one) \(two)")
                case .failure:
                    for (name, bytes) in parts {
                        #expect(try file.folder.read(name) == bytes, "\(one) \(two)")
                    }
                }
            }
        }
    }

    @Test func `what was replaced is nowhere in the files any more`() throws {
        let file = try TestNotebook()
        var draft = Sample.draft(1)
        draft.notes = String(decoding: Sample.canary, as: UTF8.self)
        try file.save(draft, key: "1")
        #expect(try Self.holdsCanary(file))
        var notebook = try file.open()
        var edited = PersonDraft(editing: try #require(try notebook.person(reference: 1)))
        edited.notes = ""
        _ = try notebook.save(Sample.request(edited, key: "2"))
        _ = consume notebook
        #expect(try !Self.holdsCanary(file))
    }

    private static func holdsCanary(_ file: TestNotebook) throws -> Bool {
        try file.contents().values.contains { bytes in
            bytes.indices.contains { bytes[$0...].starts(with: Sample.canary) }
        }
    }
}
