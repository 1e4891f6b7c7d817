import TestSupport
import Testing

@testable import Commands

/// A difference applied to the old text gives the new one, wherever the pieces of a file are cut.
@Suite struct UnifiedDifferenceTests {
    private struct Mismatch: Error {}

    private func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
        let last = lines.removeLast().dropLast()
        return last.isEmpty ? lines : lines + [String(last)]
    }

    /// The old text with a difference applied, as `patch` does it.
    private func patched(_ old: String, _ difference: String) throws -> String {
        let old = lines(old)
        var steps = lines(difference).dropFirst(2)[...]
        var new: [String] = []
        var place = 0
        while let step = steps.popFirst() {
            let text = String(step.dropFirst())
            let isOpen = steps.first?.hasPrefix("\\") == true
            if isOpen { steps.removeFirst() }
            let line = isOpen ? String(text.dropLast()) : text
            switch step.first {
            case "@":
                let numbers = step.split { !$0.isNumber }.compactMap { Int($0) }
                let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                new += old[place..<start]
                place = start
            case "+": new.append(line)
            case " ", "-":
                guard old.indices.contains(place), old[place] == line else { throw Mismatch() }
                if step.first == " " { new.append(line) }
                place += 1
            default: throw Mismatch()
            }
        }
        return (new + old[place...]).joined()
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `lines are whole although pieces are not`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var difference = UnifiedDifference(colours: false)
        difference.begin("a.vcf")
        var output: [UInt8] = []
        var (old, new) = ("", "")
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                ["a", "b", "\n", "\n"].randomElement(using: &random) ?? "a"
            }
            let changed = text.map { letter in
                Int.random(in: 0..<20, using: &random) == 0 ? "c\n" : letter
            }
            difference.append(Array(text.joined().utf8), Array(changed.joined().utf8), to: &output)
            old += text.joined()
            new += changed.joined()
        }
        difference.end(to: &output)
        #expect(output.isEmpty == (old == new))
        guard !output.isEmpty else { return }
        #expect(try patched(old, String(decoding: output, as: UTF8.self)) == new)
    }
}
