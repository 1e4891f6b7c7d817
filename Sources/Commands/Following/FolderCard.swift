internal import Diagnostics
internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text
internal import VCard

/// One file of a followed folder as it was read.
struct FolderCard {
    /// Why a file gives no card to follow.
    enum Trouble: Error {
        /// The file could not be read.
        case file(FileError)
        /// It holds no card, a broken one, or several.
        case content(String)
    }

    let contact: Contact
    /// The card's UID; nil where it has none.
    let uid: String?
    /// The digest of the card, and of how long its photo is.
    let digest: Digest

    /// Reads the only card of a file.
    init(_ path: String, today: Today, in context: CommandContext) throws(Trouble) {
        var only: Card?
        do throws(CommandError) {
            var file = try CardFile(path, in: context)
            while let entry = try file.next() {
                switch entry {
                case .card(let card):
                    guard only == nil else {
                        throw CommandError.content(path: path, .otherText)
                    }
                    only = card
                case .part: break
                case .unreadable(let entry):
                    guard entry.finding.card == nil else {
                        throw CommandError.content(path: path, .otherText)
                    }
                }
            }
        } catch {
            if case .file(let failure) = error { throw .file(failure) }
            throw .content("is not one whole card")
        }
        guard let only else { throw .content("holds no card") }
        contact = Contact(only, today: today.shown)
        uid = only.property("UID")?.text.flatMap { $0.isEmpty ? nil : $0 }
        var hash = SHA256()
        hash.update(Array(contact.digest.utf8))
        if let photo = contact.photo?.reference {
            hash.update(Array("photo \(photo.form) \(photo.length)".utf8))
        }
        digest = hash.finalize()
    }
}
