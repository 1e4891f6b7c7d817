package import CivilCalendar
package import KindredCore
package import Text

extension Notebook {
    /// Saves what was approved, in one transaction, and reads it back on a fresh connection.
    ///
    /// The marker is looked up first: the same import again writes nothing and gives the same
    /// receipt. Nothing is ever repeated here; after an error it is for a person to try again.
    ///
    /// - Parameters:
    ///   - day: The day of the save, kept with the marker.
    ///   - plan: The one-use token of the plan that is carried out, remembered in the same
    ///     transaction.
    ///   - reviving: Whether a person said that the card makes somebody new although the same import
    ///     was done before and its person deleted since; the old marker gives way then.
    /// - Throws: ``NotebookError/committedButUnverified(_:)`` where the transaction is in the
    ///   notebook but was not read back as meant. After every other error nothing was written.
    package mutating func save(
        _ approval: consuming ImportReview.Approval,
        on day: CivilDate,
        plan: Digest? = nil,
        reviving: Bool = false
    ) throws(NotebookError) -> SaveOutcome {
        try save(SaveRequest(approval, on: day, plan: plan, reviving: reviving))
    }

    mutating func save(_ request: SaveRequest) throws(NotebookError) -> SaveOutcome {
        try prepareToWrite()
        if let earlier = try findEarlier(request) { return earlier }
        guard let plan = try write(request) else {
            guard let earlier = try findEarlier(request) else { throw .locked }
            return earlier
        }
        let receipt = try verify(plan, request)
        if request.takesPhoto { _ = eraseLog() }
        return .saved(receipt)
    }

    /// Writes the request; nil where the marker came into the notebook in the meantime.
    private func write(_ request: SaveRequest) throws(NotebookError) -> SavePlan? {
        try commit { (connection) throws(NotebookError) in
            let writer = SaveWriter(request: request, key: try TraceKey(connection))
            return try writer.isDone(connection) ? nil : try writer.write(connection)
        }
    }

    private func findEarlier(_ request: SaveRequest) throws(NotebookError) -> SaveOutcome? {
        let fresh = try freshConnection()
        return try fresh.snapshot { () throws(NotebookError) in
            try ReadBack.find(request, on: fresh)
        }
    }

    private func verify(
        _ plan: SavePlan,
        _ request: SaveRequest
    ) throws(NotebookError) -> SaveReceipt {
        try readBack { (fresh) throws(NotebookError) in
            try ReadBack.receipt(for: plan, on: fresh, gateDay: request.gateDay)
        }
    }
}
