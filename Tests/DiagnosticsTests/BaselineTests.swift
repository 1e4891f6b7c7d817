import Diagnostics
import Testing

@Suite struct BaselineTests {
    private let keys =
        [
            Baseline.Key(file: "b.vcf", code: "line-ends", line: ""),
            Baseline.Key(file: "a.vcf", code: "rev", line: "00ff"),
            Baseline.Key(file: "a.vcf", code: "rev", line: "00fe"),
            Baseline.Key(file: "a.vcf", code: "rev", line: "00fe", card: "77"),
        ] + ReportSamples.hostileFiles.map { Baseline.Key(file: $0, code: "x", line: "1") }

    @Test func `what was recorded is read back, and known as often as it was found`() throws {
        var baseline = Baseline()
        for key in keys + keys { baseline.add(key) }
        var read = try #require(Baseline(baseline.bytes))
        #expect(read == baseline)
        #expect(read.count == keys.count * 2)
        for key in keys + keys {
            let isKnown = read.take(key)
            #expect(isKnown)
        }
        for key in keys + [Baseline.Key(file: "c.vcf", code: "rev", line: "00ff")] {
            let isKnown = read.take(key)
            #expect(!isKnown)
        }
    }

    @Test func `a finding of another card is another, unless the baseline is older than cards`()
        throws
    {
        let one = Baseline.Key(file: "a", code: "b", line: "c", card: "1")
        let two = Baseline.Key(file: "a", code: "b", line: "c", card: "2")
        var baseline = Baseline()
        baseline.add(one)
        let taken = [baseline.take(two), baseline.take(one), baseline.take(one)]
        #expect(taken == [false, true, false])
        let text = #"{"version":1,"findings":[{"file":"a","code":"b","line":"c","count":2}]}"#
        var older = try #require(Baseline(Array(text.utf8)))
        let known = [older.take(two), older.take(one), older.take(one)]
        #expect(known == [true, true, false])
        #expect(try #require(Baseline(older.bytes)) == Baseline())
    }

    @Test func `the file does not depend on the order of the findings`() {
        var baseline = Baseline()
        var backward = Baseline()
        for key in keys { baseline.add(key) }
        for key in keys.reversed() { backward.add(key) }
        #expect(baseline.bytes == backward.bytes)
        let lines = String(decoding: baseline.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == keys.count + 2)
    }

    @Test func `an empty baseline is one`() throws {
        #expect(try #require(Baseline(Baseline().bytes)) == Baseline())
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"version":2,"findings":[]}"#, #"{"version":1}"#,
        #"{"version":1,"findings":[{"file":"a","code":"b","line":"c"}]}"#,
        #"{"version":1,"findings":[{"file":"a","code":"b","line":"c","count":0}]}"#,
        #"{"version":1,"findings":[{"file":"a","code":"b","line":"c","count":9999999999}]}"#,
        #"{"version":1,"findings":[1]}"#,
    ])
    func `anything else is none`(text: String) {
        #expect(Baseline(Array(text.utf8)) == nil)
    }
}
