import KindredCore
import Testing

@testable import NotebookStore

@Suite struct LinkTests {
    private static func error(
        _ notebook: inout Notebook,
        _ number: UInt8,
        _ link: Link
    ) -> NotebookError? {
        do throws(NotebookError) {
            let request = Sample.request(Sample.draft(number), key: "\(number)", link: link)
            _ = try notebook.save(request)
            return nil
        } catch {
            return error
        }
    }

    static let links: [Link] = [
        .parent(Sample.id(1), child: Sample.id(2), .adoptive),
        .parent(Sample.id(2), child: Sample.id(1), .unspecified),
        .partners(Sample.id(1), Sample.id(2), .former),
    ]

    @Test(arguments: links)
    func `a new person's link is saved along`(_ link: Link) throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        #expect(Self.error(&notebook, 2, link) == nil)
        #expect(try notebook.links() == [link])
    }

    @Test func `a link to nobody, and one to oneself, are refused with the person`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        let nobody = Link.parent(Sample.id(7), child: Sample.id(2), .step)
        #expect(Self.error(&notebook, 2, nobody) == .noSuchLinkTarget)
        let self2 = Link.partners(Sample.id(2), Sample.id(2), .current)
        #expect(Self.error(&notebook, 2, self2) == .linkRefused)
        #expect(try notebook.people().count == 1)
        #expect(try notebook.links().isEmpty)
    }

    @Test func `nobody becomes their own ancestor`() throws {
        let file = try TestNotebook()
        try file.save(Sample.draft())
        var notebook = try file.open()
        let down = Link.parent(Sample.id(1), child: Sample.id(2), .biological)
        #expect(Self.error(&notebook, 2, down) == nil)
        let again = Link.parent(Sample.id(2), child: Sample.id(3), .biological)
        #expect(Self.error(&notebook, 3, again) == nil)
        #expect(try LinkReader.isAncestor(notebook.connection, 1, of: 3))
        #expect(try !LinkReader.isAncestor(notebook.connection, 3, of: 1))
        var edited = PersonDraft(editing: try #require(try notebook.people().first))
        edited.notes = "round"
        let request = Sample.request(
            edited,
            key: "round",
            link: .parent(Sample.id(3), child: Sample.id(1), .step)
        )
        var refused: NotebookError?
        do throws(NotebookError) { _ = try notebook.save(request) } catch { refused = error }
        #expect(refused == .linkRefused)
        #expect(try notebook.links().count == 2)
    }
}
