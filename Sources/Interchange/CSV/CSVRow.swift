/// One row of comma-separated values (RFC 4180), harmless for spreadsheets.
///
/// A field that a spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line end)
/// gets an apostrophe in front. A plus in front of a telephone number (digits, blanks and `-()./`, and digits of an
/// extension) needs none: there is nothing in it that could be run, and what imports the table would take the apostrophe
/// for a part of the number.
struct CSVRow {
    /// The fields in the order of the columns.
    var fields: [String]

    /// Appends the row with its line end.
    func append(to output: inout [UInt8]) {
        for (place, field) in fields.enumerated() {
            if place > 0 { output.append(UInt8(ascii: ",")) }
            CSVRow.append(field, to: &output)
        }
        output += [0x0D, 0x0A]
    }

    private static func append(_ field: String, to output: inout [UInt8]) {
        let harmless = neutralized(field)
        let needsQuotes = harmless.utf8.contains { byte in
            byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D
        }
        guard needsQuotes || harmless.hasPrefix(" ") || harmless.hasSuffix(" ") else {
            output += harmless.utf8
            return
        }
        output.append(0x22)
        for byte in harmless.utf8 {
            if byte == 0x22 { output.append(0x22) }
            output.append(byte)
        }
        output.append(0x22)
    }

    /// The field with an apostrophe in front where a spreadsheet would run it.
    static func neutralized(_ field: String) -> String {
        guard let first = field.utf8.first else { return field }
        switch first {
        case UInt8(ascii: "+") where isNumber(field): return field
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
            0x0D:
            return "'\(field)"
        default: return field
        }
    }

    /// What stands between a number and its extension: tel URIs (RFC 3966 §5.3), people, and the pauses of telephones.
    private static let extensions = [";ext=", " ext. ", " ext ", " x", ",,", ",", ";", "#"]

    /// A plus, and then nothing but digits and the marks of telephone numbers, and digits of an extension.
    private static func isNumber(_ field: String) -> Bool {
        let rest = field.dropFirst()
        for mark in extensions {
            let parts = rest.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            return isDialed(parts[0]) && parts[1].utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        }
        return isDialed(rest)
    }

    private static func isDialed(_ text: Substring) -> Bool {
        text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
            && text.utf8.allSatisfy { byte in
                byte >= 0x30 && byte <= 0x39 || byte == 0x20 || byte >= 0x28 && byte <= 0x29
                    || byte >= 0x2D && byte <= 0x2F
            }
    }
}
