import Files
import Testing
import VCard

/// The laws of normalizing over the samples.
@Suite struct SampleNormalizingTests {
    @Test(arguments: Sample.all, WrittenVersion.allCases)
    func `normalizing a sample twice gives the same bytes`(
        sample: Sample,
        version: WrittenVersion
    ) throws {
        let once = Self.normalized(try sample.bytes(), CardNormalizer(to: version))
        #expect(Self.normalized(once, CardNormalizer(to: version)) == once)
        #expect(String(validating: once, as: UTF8.self) != nil)
    }

    @Test(arguments: Sample.all)
    func `the normal form is the one that stands beside the sample`(sample: Sample) throws {
        let bytes = try sample.bytes()
        let normal = Self.normalized(bytes, CardNormalizer())
        if Sample.isRecording {
            try sample.record(normal == bytes ? [] : normal, ".normalized.vcf")
        } else if try FileStatus.ifExists(sample.path(".normalized.vcf")) == nil {
            #expect(normal == bytes)
        } else {
            #expect(try FileSource.contents(of: sample.path(".normalized.vcf")) == normal)
        }
    }

    @Test(arguments: Sample.all)
    func `an untouched sample is written back byte for byte`(sample: Sample) throws {
        let bytes = try sample.bytes()
        #expect(Self.normalized(bytes, CardNormalizer(only: [])) == bytes)
    }

    @Test(arguments: Sample.all, WrittenVersion.allCases)
    func `the birthday of a sample is the same after normalizing`(
        sample: Sample,
        version: WrittenVersion
    ) throws {
        let today = try #require(Sample.today)
        let before = try sample.cards().map { $0.birthday(today: today) }
        let bytes = Self.normalized(try sample.bytes(), CardNormalizer(to: version))
        let after = Card.entries(of: bytes).compactMap { entry in
            if case .card(let card) = entry { card.birthday(today: today) } else { nil }
        }
        #expect(before.count == after.count)
        for (one, two) in zip(before, after) {
            // What is no date is text in 4.0, and then nobody looks for days in it.
            let isText = two.readings.contains { $0.reason == .text }
            #expect(isText || one.verdict == two.verdict)
            #expect(one.date == two.date)
        }
    }

    private static func normalized(_ bytes: [UInt8], _ normalizer: CardNormalizer) -> [UInt8] {
        var rest = bytes[...]
        var file = FileNormalizer<Never>(normalizer) { buffer, most in
            let part = rest.prefix(most)
            rest = rest.dropFirst(part.count)
            buffer += part
            return part.count
        }
        var output: [UInt8] = []
        while let piece = file.next() { output += piece.bytes }
        return output
    }
}
