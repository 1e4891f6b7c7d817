import CivilCalendar
import Files
import Glibc
import Testing
import VCard

/// A sample and what stands beside it.
struct Sample: Sendable, CustomTestStringConvertible {
    /// The name without its suffix.
    let name: String

    var testDescription: String { name }

    /// The day on which the neighbours are true.
    static let today = CivilDate(year: 2026, month: 11, day: 30)

    /// All samples, by name; their normal forms are none.
    static let all = names(suffix: ".vcf").filter { !$0.hasSuffix(".normalized") }
        .map { Sample(name: $0) }

    /// Whether the neighbours are written anew (`KINDRED_RECORD=1`): look at the difference before it is committed.
    static let isRecording = unsafe getenv("KINDRED_RECORD") != nil

    /// The folder of the samples.
    static let folder = FilePath.joined(packageFolder, "Samples")

    private static var packageFolder: String {
        FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))
    }

    /// The names of the files with that suffix, without it.
    static func names(suffix: String) -> [String] {
        let names = (try? FileTree.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }
            .map { String($0.dropLast(suffix.count)) }
            .sorted()
    }

    func path(_ suffix: String) -> String {
        FilePath.joined(Sample.folder, name + suffix)
    }

    func bytes() throws -> [UInt8] {
        try FileSource.contents(of: path(".vcf"))
    }

    func cards() throws -> [Card] {
        Card.entries(of: try bytes()).compactMap { entry in
            if case .card(let card) = entry { card } else { nil }
        }
    }

    /// The lines of the neighbour with that suffix; none where there is no neighbour.
    func lines(_ suffix: String) throws -> [String] {
        guard try FileStatus.ifExists(path(suffix)) != nil else { return [] }
        let text = String(decoding: try FileSource.contents(of: path(suffix)), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// Makes the neighbour with that suffix what it should be: gone where there is nothing in it.
    func record(_ bytes: [UInt8], _ suffix: String) throws {
        let path = path(suffix)
        if !bytes.isEmpty {
            try AtomicFile.replace(path, with: bytes, mode: 0o644)
        } else if try FileStatus.ifExists(path) != nil {
            try FileTree.remove(path)
        }
    }
}
