/// The rows that a save writes, as they are expected to be read back.
struct SavePlan {
    var rows: PersonRows
    var link: [ColumnValue]?
    var marker: Marker
}
