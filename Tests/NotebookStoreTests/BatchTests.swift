import KindredCore
import Testing

@testable import NotebookStore

/// Many people in one transaction.
@Suite struct BatchTests {
    private static func batch(_ numbers: ClosedRange<UInt8>) -> SaveBatch {
        var batch = SaveBatch()
        for number in numbers {
            batch.add(Sample.request(Sample.draft(number), key: "\(number)"))
        }
        return batch
    }

    private static func receipts(_ outcomes: [BatchOutcome]) -> [SaveReceipt] {
        outcomes.compactMap { outcome in
            if case .saved(let saved, _) = outcome { saved.receipt } else { nil }
        }
    }

    @Test func `every person of a batch has a receipt of their own, in order`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let receipts = Self.receipts(try notebook.save(Self.batch(1...20)))
        #expect(receipts.map(\.reference) == Array(1...20))
        #expect(receipts.map(\.person) == (1...20).map { Sample.id($0) })
        #expect(try notebook.people().map(\.id) == receipts.map(\.person))
    }

    @Test func `a batch saved again writes nothing and has the same receipts`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        let first = Self.receipts(try notebook.save(Self.batch(1...9)))
        let before = try notebook.connection.integer("SELECT total_changes()")
        let again = try notebook.save(Self.batch(1...9))
        #expect(Self.receipts(again) == first)
        #expect(again == first.map { .saved(.alreadySaved($0), SaveOrigin(for: $0)) })
        #expect(try notebook.connection.integer("SELECT total_changes()") == before)
        let longer = Self.receipts(try notebook.save(Self.batch(1...12)))
        #expect(Array(longer.prefix(9)) == first)
        #expect(try notebook.people().count == 12)
    }

    @Test func `the same card twice in a batch makes one person`() throws {
        let file = try TestNotebook()
        var notebook = try file.open()
        var batch = SaveBatch()
        batch.add(Sample.request(Sample.draft(1), key: "same"))
        batch.add(Sample.request(Sample.draft(2), key: "same"))
        let outcomes = try notebook.save(batch)
        #expect(Self.receipts(outcomes).map(\.person) == [Sample.id(1), Sample.id(1)])
        #expect(try notebook.people().count == 1)
    }

    @Test func `what conflicts is left out alone, and nothing of it is written`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft(1), key: "1")
        var notebook = try file.open()
        let stored = try #require(try notebook.person(reference: 1))
        var newer = PersonDraft(editing: stored)
        newer.notes = "newer"
        _ = try notebook.save(Sample.request(newer, key: "newer"))
        var stale = PersonDraft(editing: stored)
        stale.notes = "stale"
        var minor = Sample.draft(3, birth: Sample.minor)
        minor.photo = .replaced(try #require(Sample.photo()))
        var batch = SaveBatch()
        batch.add(Sample.request(Sample.draft(2), key: "2"))
        batch.add(Sample.request(stale, key: "stale"))
        batch.add(Sample.request(minor, key: "minor"))
        batch.add(Sample.request(Sample.draft(4), key: "4"))
        let outcomes = try notebook.save(batch)
        #expect(outcomes[1] == .leftOut(.conflict))
        #expect(outcomes[2] == .leftOut(.photoGateShut))
        #expect(Self.receipts(outcomes).map(\.reference) == [2, 3])
        #expect(try notebook.people().map(\.notes).first == "newer")
        #expect(try notebook.people().count == 3)
    }

    @Test func `a batch is full at five hundred, or when its photos are large`() throws {
        var batch = SaveBatch()
        for number in 0..<499 { batch.add(Sample.request(Sample.draft(1), key: "\(number)")) }
        let isFull = batch.isFull
        batch.add(Sample.request(Sample.draft(1), key: "last"))
        #expect((isFull, batch.isFull) == (false, true))
        var photos = SaveBatch()
        var draft = Sample.draft(1)
        let large = [UInt8](repeating: 7, count: 8 << 20)
        draft.photo = .replaced(try #require(Sample.photo(large)))
        photos.add(Sample.request(draft, key: "1"))
        let isFullAtOne = photos.isFull
        photos.add(Sample.request(draft, key: "2"))
        #expect((isFullAtOne, photos.isFull) == (false, true))
    }
}

extension SaveOrigin {
    fileprivate init(for receipt: SaveReceipt) {
        self.init(person: receipt.person, content: receipt.content)
    }
}
