import VCard

/// One contact on its way into a row.
struct CSVSheet {
    /// What the columns have no place for.
    var losses: [ConversionLoss] = []
    private let columns: [String]
    private let places: [String: Int]
    private var fields: [String]

    private static let tables: [CSVColumns: (columns: [String], places: [String: Int])] = {
        var tables: [CSVColumns: (columns: [String], places: [String: Int])] = [:]
        for columns in CSVColumns.allCases {
            let names = columns == .google ? googleColumns : outlookColumns
            var places: [String: Int] = [:]
            for (place, name) in names.enumerated() { places[name] = place }
            tables[columns] = (names, places)
        }
        return tables
    }()

    /// The names of the columns.
    static func columns(_ columns: CSVColumns) -> [String] { tables[columns]?.columns ?? [] }

    init(_ columns: CSVColumns) {
        self.columns = CSVSheet.columns(columns)
        places = CSVSheet.tables[columns]?.places ?? [:]
        fields = Array(repeating: "", count: self.columns.count)
    }

    /// The row.
    var row: CSVRow { CSVRow(fields: fields) }

    /// Whether nothing stands in a column.
    func isFree(_ column: String) -> Bool {
        places[column].map { fields[$0].isEmpty } ?? false
    }

    /// Puts a text into a column; behind what stands there already, where a separator allows that.
    @discardableResult
    mutating func put(_ text: String, _ column: String, separator: String? = nil) -> Bool {
        guard let place = places[column] else { return false }
        guard !text.isEmpty else { return true }
        if fields[place].isEmpty {
            fields[place] = text
            return true
        }
        guard let separator else { return fields[place] == text }
        fields[place] += separator + text
        return true
    }

    /// Name, organization, title, notes and the like go into one column each.
    mutating func putName(_ property: Property, _ names: [String]) -> Bool {
        let components = property.components ?? []
        var isWhole = true
        for (place, texts) in components.enumerated() {
            let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
            if text.isEmpty { continue }
            // Second surname and generation repeat what stands before (RFC 9554 §2.2).
            if place >= names.count {
                let before = components.prefix(5).flatMap(\.self)
                if !texts.allSatisfy(before.contains) { isWhole = false }
                continue
            }
            if !put(text, names[place]) { isWhole = false }
        }
        return isWhole
    }
}

extension Property {
    /// The values of TYPE in small letters.
    var types: [String] { parameter("TYPE").map { $0.lowercased() } }

    /// The text of a link to a telephone or mail address without its scheme.
    var address: String {
        let text = text ?? ""
        for scheme in ["tel:", "mailto:"] where text.lowercased().hasPrefix(scheme) {
            return String(text.dropFirst(scheme.count))
        }
        return text
    }

    /// A full Gregorian date as `YYYY-MM-DD`, a year-less one as `--MM-DD`; nil for anything else.
    var plainDate: String? {
        guard let text, parameter("CALSCALE").allSatisfy({ $0.lowercased() == "gregorian" }) else {
            return nil
        }
        let extended = JCardDate.extended(text)
        let isFull = extended.utf8.count == 10 && extended.utf8.first != UInt8(ascii: "-")
        let isYearless = extended.utf8.count == 7 && extended.hasPrefix("--")
        return isFull || isYearless ? extended : nil
    }
}
