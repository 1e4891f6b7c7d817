internal import Files

/// What is read, worked on and waiting in a ``CardPipeline``; only one thread at a time looks at it.
struct PipelineState<Result: Sendable>: Sendable {
    /// A batch on its way.
    private enum Slot: Sendable {
        case waiting(FileBatch<Result>)
        case claimed
        case done(FileBatch<Result>)
    }

    /// The batches of a file that were read and not handed over yet.
    private struct Queue: Sendable {
        /// The number of the first slot, from 0 in the file.
        var first = 0
        var slots: [Slot] = []
        var isRead = false
    }

    /// A batch that a thread works on, and where it belongs.
    struct Claim: Sendable {
        var batch: FileBatch<Result>
        fileprivate let file: Int
        fileprivate let number: Int
    }

    /// How many files may be read ahead.
    private static var mostFiles: Int { 64 }
    /// How many bytes may wait; only the file whose turn it is may go beyond.
    private static var mostBytes: Int { 4 << 20 }

    /// The file whose batches are handed over now.
    private(set) var front = 0
    /// Changes with everything that another thread may be waiting for.
    private(set) var revision = 0
    /// The threads that sleep.
    var sleepers: [WakeUp] = []
    /// Whether everybody shall stop.
    var isStopped = false
    private var nextFile = 0
    private var queues: [Int: Queue] = [:]
    private var waitingBytes = 0

    /// The number of a file to read; `.some(nil)` where none is left, nil where one has to wait.
    mutating func takeFile(of count: Int) -> Int?? {
        guard nextFile < count else { return .some(nil) }
        let isNear = nextFile - front < Self.mostFiles && waitingBytes < Self.mostBytes
        guard isNear || nextFile == front else { return nil }
        queues[nextFile] = Queue()
        nextFile += 1
        return .some(nextFile - 1)
    }

    /// Puts a batch into its queue; false where there is no room for it yet.
    mutating func put(_ batch: FileBatch<Result>, of file: Int) -> Bool {
        let isAwaited = file == front && queues[file]?.slots.isEmpty ?? false
        guard isAwaited || waitingBytes < Self.mostBytes else { return false }
        queues[file]?.slots.append(.waiting(batch))
        queues[file]?.isRead = batch.isLast
        waitingBytes += batch.weight
        revision += 1
        return true
    }

    /// A batch to work on, the earliest first.
    mutating func claim() -> Claim? {
        for file in front..<max(front, nextFile) {
            guard let queue = queues[file] else { continue }
            for (index, slot) in queue.slots.enumerated() {
                guard case .waiting(let batch) = slot else { continue }
                queues[file]?.slots[index] = .claimed
                return Claim(batch: batch, file: file, number: queue.first + index)
            }
        }
        return nil
    }

    /// Whether anything can be claimed.
    var hasWork: Bool {
        queues.values.contains { queue in
            queue.slots.contains { if case .waiting = $0 { true } else { false } }
        }
    }

    /// Whether every file was read to its end.
    func isAllRead(of count: Int) -> Bool {
        nextFile >= count && queues.values.allSatisfy(\.isRead)
    }

    /// Puts a batch back whose work is done.
    mutating func putDone(_ claim: Claim) {
        guard let queue = queues[claim.file] else { return }
        let index = claim.number - queue.first
        guard queue.slots.indices.contains(index) else { return }
        queues[claim.file]?.slots[index] = .done(claim.batch)
        revision += 1
    }

    /// Takes out the batch whose turn it is; nil where it is not done.
    mutating func popDone() -> FileBatch<Result>? {
        guard case .done(let batch)? = queues[front]?.slots.first else { return nil }
        queues[front]?.slots.removeFirst()
        queues[front]?.first += 1
        waitingBytes -= batch.weight
        revision += 1
        return batch
    }

    /// Whether the file whose turn it is was handed over to its end.
    var isFrontOver: Bool {
        queues[front].map { $0.isRead && $0.slots.isEmpty } ?? false
    }

    /// It is the next file's turn.
    mutating func passOn() {
        queues[front] = nil
        front += 1
        revision += 1
    }
}

extension FileBatch {
    /// What it counts among the bytes that wait.
    fileprivate var weight: Int { byteCount + 1024 }
}
