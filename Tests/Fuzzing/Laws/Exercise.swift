package import CivilCalendar
import Diagnostics
import Interchange
import Text
@_spi(PhotoGate) import VCard

/// One run: everything that reading, checking and telling do with an input, and the laws that must hold.
package struct Exercise {
    let today: CivilDate
    private let book = RuleBook.vcard

    package init(today: CivilDate) {
        self.today = today
    }

    /// The name of the law that the input breaks, or nil.
    package func brokenLaw(by bytes: [UInt8], chunk: Int) -> String? {
        let whole = outcome(of: bytes, chunk: bytes.count + 1)
        let pieces = outcome(of: bytes, chunk: chunk)
        if whole != pieces { return "what is read depends on how the bytes come" }
        if whole.lines.contains(where: { $0 < 1 || $0 > bytes.count + 1 }) {
            return "a finding lies outside the file"
        }
        if whole.unknownCode { return "a finding has no rule" }
        if losesBytes(of: bytes, limits: Limits())
            || losesBytes(of: bytes, limits: Limits(cardBytes: 40))
        {
            return "a byte is neither in a card, nor kept, nor blank"
        }
        if whole.invalidJSON { return "what is told is no JSON" }
        let form = WrittenForm()
        return form.brokenLaw(by: bytes) ?? form.brokenLaw(byJSON: bytes)
    }

    private struct Outcome: Equatable {
        var digests: [String] = []
        var lines: [Int] = []
        var codes: [String] = []
        var unknownCode = false
        var invalidJSON = false
    }

    private func outcome(of bytes: [UInt8], chunk: Int) -> Outcome {
        var reader = CardReader<Never>(
            limits: Limits(chunkBytes: chunk),
            source: source(of: bytes)
        )
        var checker = Checker(today: today)
        var outcome = Outcome()
        var findings: [Finding] = []
        while let entry = reader.next() {
            switch entry {
            case .part: break
            case .unreadable(let entry): findings.append(entry.finding)
            case .card(let card):
                findings += checker.check(card)
                tell(card, &outcome)
            }
            findings += reader.takeFileFindings()
        }
        findings += reader.takeFileFindings()
        outcome.lines = findings.map(\.position.line)
        outcome.codes = findings.map(\.code)
        outcome.unknownCode = findings.contains { book[$0.code] == nil }
        return outcome
    }

    private func tell(_ card: Card, _ outcome: inout Outcome) {
        outcome.digests.append(card.digestWithoutMedia().hex)
        var writer = JSONWriter()
        JCard.write(card, to: &writer)
        if (try? JSONReader.read(writer.bytes)) == nil { outcome.invalidJSON = true }
        let birthday = card.birthday(today: today)
        outcome.digests.append("\(birthday.verdict) \(birthday.candidates) \(card.name)")
        if let photo = card.photo { _ = card.decodedMedia(photo) }
    }
}
