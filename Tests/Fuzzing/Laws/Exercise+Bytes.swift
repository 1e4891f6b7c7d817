import Diagnostics
import VCard

extension Exercise {
    /// Whether a byte of an input is neither in a card, nor in what could not be read, nor blank.
    ///
    /// Of UTF-16, and of genome data that is given up at its first line, nothing is said.
    func losesBytes(of bytes: [UInt8], limits: Limits) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let isWide =
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || bytes.prefix(8).contains(0)
        guard !isWide else { return false }
        var kept: [UInt8] = []
        for entry in Card.entries(of: bytes, limits: limits) {
            switch entry {
            case .card(let card): kept += card.rawBytes
            case .part(let entry), .unreadable(let entry):
                guard entry.finding.code != "genome-file" else { return false }
                kept += entry.bytes
            }
        }
        let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
        let isBlank = { (byte: UInt8) in
            byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
        }
        return !kept.filter { !isBlank($0) }.elementsEqual(text.filter { !isBlank($0) })
    }
}
