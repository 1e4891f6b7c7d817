internal import Interchange
internal import VCard

/// A form that `convert` writes; the raw value is the word that is typed.
enum ConversionTarget: String, CaseIterable {
    case jcard
    case xcard
    case jscontact
    case csv
    case vcard4 = "4.0"
    case vcard3 = "3.0"

    /// What writes the form.
    func writer(keepsMedia: Bool, columns: CSVColumns) -> any CardFormWriter {
        switch self {
        case .jcard: JCardWriter(keepsMedia: keepsMedia)
        case .xcard: XCardWriter(keepsMedia: keepsMedia)
        case .jscontact: JSContactWriter(keepsMedia: keepsMedia)
        case .csv: CSVWriter(columns)
        case .vcard4: VCardWriter(.v4_0)
        case .vcard3: VCardWriter(.v3_0)
        }
    }
}
