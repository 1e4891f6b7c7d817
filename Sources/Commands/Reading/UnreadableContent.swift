internal import Diagnostics
internal import VCard

/// What a file without any card holds instead.
package enum UnreadableContent: Equatable, Sendable {
    /// Variant Call Format, which shares the suffix.
    case genome
    /// No text.
    case binary
    /// Text without BEGIN:VCARD.
    case otherText

    /// What the first unreadable entry of a file shows it to be.
    init(_ entry: UnreadableEntry) {
        let steering = entry.beginning.prefix(4096).contains { $0 < 0x09 || $0 == 0x7F }
        self =
            entry.finding.code == Rule.genomeFile.id
            ? .genome : steering ? .binary : .otherText
    }

    /// What to tell the person, and what to do.
    package var sentence: String {
        switch self {
        case .genome:
            "is no contact file: it looks like genome data (Variant Call Format), which shares "
                + "the suffix .vcf; name a file that holds contacts."
        case .binary:
            "is a binary file and holds no vCard; export the contacts as vCard and name that file."
        case .otherText:
            "holds no vCard: a card begins with the line BEGIN:VCARD; check that it is the file "
                + "you mean."
        }
    }
}
