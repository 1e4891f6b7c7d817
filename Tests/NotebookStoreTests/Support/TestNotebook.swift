import KindredCore
import TestSupport

@testable import NotebookStore

/// A notebook's file in a folder of its own, and its bytes.
final class TestNotebook {
    let folder: TemporaryFolder
    var path: String { folder.path("notebook.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    func open(_ use: Notebook.Use = .writing, waiting: Int32 = 50) throws(NotebookError) -> Notebook
    {
        try Notebook.open(.file(path), for: use, waiting: waiting)
    }

    /// Saves a person and closes the notebook.
    @discardableResult
    func save(_ draft: PersonDraft, key: String = "first") throws -> SaveOutcome {
        var notebook = try open()
        return try notebook.save(Sample.request(draft, key: key))
    }

    /// The error of opening it.
    func refusal(_ use: Notebook.Use = .writing) -> NotebookError? {
        do throws(NotebookError) {
            _ = try open(use)
            return nil
        } catch {
            return error
        }
    }

    /// Every file of the folder with its bytes.
    func contents() throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in folder.names() { contents[name] = try folder.read(name) }
        return contents
    }

    /// Changes the file behind the notebook's back.
    func run(_ statements: StaticString...) throws {
        let connection = try Connection(path, .readWrite, waiting: 50)
        for statement in statements { try connection.run(statement) }
    }
}

/// The error that the body throws; nil where it throws none.
func failure(_ body: () throws(NotebookError) -> Void) -> NotebookError? {
    do {
        try body()
        return nil
    } catch {
        return error
    }
}
