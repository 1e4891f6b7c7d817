import TestSupport
import Testing

@testable import Commands

@Suite struct LineDifferenceTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the steps lead from the old lines to the new ones`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func lines() -> [ArraySlice<UInt8>] {
            (0..<Int.random(in: 0...12, using: &random)).map { _ in
                [UInt8.random(in: 0x61...0x64, using: &random)][...]
            }
        }
        let (old, new) = (lines(), lines())
        let steps = LineDifference.steps(old, new)
        var (before, after): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
        for step in steps {
            switch step {
            case .same(let line):
                before.append(line)
                after.append(line)
            case .removed(let line): before.append(line)
            case .added(let line): after.append(line)
            }
        }
        #expect(before == old)
        #expect(after == new)
    }

    @Test func `few lines are told where few have changed`() {
        let old = (0..<100).map { Array(String($0).utf8)[...] }
        var new = old
        new.remove(at: 50)
        new.insert(Array("x".utf8)[...], at: 20)
        let changed = LineDifference.steps(old, new).filter {
            if case .same = $0 { false } else { true }
        }
        #expect(changed.count == 2)
    }

    @Test func `lines that have nothing in common end soon`() {
        let old = (0..<5000).map { Array("a\($0)".utf8)[...] }
        let new = (0..<5000).map { Array("b\($0)".utf8)[...] }
        #expect(LineDifference.steps(old, new).count == 10_000)
    }
}
