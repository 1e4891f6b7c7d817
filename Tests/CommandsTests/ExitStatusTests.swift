import Commands
import Testing

@Suite struct `An exit status` {
    @Test func `of several failures is the first of 2, 5, 4, 3, 1`() {
        let order: [Commands.ExitStatus] = [
            .usage, .unreadable, .notebookRefused, .decisionNeeded, .found, .done,
        ]
        #expect(order.map(\.rawValue) == [2, 5, 4, 3, 1, 0])
        for (rank, first) in order.enumerated() {
            for second in order[rank...] {
                #expect(first.joined(with: second) == first)
                #expect(second.joined(with: first) == first)
            }
        }
    }
}
