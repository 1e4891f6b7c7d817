import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// The same rules three times: in the graph, in the store and in the tables.
@Suite struct GraphTests {
    private static let count = 6

    private static func notebook() throws -> Notebook {
        var notebook = try Notebook.open(NotebookPlace(":memory:"), for: .writing)
        for number in 1...UInt8(count) {
            _ = try notebook.save(Sample.draft(number), gateDay: Sample.today)
        }
        return notebook
    }

    private static func randomLink(_ random: inout SeededGenerator) -> Link {
        let one = Sample.id(UInt8.random(in: 1...UInt8(count), using: &random))
        let other = Sample.id(UInt8.random(in: 1...UInt8(count), using: &random))
        return Int.random(in: 0..<4, using: &random) > 0
            ? .parent(one, child: other, .step) : .partners(one, other, .unknown)
    }

    @Test(arguments: UInt64(1)...12)
    func `what the graph refuses, the store and the tables refuse`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var notebook = try Self.notebook()
        for _ in 0..<25 {
            let link = Self.randomLink(&random)
            var graph = try notebook.graph()
            var isAllowed = true
            do { try graph.add(link) } catch { isAllowed = false }
            let values = LinkTable.values(of: link) { Int($0.bytes[0]) } ?? []
            let bare = failure { () throws(NotebookError) in
                try notebook.connection.transaction { () throws(NotebookError) in
                    try LinkTable.table.insert(values, into: notebook.connection)
                    throw .locked
                }
            }
            #expect((bare == .locked) == isAllowed)
            let refused = failure { () throws(NotebookError) in _ = try notebook.add(link) }
            #expect(refused == (isAllowed ? nil : .linkRefused))
            #expect(Set(try notebook.links()) == Set(graph.links))
        }
    }

    @Test func `the ends of a link stay, whoever writes`() throws {
        var notebook = try Self.notebook()
        _ = try notebook.add(.parent(Sample.id(1), child: Sample.id(2), .step))
        let error = failure { () throws(NotebookError) in
            try notebook.connection.run("UPDATE link SET second = 3")
        }
        guard case .failed(let code) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(code.primaryCode == 19)
    }

    @Test func `a link is made, changed and removed, each time with a receipt`() throws {
        var notebook = try Self.notebook()
        let current = Link.partners(Sample.id(2), Sample.id(1), .current)
        let former = Link.partners(Sample.id(1), Sample.id(2), .former)
        #expect(try notebook.add(current).change == .added)
        #expect(try notebook.change(current, to: former).change == .changed)
        #expect(try notebook.links() == [former])
        let stale = failure { () throws(NotebookError) in _ = try notebook.remove(current) }
        #expect(stale == .noSuchLink)
        #expect(try notebook.remove(former).change == .removed)
        #expect(try notebook.links().isEmpty)
        #expect(try notebook.people().count == Self.count)
        let gone = failure { () throws(NotebookError) in _ = try notebook.remove(former) }
        #expect(gone == .noSuchLink)
    }

    @Test func `relations and index tell what links state`() throws {
        var notebook = try Self.notebook()
        _ = try notebook.add(.parent(Sample.id(1), child: Sample.id(3), .adoptive))
        _ = try notebook.add(.parent(Sample.id(1), child: Sample.id(2), .biological))
        _ = try notebook.add(.partners(Sample.id(4), Sample.id(1), .former))
        let ada = try #require(try notebook.person(reference: 1))
        let relations = try notebook.relations(of: ada)
        #expect(relations.children.map(\.person.reference) == [2, 3])
        #expect(relations.partners.map(\.nature) == [.former])
        let index = try notebook.index()
        #expect(index.people.count == Self.count)
        #expect(index.children(ofPersonAt: 0).map(\.reference) == [2, 3])
        #expect(index.people.flatMap(\.log).isEmpty)
    }
}
