import CivilCalendar
import KindredCore
import Testing

@testable import NotebookStore

@Suite struct BirthColumnsTests {
    @Test(arguments: SaveTests.births)
    func `a birth comes back from its columns`(_ birth: BirthInformation) {
        #expect(
            BirthColumns.birth(StoredRow(values: BirthColumns.values(of: birth)), from: 0) == birth
        )
    }

    @Test(arguments: SaveTests.births, 0..<10)
    func `columns that tell no birth give none`(_ birth: BirthInformation, _ column: Int) {
        for value: ColumnValue in [.text("x"), .integer(-1), .integer(.max), .blob([1])] {
            var values = BirthColumns.values(of: birth)
            values[column] = value
            let read = BirthColumns.birth(StoredRow(values: values), from: 0)
            if let read { #expect(BirthColumns.values(of: read) == values) }
        }
        let wide = StoredRow(values: [.null] + BirthColumns.values(of: birth))
        #expect(BirthColumns.birth(wide, from: 1) == birth)
        #expect(BirthColumns.birth(wide, from: 0) == nil)
    }

    @Test(
        arguments: [
            ("exact", "1987-02-30", nil, nil), ("exact", nil, nil, nil),
            ("exact", "1987-02-03", 4, nil), ("estimated", nil, 121, "2026-01-01"),
            ("estimated", nil, -1, "2026-01-01"), ("estimated", nil, 40, "2026-13-01"),
            ("estimated", nil, 40, nil), ("unknown", "1987-02-03", nil, nil),
            ("", nil, nil, nil),
        ] as [(String, String?, Int?, String?)]
    )
    func `a birth that cannot be never reaches the ages`(
        _ kind: String,
        _ date: String?,
        _ age: Int?,
        _ day: String?
    ) {
        let values =
            [.text(kind), ColumnValue(date), ColumnValue(age), ColumnValue(day)]
            + [ColumnValue](repeating: .null, count: 6)
        #expect(BirthColumns.birth(StoredRow(values: values), from: 0) == nil)
    }
}
