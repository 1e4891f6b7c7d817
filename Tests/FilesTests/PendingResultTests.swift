import Files
import Synchronization
import Testing

@Suite struct PendingResultTests {
    @Test func `many results come, each of its own work`() {
        var sum = 0
        for number in 0..<100 {
            let pending = PendingResult { number * number }
            sum += pending.value()
        }
        #expect(sum == 328_350)
    }

    @Test func `work is done once and goes on while nobody waits`() throws {
        let counter = Counter()
        let (begun, goOn) = (try WakeUp(), try WakeUp())
        let pending = PendingResult {
            begun.wake()
            goOn.sleep()
            return counter.value.withLock { value in
                value += 1
                return value
            }
        }
        begun.sleep()
        #expect(counter.value.withLock { $0 } == 0)
        goOn.wake()
        #expect(pending.value() == 1)
        #expect(counter.value.withLock { $0 } == 1)
    }

    @Test func `a result that nobody asks for is waited for all the same`() {
        let counter = Counter()
        do {
            let pending = PendingResult { counter.value.withLock { $0 += 1 } }
            _ = consume pending
        }
        #expect(counter.value.withLock { $0 } == 1)
    }
}
