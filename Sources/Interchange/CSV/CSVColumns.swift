/// The columns of a program that imports contacts from CSV.
public enum CSVColumns: String, CaseIterable, Hashable, Sendable {
    /// Google Contacts.
    case google
    /// Outlook.
    case outlook
}
