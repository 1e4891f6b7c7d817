/// Finds what a mistyped word was meant to be.
package enum Suggestion {
    /// The nearest of some words, where one is near enough to be meant.
    package static func nearest(to typed: String, among words: [String]) -> String? {
        let typed = Array(typed.lowercased().prefix(longestWord))
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = distance(typed, Array(word.lowercased()))
            guard distance <= max(1, min(typed.count, word.count) / 3) else { continue }
            if distance < best?.distance ?? Int.max { best = (word, distance) }
        }
        return best?.word
    }

    private static let longestWord = 64

    /// How many letters were left out, added, changed or swapped with their neighbour.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var before: [Int] = []
        var above = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let change = above[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(change, above[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            (before, above) = (above, current)
        }
        return above[right.count]
    }
}
