import Commands
import TestSupport
import Testing
import Text

extension World {
    /// A card of an adult with a photo of one pixel.
    static let photoCard =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nBDAY:1990-10-03\r\n"
        + "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42m"
        + "NkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==\r\nEND:VCARD\r\n"

    /// Runs the command and reads the JSON that it writes.
    func json(_ words: String...) throws -> JSONValue {
        let result = run(words + ["--format=json"])
        #expect(result.status == .done, "\(result.messages)")
        return try JSONReader.read(result.output)
    }

    /// Runs the command, which has to succeed.
    func done(_ words: String...) {
        let result = run(words)
        #expect(result.status == .done, "\(words): \(result.messages)")
    }

    /// Whether a text stands somewhere in the notebook's files.
    func notebookHolds(_ text: String) -> Bool {
        ["", "-wal", "-shm"].contains { suffix in
            let bytes = try? folder.read("book/notebook.sqlite\(suffix)")
            return bytes?.contains(Array(text.utf8)) ?? false
        }
    }
}
