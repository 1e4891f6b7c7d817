internal import Text

/// The rows that a save writes, as they are expected to be read back.
struct SavePlan {
    var rows: PersonRows
    var link: [ColumnValue]?
    var marker: Marker
    var traces: [ContactTrace] = []
    var usedPlan: [ColumnValue]?
}

extension SavePlan {
    /// The token of the plan that was carried out.
    var usedToken: Digest? {
        guard let row = usedPlan, row.count > 1 else { return nil }
        return row[1].bytes.flatMap { Digest(bytes: $0) }
    }
}
