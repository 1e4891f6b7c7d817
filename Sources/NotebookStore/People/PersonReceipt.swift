internal import CivilCalendar
package import KindredCore
package import Text

/// That a person is in the notebook as they were meant: made here only, from rows read back on a
/// fresh connection.
package struct PersonReceipt: Hashable, Sendable {
    /// Who was saved.
    package let person: PersonID
    /// The person's number in the notebook.
    package let reference: Int
    /// The person's revision now.
    package let revision: Int
    /// The digest of all that is stored of the person.
    package let content: Digest
    /// Whether it was there already, so that nothing was written.
    package let wroteNothing: Bool

    fileprivate init(_ plan: PersonPlan, _ rows: PersonRows) {
        person = plan.person
        reference = rows.number
        revision = rows.person[2].number ?? 0
        content = rows.content
        wroteNothing = plan.wroteNothing
    }
}

/// The rows of a saved person as they are expected to be read back.
struct PersonPlan {
    var person: PersonID
    var rows: PersonRows
    var link: [ColumnValue]?
    var wroteNothing: Bool
}

extension ReadBack {
    /// The receipt of a saved person, once every field was found as it was meant.
    static func receipt(
        for plan: PersonPlan,
        on fresh: borrowing Connection,
        gateDay: CivilDate
    ) throws(NotebookError) -> PersonReceipt {
        guard let rows = try PersonReader.rows(fresh, id: plan.person) else {
            throw .committedButUnverified(.missing(table: PersonTable.table.name))
        }
        try compare(plan.rows, rows, on: fresh, gateDay: gateDay)
        if let link = plan.link { try compare(link: link, on: fresh) }
        return PersonReceipt(plan, rows)
    }
}
