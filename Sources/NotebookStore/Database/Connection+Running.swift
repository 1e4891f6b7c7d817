extension Connection {
    /// Prepares one statement.
    func prepare(_ sql: StaticString) throws(NotebookError) -> Statement {
        try Statement(self, sql)
    }

    /// Runs one statement that needs no values and whose rows do not matter.
    func run(_ sql: StaticString) throws(NotebookError) {
        var statement = try prepare(sql)
        try statement.run()
    }

    /// The integer in the first column of the first row, such as a pragma gives; nil without one.
    func integer(_ sql: StaticString) throws(NotebookError) -> Int64? {
        var statement = try prepare(sql)
        guard try statement.step() else { return nil }
        return statement.integer(0)
    }

    /// The text in the first column of the first row; nil without one.
    func text(_ sql: StaticString) throws(NotebookError) -> String? {
        var statement = try prepare(sql)
        guard try statement.step() else { return nil }
        return statement.text(0)
    }
}
