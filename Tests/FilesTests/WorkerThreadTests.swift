import Files
import Synchronization
import Testing

@Suite struct WorkerThreadTests {
    @Test func `work is done when it was waited for`() throws {
        let counter = Counter()
        let threads = (0..<16).compactMap { _ in
            WorkerThread { counter.value.withLock { $0 += 1 } }
        }
        for thread in threads { thread.join() }
        #expect(threads.count == 16)
        #expect(counter.value.withLock { $0 } == 16)
    }

    @Test func `a wake-up that comes first is not lost`() throws {
        let wakeUp = try WakeUp()
        wakeUp.wake()
        wakeUp.wake()
        wakeUp.sleep()
        wakeUp.sleep()
    }

    @Test func `a sleeper sleeps until it is woken`() throws {
        let (asleep, done) = (try WakeUp(), try WakeUp())
        let counter = Counter()
        let thread = try #require(
            WorkerThread {
                asleep.sleep()
                counter.value.withLock { $0 += 1 }
                done.wake()
            }
        )
        #expect(counter.value.withLock { $0 } == 0)
        asleep.wake()
        done.sleep()
        #expect(counter.value.withLock { $0 } == 1)
        thread.join()
    }

    @Test func `there is a core`() {
        #expect(WorkerThread.coreCount >= 1)
    }
}
