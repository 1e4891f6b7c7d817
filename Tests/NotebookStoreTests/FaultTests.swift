import KindredCore
import TestSupport
import Testing

@testable import NotebookStore

/// Every write, sync, truncation, deletion and creation fails in turn.
@Suite struct FaultTests {
    /// What is done to the notebook while the disk fails.
    enum Job: CaseIterable {
        /// A notebook is begun and gets its first person.
        case first
        /// A person is added.
        case add
        /// Forty people are added in one transaction.
        case batch
        /// A person is changed.
        case change

        var ids: [UInt8] {
            switch self {
            case .first: [1]
            case .add: [1, 2]
            case .batch: Array(1...41)
            case .change: [1]
            }
        }

        func prepare(_ file: TestNotebook) throws {
            if self != .first { try file.save(Sample.draft(1), key: "1") }
        }

        /// Does the job; true where it came to receipts.
        func run(_ file: TestNotebook) throws(NotebookError) -> Bool {
            var notebook = try file.open()
            switch self {
            case .first:
                return try notebook.save(Sample.request(Sample.draft(1), key: "1")).receipt != nil
            case .add:
                return try notebook.save(Sample.request(Sample.draft(2), key: "2")).receipt != nil
            case .change:
                guard let person = try notebook.person(reference: 1) else { return false }
                guard person.revision == 1 else { return true }
                var draft = PersonDraft(editing: person)
                draft.notes = "changed"
                return try notebook.save(Sample.request(draft, key: "c")).receipt != nil
            case .batch:
                var batch = SaveBatch()
                for number: UInt8 in 2...41 {
                    batch.add(Sample.request(Sample.draft(number), key: "\(number)"))
                }
                return try notebook.save(batch).allSatisfy { outcome in
                    if case .saved(.saved, _) = outcome {
                        true
                    } else if case .saved(.alreadySaved, _) = outcome {
                        true
                    } else {
                        false
                    }
                }
            }
        }

        /// What a reader sees: who is there, and in which revision.
        static func state(_ file: TestNotebook) throws -> [String] {
            var notebook = try file.open(.reading)
            return try notebook.people().map { "\($0.id) \($0.revision)" }
        }
    }

    @Test(arguments: Job.allCases, FaultyDisk.Failure.allCases)
    func `a notebook is before or after, and says which`(
        _ job: Job,
        _ failure: FaultyDisk.Failure
    ) throws {
        let good = try TestNotebook()
        try job.prepare(good)
        let before = try Job.state(good)
        #expect(try job.run(good))
        let after = try Job.state(good)
        var number = 1
        var refusals = 0
        while true {
            let file = try TestNotebook()
            try job.prepare(file)
            let (error, _, failed) = FaultyDisk.watching(file.folder, failing: number, failure) {
                NotebookStoreTests.failure { () throws(NotebookError) in _ = try job.run(file) }
            }
            let found = try Job.state(file)
            #expect(found == before || found == after, "\(number)")
            switch error {
            case nil: #expect(found == after, "\(number)")
            case .committedButUnverified: refusals += 1
            case let other?:
                refusals += 1
                #expect(found == before, "\(number): \(other)")
            }
            #expect(try job.run(file), "\(number)")
            #expect(try Job.state(file) == after, "\(number)")
            if !failed { break }
            number += LongRun.count(job == .batch ? 7 : 2, long: 1)
        }
        #expect(refusals > 0)
    }
}
