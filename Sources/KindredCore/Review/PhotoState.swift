/// What became of the contact's photo so far.
package enum PhotoState: Hashable, Sendable {
    /// There is none to import: no photo, or only a link.
    case absent
    /// Nothing was decided, and nothing read.
    case undecided
    /// Read and stripped; the digest is that of the card's own bytes.
    case ready(StoredPhoto, digest: String)
    /// It could not be read.
    case unreadable(PhotoTrouble)
    /// Left out on purpose.
    case skipped

    /// Whether no more has to be decided.
    var isSettled: Bool {
        switch self {
        case .absent, .ready, .skipped: true
        case .undecided, .unreadable: false
        }
    }
}
