public import VCard

/// Writes cards as comma-separated values (RFC 4180) with the columns of a program that imports them.
///
/// What the columns have no place for is told, photos among it. Fields that a spreadsheet would take for formulas are
/// made harmless.
///
/// ```swift
/// var writer = CSVWriter(.google)
/// for case .card(let card) in Card.entries(of: bytes) { writer.append(card) }
/// writer.end()
/// let table = writer.take()
/// ```
public struct CSVWriter: CardFormWriter {
    private var bytes: [UInt8] = []
    private var losses: [ConversionLoss] = []
    private let columns: CSVColumns

    /// A writer of a table with its head.
    public init(_ columns: CSVColumns) {
        self.columns = columns
        CSVRow(fields: CSVSheet.columns(columns)).append(to: &bytes)
    }

    public mutating func append(_ card: Card) {
        let modern = ModernCard(card)
        losses += modern.losses
        var sheet = CSVSheet(columns)
        switch columns {
        case .google: sheet.fillGoogle(modern)
        case .outlook: sheet.fillOutlook(modern)
        }
        losses += sheet.losses
        sheet.row.append(to: &bytes)
    }

    public mutating func end() {}

    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    public mutating func takeLosses() -> [ConversionLoss] {
        defer { losses = [] }
        return losses
    }
}
