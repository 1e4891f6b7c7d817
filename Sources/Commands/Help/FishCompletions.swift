/// The completions for fish.
enum FishCompletions {
    /// The script to be put into fish's folder of completions.
    static var text: String {
        var lines = [
            "# Completions of \(CommandTable.name) for fish.",
            "complete -c \(CommandTable.name) -f",
        ]
        lines += CommandTable.verbs.map { record in
            "\(complete("__fish_use_subcommand")) -a \(record.verb.rawValue)"
                + " -d \(Shell.quoted(record.summary))"
        }
        lines += CommandTable.leadingFlags.map { flag in
            complete("__fish_use_subcommand") + option(flag)
        }
        for record in CommandTable.verbs {
            let condition = "__fish_seen_subcommand_from \(record.verb.rawValue)"
            switch record.operands {
            case .file, .files, .folder: lines.append(complete(condition) + " -F")
            case .optional("VERB"):
                let verbs = Verb.allCases.map(\.rawValue).joined(separator: " ")
                lines.append(complete(condition) + " -a \(Shell.quoted(verbs))")
            case .optional("ID"):
                lines.append(complete(condition) + " -a \(Shell.quoted(CodeList.entries.words))")
            case .actions(_, let words):
                let list = Shell.quoted(words.joined(separator: " "))
                lines.append(complete(condition) + " -a \(list)")
            case .none, .one, .optional, .several: break
            }
            lines += CommandTable.flags(of: record.verb).map { complete(condition) + option($0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func complete(_ condition: String) -> String {
        "complete -c \(CommandTable.name) -n \(Shell.quoted(condition))"
    }

    private static func option(_ flag: FlagRecord) -> String {
        let short = flag.short.map { " -s \($0)" } ?? ""
        let argument =
            switch flag.argument {
            case nil: ""
            case .choice(let words): " -x -a \(Shell.quoted(words.joined(separator: " ")))"
            case .codes(let list): " -x -a \(Shell.quoted(list.words))"
            case .text: " -x"
            case .file: " -r -F"
            }
        return "\(short) -l \(flag.flag.rawValue)\(argument) -d \(Shell.quoted(flag.summary))"
    }
}
