/// One verb as it is parsed, explained and completed: the only place where it is defined.
package struct VerbRecord: Sendable {
    /// What stands after a verb besides options.
    package enum Operands: Hashable, Sendable {
        /// Nothing.
        case none
        /// One file, or `-`.
        case file
        /// One file or more, or `-`.
        case files
        /// Exactly one text, under this name.
        case one(String)
        /// One of these words, some of which are followed by a file.
        case actions(usage: String, [String])
        /// One file or folder, under this name.
        case folder(String)
        /// One text or none, under this name.
        case optional(String)
        /// So many texts, under these names.
        case several(String, ClosedRange<Int>)

        /// The operands as help shows them.
        package var usage: String {
            switch self {
            case .none: ""
            case .file: "FILE"
            case .files: "FILE…"
            case .one(let name), .folder(let name), .actions(let name, _): name
            case .optional(let name): "[\(name)]"
            case .several(let names, _): names
            }
        }

        /// The name of one operand.
        package var name: String {
            switch self {
            case .none: ""
            case .file, .files: "FILE"
            case .one(let name), .optional(let name), .several(let name, _),
                .folder(let name), .actions(let name, _):
                name
            }
        }

        /// How many operands there may be.
        package var count: ClosedRange<Int> {
            switch self {
            case .none: 0...0
            case .file, .one, .folder: 1...1
            case .actions: 1...2
            case .files: 1...Int.max
            case .optional: 0...1
            case .several(_, let count): count
            }
        }
    }

    /// A command line and what it does.
    package struct Example: Sendable {
        /// The command line.
        package let line: String
        /// What it does, without a full stop.
        package let meaning: String
    }

    /// Which verb this is.
    package let verb: Verb
    /// What stands after it.
    package let operands: Operands
    /// One line without a full stop.
    package let summary: String
    /// Paragraphs that say what it does.
    package let details: [String]
    /// Command lines to learn from.
    package let examples: [Example]

    /// The command line as help shows it, such as `check [OPTION]… FILE…`.
    package var usage: String {
        let after = operands.usage
        return "\(verb.rawValue) [OPTION]…" + (after.isEmpty ? "" : " \(after)")
    }
}
