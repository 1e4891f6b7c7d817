import Files
import Testing
@_spi(PhotoGate) import VCard

@Suite struct SampleFolderTests {
    @Test func `the samples are there`() {
        #expect(Sample.all.count >= 24)
    }

    @Test(arguments: [".birthdays", ".findings", ".normalized.vcf"])
    func `no neighbour stands beside a sample that is gone`(suffix: String) {
        let samples = Set(Sample.all.map(\.name))
        #expect(Sample.names(suffix: suffix).filter { !samples.contains($0) }.isEmpty)
    }

    @Test func `the index names every sample once and nothing else`() throws {
        let index = try FileSource.contents(of: FilePath.joined(Sample.folder, "README.md"))
        let names = String(decoding: index, as: UTF8.self)
            .split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(names.sorted() == Sample.all.map(\.name))
    }

    @Test(arguments: Sample.all)
    func `lines end in CRLF where the sample is not about that`(sample: Sample) throws {
        let aboutLineEnds = ["bare-cr", "mixed-line-ends", "utf-16"]
        guard !aboutLineEnds.contains(sample.name) else { return }
        let bytes = try sample.bytes()
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                #expect(index > 0 && bytes[index - 1] == UInt8(ascii: "\r"), "byte \(index)")
            }
            if byte == UInt8(ascii: "\r") {
                #expect(
                    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"),
                    "byte \(index)"
                )
            }
        }
    }

    @Test(
        arguments: [
            ("photo-adult", [0xFF, 0xD8, 0xFF]), ("photo-minor", [0x89, 0x50, 0x4E, 0x47]),
            ("photo-unknown-age", [0x47, 0x49, 0x46, 0x38]), ("photo-minor-poisoned", nil),
            ("photo-link", nil),
        ] as [(String, [UInt8]?)]
    )
    func `a photo is what its sample says`(name: String, magic: [UInt8]?) throws {
        let card = try #require(try Sample(name: name).cards().first)
        let photo = try #require(card.photo)
        #expect(photo.form == (name == "photo-link" ? .uri : .inline))
        let decoded = card.decodedMedia(photo)
        #expect(decoded.map { Array($0.prefix(magic?.count ?? 0)) } == magic)
    }
}
