extension Notebook {
    /// What a transaction did with one review.
    private enum Step {
        /// Its marker was there before, or came with an equal review of the same batch.
        case wasThere
        /// It was written, and has to be read back.
        case written(SavePlan)
        case leftOut(SaveRefusal)
    }

    /// Saves a batch in one transaction, and reads every person back on a fresh connection.
    ///
    /// Markers are looked up first: what was saved before is not written again. A review that
    /// conflicts with the notebook is left out alone; every other error takes the whole batch back.
    ///
    /// - Returns: What became of the reviews, in the order in which they were added.
    /// - Throws: As ``save(_:on:)``.
    package mutating func save(_ batch: consuming SaveBatch) throws(NotebookError) -> [BatchOutcome]
    {
        try prepareToWrite()
        let requests = batch.requests
        let earlier = try findEarlier(requests)
        let known = earlier.compactMap(\.self)
        if known.count == earlier.count { return known }
        let steps = try commit { (connection) throws(NotebookError) in
            try Self.write(requests, besides: earlier, on: connection)
        }
        return try readBack { (fresh) throws(NotebookError) in
            var outcomes: [BatchOutcome] = []
            for (step, request) in zip(steps, requests) {
                outcomes.append(try Self.verify(step, request, on: fresh))
            }
            return outcomes
        }
    }

    /// What is stored of those that were saved before; a first look tells whether there are any.
    private func findEarlier(_ requests: [SaveRequest]) throws(NotebookError) -> [BatchOutcome?] {
        var isAnyKnown = false
        for request in requests where !isAnyKnown {
            isAnyKnown = try MarkerReader.marker(connection, key: request.key) != nil
        }
        guard isAnyKnown else { return [BatchOutcome?](repeating: nil, count: requests.count) }
        let fresh = try freshConnection()
        return try fresh.snapshot { () throws(NotebookError) in
            var found: [BatchOutcome?] = []
            for request in requests { found.append(try Self.find(request, on: fresh)) }
            return found
        }
    }

    private static func find(
        _ request: SaveRequest,
        on fresh: borrowing Connection
    ) throws(NotebookError) -> BatchOutcome? {
        guard let marker = try MarkerReader.marker(fresh, key: request.key),
            let found = try ReadBack.find(request, on: fresh)
        else { return nil }
        return .saved(found, SaveOrigin(marker))
    }

    private static func write(
        _ requests: [SaveRequest],
        besides earlier: [BatchOutcome?],
        on connection: borrowing Connection
    ) throws(NotebookError) -> [Step] {
        let key = try TraceKey(connection)
        var steps: [Step] = []
        for (request, earlier) in zip(requests, earlier) {
            let writer = SaveWriter(request: request, key: key)
            steps.append(earlier == nil ? try write(writer, on: connection) : .wasThere)
        }
        return steps
    }

    /// Writes one review; where it is refused, what it wrote so far is taken back.
    private static func write(
        _ writer: SaveWriter,
        on connection: borrowing Connection
    ) throws(NotebookError) -> Step {
        guard try !writer.isDone(connection) else { return .wasThere }
        try connection.run("SAVEPOINT one")
        do {
            let plan = try writer.write(connection)
            try connection.run("RELEASE one")
            return .written(plan)
        } catch {
            guard let refusal = SaveRefusal(error) else { throw error }
            try connection.run("ROLLBACK TO one")
            try connection.run("RELEASE one")
            return .leftOut(refusal)
        }
    }

    private static func verify(
        _ step: Step,
        _ request: SaveRequest,
        on fresh: borrowing Connection
    ) throws(NotebookError) -> BatchOutcome {
        switch step {
        case .leftOut(let refusal):
            return .leftOut(refusal)
        case .written(let plan):
            let receipt = try ReadBack.receipt(for: plan, on: fresh, gateDay: request.gateDay)
            return .saved(.saved(receipt), SaveOrigin(plan.marker))
        case .wasThere:
            guard let found = try find(request, on: fresh) else {
                throw .committedButUnverified(.missing(table: MarkerTable.table.name))
            }
            return found
        }
    }
}
