internal import Diagnostics
internal import VCard

extension CommandContext {
    /// Tells at the end of a file what of it could not be read, and that it is empty; how reading it ends.
    func tellEnd(of path: String, begun: Int, _ unreadable: [Finding]) -> ExitStatus {
        for finding in unreadable {
            tell("\(path):\(finding.position.line): \(RuleBook.vcard.message(for: finding))")
        }
        if begun == 0 { tell("\(path): is empty: 0 cards.") }
        return unreadable.contains { $0.card != nil } ? .unreadable : .done
    }
}
