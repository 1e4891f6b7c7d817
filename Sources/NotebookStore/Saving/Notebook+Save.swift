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
    /// - Throws: ``NotebookError/committedButUnverified(_:)`` where the transaction is in the
    ///   notebook but was not read back as meant. After every other error nothing was written.
    package mutating func save(
        _ approval: consuming ImportReview.Approval,
        on day: CivilDate,
        plan: Digest? = nil
    ) throws(NotebookError) -> SaveOutcome {
        try save(SaveRequest(approval, on: day, plan: plan))
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
            guard try MarkerReader.marker(connection, key: request.key) == nil else { return nil }
            return try SaveWriter(request: request).write(connection)
        }
    }

    private func findEarlier(_ request: SaveRequest) throws(NotebookError) -> SaveOutcome? {
        let fresh = try freshConnection()
        return try fresh.snapshot { () throws(NotebookError) in
            try ReadBack.find(request.key, on: fresh, gateDay: request.gateDay)
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
