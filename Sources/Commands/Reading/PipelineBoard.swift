internal import Files
internal import Synchronization

/// Where the threads of a ``CardPipeline`` put down what they have and find what to do.
final class PipelineBoard<Result: Sendable>: Sendable {
    private let pipeline: CardPipeline<Result>
    private let state = Mutex(PipelineState<Result>())

    init(_ pipeline: CardPipeline<Result>) {
        self.pipeline = pipeline
    }

    /// The next batch in order with its work done; nil after the last one.
    func next(_ wakeUp: WakeUp) -> FileBatch<Result>? {
        let count = pipeline.paths.count
        return act(wakeUp) { state in
            while state.front < count {
                if let batch = state.popDone() { return .some(batch) }
                guard state.isFrontOver else { return nil }
                state.passOn()
            }
            return .some(nil)
        } ?? nil
    }

    /// Reads files as long as there are any, then works until nothing is left.
    func help(_ wakeUp: WakeUp) {
        let paths = pipeline.paths
        while true {
            let taken = act(wakeUp) { $0.takeFile(of: paths.count) } ?? nil
            guard let file = taken else { break }
            var reader = BatchReader<Result>(paths[file], open: pipeline.open)
            while let batch = reader.next() {
                let isPut: Void? = act(wakeUp) { $0.put(batch, of: file) ? () : nil }
                guard isPut != nil else { return }
            }
        }
        _ = act(wakeUp) { $0.isAllRead(of: paths.count) && !$0.hasWork ? () : nil }
    }

    /// Lets all threads come to their end.
    func stop() {
        change { $0.isStopped = true }
    }

    /// Does what a step asks for; while it cannot be done, works on cards or sleeps. Nil where all was stopped.
    private func act<Outcome: Sendable>(
        _ wakeUp: WakeUp,
        _ step: (inout PipelineState<Result>) -> Outcome?
    ) -> Outcome? {
        while true {
            var outcome: Outcome?
            var claim: PipelineState<Result>.Claim?
            var isOver = false
            change { state in
                isOver = state.isStopped
                guard !isOver else { return }
                outcome = step(&state)
                guard outcome == nil else { return }
                claim = state.claim()
                if claim == nil { state.sleepers.append(wakeUp) }
            }
            if isOver || outcome != nil { return outcome }
            guard var claim else {
                wakeUp.sleep()
                continue
            }
            claim.batch.work(pipeline.work)
            let done = claim
            change { $0.putDone(done) }
        }
    }

    /// Changes the state, and wakes whoever sleeps where that may matter.
    private func change(_ body: (inout PipelineState<Result>) -> Void) {
        let woken = state.withLock { state -> [WakeUp] in
            let before = state.revision
            body(&state)
            guard state.revision != before || state.isStopped else { return [] }
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for sleeper in woken { sleeper.wake() }
    }
}
