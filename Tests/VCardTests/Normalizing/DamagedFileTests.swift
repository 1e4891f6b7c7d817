import TestSupport
import Testing

@testable import VCard

/// Single repairs of files that are damaged in other ways.
@Suite struct DamagedFileTests {
    private static let normalizer = CardNormalizer(only: [.dateForm])
    private static let limits = [Limits(), Limits(cardBytes: 60)]

    /// How a file comes out of a repair for which it gives no cause.
    private func requireUntouched(_ bytes: [UInt8], _ chunk: Int) {
        for limits in Self.limits {
            let file = Normalized(bytes, by: Self.normalizer, chunk: chunk, limits: limits)
            #expect(file.bytes.elementsEqual(bytes))
            #expect(file.isUnchanged)
        }
    }

    @Test func `what gives no cause for a repair stays, byte for byte`() {
        var random = SeededGenerator(seed: 20_261_206)
        for round in 0..<200 {
            let file = DamagedFile(using: &random, isLarge: round.isMultiple(of: 50))
            requireUntouched(file.bytes, round.isMultiple(of: 2) ? 1 << 16 : 7)
        }
    }

    @Test func `UTF-16 stays, byte for byte, also where it is no text`() {
        var random = SeededGenerator(seed: 20_261_207)
        for round in 0..<200 {
            let bytes = DamagedFile(using: &random).utf16(
                bigEndian: round.isMultiple(of: 3),
                isMarked: round.isMultiple(of: 2),
                using: &random
            )
            requireUntouched(bytes, 11)
        }
    }

    @Test func `a repair of one line leaves what is no text in the others`() {
        let wide = { (units: [UInt16]) in units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
        let head = Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A".utf16) + [0xD801]
        let before = head + Array("\r\nBDAY:1984-04-12\r\nEND:VCARD\r\n".utf16) + [0xDC00, 0x0A]
        let after = head + Array("\r\nBDAY:19840412\r\nEND:VCARD\r\n".utf16) + [0xDC00, 0x0A]
        let file = Normalized([0xFF, 0xFE] + wide(before), by: Self.normalizer)
        #expect(file.bytes == [0xFF, 0xFE] + wide(after))
        #expect(file.text != "" && !file.isUnchanged)
        #expect(String(validating: file.original, as: UTF8.self) != nil)
    }
}
