import TestSupport
import Testing

/// The door to a card's photo is opened in one file of the sources.
struct PhotoDoorTests {
    private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    private func files(with text: String) throws -> [String] {
        let sources = "\(Self.root)/Sources"
        let found = try ChildProcess.run("/usr/bin/grep", ["-rlF", "--", text, sources])
        return found.outputText.split(separator: "\n")
            .map { String($0.dropFirst(sources.count + 1)) }.sorted()
    }

    @Test func `one file imports the decoder, and one declares it`() throws {
        let gate = "KindredCore/Gate/WithheldPhoto.swift"
        #expect(
            try files(with: "_spi(PhotoGate)") == [gate, "VCard/Model/Card+Media.swift"]
        )
        #expect(try files(with: ".decodedMedia(") == [gate])
    }

    @Test func `proofs and permits are made in one file`() throws {
        let gate = "KindredCore/Gate/Adulthood.swift"
        #expect(try files(with: "EstablishedAdulthood(photo:") == [gate])
        #expect(try files(with: "StoredPhotoPermit(person:") == [gate])
    }

    @Test func `one statement reads the bytes of stored photos`() throws {
        #expect(
            try files(with: "SELECT bytes FROM photo")
                == ["NotebookStore/Schema/PhotoTable.swift"]
        )
    }
}
