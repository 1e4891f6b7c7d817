/// The shortest way from some lines to others (E. Myers, An O(ND) difference algorithm, 1986).
enum LineDifference {
    typealias Line = ArraySlice<UInt8>

    /// One line of the way.
    enum Step: Equatable {
        case same(Line)
        case removed(Line)
        case added(Line)
    }

    /// How many changes are looked for before everything between the first and the last common line is taken for changed.
    private static let mostChanges = 600

    /// The steps from the old lines to the new ones.
    static func steps(_ old: [Line], _ new: [Line]) -> [Step] {
        var head = 0
        while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - head,
            old[old.count - 1 - tail] == new[new.count - 1 - tail]
        {
            tail += 1
        }
        let middle = between(
            Array(old[head..<old.count - tail]),
            Array(new[head..<new.count - tail])
        )
        return old[..<head].map(Step.same) + middle + old[(old.count - tail)...].map(Step.same)
    }

    private static func between(_ old: [Line], _ new: [Line]) -> [Step] {
        guard !old.isEmpty, !new.isEmpty, let trace = trace(old, new) else {
            return old.map(Step.removed) + new.map(Step.added)
        }
        return steps(back: trace, old, new)
    }

    /// The furthest ends on each diagonal after each number of changes; nil where there are too many.
    private static func trace(_ old: [Line], _ new: [Line]) -> [[Int]]? {
        let most = min(old.count + new.count, mostChanges)
        let middle = most + 1
        var ends = [Int](repeating: 0, count: 2 * middle + 1)
        var trace: [[Int]] = []
        for changes in 0...most {
            trace.append(ends)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                let goesDown =
                    diagonal == -changes
                    || diagonal != changes
                        && ends[middle + diagonal - 1] < ends[middle + diagonal + 1]
                var x = goesDown ? ends[middle + diagonal + 1] : ends[middle + diagonal - 1] + 1
                var y = x - diagonal
                while x < old.count, y < new.count, y >= 0, old[x] == new[y] {
                    x += 1
                    y += 1
                }
                ends[middle + diagonal] = x
                if x >= old.count, y >= new.count { return trace }
            }
        }
        return nil
    }

    private static func steps(back trace: [[Int]], _ old: [Line], _ new: [Line]) -> [Step] {
        var steps: [Step] = []
        var (x, y) = (old.count, new.count)
        for (changes, ends) in trace.enumerated().reversed() {
            let middle = ends.count / 2
            let diagonal = x - y
            let goesDown =
                diagonal == -changes
                || diagonal != changes
                    && ends[middle + diagonal - 1] < ends[middle + diagonal + 1]
            let from = goesDown ? diagonal + 1 : diagonal - 1
            let (fromX, fromY) = (ends[middle + from], ends[middle + from] - from)
            while x > max(fromX, 0), y > max(fromY, 0) {
                x -= 1
                y -= 1
                steps.append(.same(old[x]))
            }
            guard changes > 0 else { break }
            if goesDown {
                y -= 1
                steps.append(.added(new[y]))
            } else {
                x -= 1
                steps.append(.removed(old[x]))
            }
        }
        return steps.reversed()
    }
}
