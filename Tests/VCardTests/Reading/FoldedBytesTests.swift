import TestSupport
import Testing
import VCard

@Suite struct FoldedBytesTests {
    /// No letter of the tables: a text that holds it is folded by ICU as a whole.
    private static let stranger = "\u{1F600}"

    @Test(arguments: [
        0x20..<0x3100, 0x3400..<0x3500, 0x4E00..<0x4F00, 0x9F00..<0xA100, 0xAC00..<0xD7A4,
    ])
    func `a character is folded alike alone and as ICU folds it in a text`(block: Range<UInt32>) {
        let stranger = FoldedBytes.of(Self.stranger)
        for scalar in block.compactMap(Unicode.Scalar.init) {
            let text = String(Character(scalar))
            #expect(FoldedBytes.of(text + Self.stranger) == FoldedBytes.of(text) + stranger)
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a text is folded like its pieces`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scalars = (0..<12).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0x41..<0x700, using: &generator))
        }
        let text = scalars.map { String($0) }.joined()
        let pieces = scalars.flatMap { FoldedBytes.of(String($0)) }
        #expect(FoldedBytes.of(text) == pieces)
        let all = FoldedBytes.of(text + Self.stranger)
        #expect(all == pieces + FoldedBytes.of(Self.stranger))
    }

    @Test func `what is appended stands behind what was there`() {
        var bytes: [UInt8] = [0xFF]
        FoldedBytes.append("Zoë", to: &bytes)
        FoldedBytes.append("ΑΣ" + Self.stranger, to: &bytes)
        #expect(bytes == [0xFF] + Array("zoe".utf8) + Array("ασ\(Self.stranger)".utf8))
    }
}
