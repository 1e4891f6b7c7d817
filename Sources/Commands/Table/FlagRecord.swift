/// One option as it is parsed, explained and completed: the only place where it is defined.
package struct FlagRecord: Sendable {
    /// What an option takes.
    package enum Argument: Hashable, Sendable {
        /// One of these words.
        case choice([String])
        /// Any text, under this name.
        case text(String)
        /// A file, under this name.
        case file(String)
        /// Codes of rules or of repairs, separated by commas.
        case codes(CodeList)

        /// How the argument is called in help, such as `FILE` or `text|jsonl`.
        package var placeholder: String {
            switch self {
            case .choice(let words): words.joined(separator: "|")
            case .text(let name), .file(let name): name
            case .codes(let list): "\(list.name),…"
            }
        }
    }

    /// Which option this is.
    package let flag: Flag
    /// The one letter that stands for it, where there is one.
    package let short: Character?
    /// What it takes; nil for a switch.
    package let argument: Argument?
    /// One line without a full stop.
    package let summary: String
    /// What a person should know beyond the summary; may be empty.
    package let details: String
    /// The verbs that take it.
    package let verbs: [Verb]

    package init(
        _ flag: Flag,
        short: Character? = nil,
        _ argument: Argument? = nil,
        summary: String,
        details: String = "",
        verbs: [Verb]
    ) {
        self.flag = flag
        self.short = short
        self.argument = argument
        self.summary = summary
        self.details = details
        self.verbs = verbs
    }

    /// The long name with its dashes.
    package var long: String { "--\(flag.rawValue)" }

    /// The summary, followed by the details where there are any.
    package var explanation: String {
        details.isEmpty ? summary : "\(summary). \(details)"
    }

    /// The option as help shows it, such as `-q, --quiet` or `--card N|NAME`.
    package var usage: String {
        let name = short.map { "-\($0), \(long)" } ?? long
        return argument.map { "\(name) \($0.placeholder)" } ?? name
    }
}
