/// The completions for zsh.
enum ZshCompletions {
    /// The script to be put into a folder of `fpath` as `_kindred`.
    static var text: String {
        """
        #compdef \(CommandTable.name)
        # Completions of \(CommandTable.name) for zsh.
        _kindred() {
            local -a verbs
            verbs=(
        \(verbs)    )
            if (( CURRENT == 2 )); then
                _describe verb verbs
                _arguments \(CommandTable.leadingFlags.map(specification).joined(separator: " "))
                return
            fi
            local verb=$words[2]
            shift words
            (( CURRENT-- ))
            case $verb in
        \(cases)    esac
        }
        _kindred "$@"

        """
    }

    private static var verbs: String {
        CommandTable.verbs
            .map { "        \(Shell.quoted("\($0.verb.rawValue):\(escaped($0.summary))"))\n" }
            .joined()
    }

    private static var cases: String {
        CommandTable.verbs.map { record in
            let flags = CommandTable.flags(of: record.verb).map(specification)
            let words = flags + operands(record.operands)
            let lines = words.map { " \\\n            \($0)" }.joined()
            return "    \(record.verb.rawValue)) _arguments\(lines) ;;\n"
        }
        .joined()
    }

    private static func specification(of flag: FlagRecord) -> String {
        let argument =
            switch flag.argument {
            case nil: ""
            case .choice(let words): ":\(flag.flag.rawValue):(\(words.joined(separator: " ")))"
            case .text(let name): ":\(name): "
            case .file(let name): ":\(name):_files"
            case .codes(let list): ":\(list.name):_values -s , \(list.name) \(list.words)"
            }
        let equals = flag.argument == nil ? "" : "="
        let meaning = "[\(escaped(flag.summary))]\(argument)"
        let long = Shell.quoted("\(flag.long)\(equals)\(meaning)")
        return flag.short.map { "\(Shell.quoted("-\($0)\(meaning)")) \(long)" } ?? long
    }

    private static func operands(_ operands: VerbRecord.Operands) -> [String] {
        switch operands {
        case .none: []
        case .file: ["'1:FILE:_files'"]
        case .files: ["'*:FILE:_files'"]
        case .folder(let name): ["'1:\(name):_files -/'"]
        case .actions(_, let words):
            ["'1:ACTION:(\(words.joined(separator: " ")))'", "'2:FILE:_files'"]
        case .optional("VERB"):
            ["'1:VERB:(\(Verb.allCases.map(\.rawValue).joined(separator: " ")))'"]
        case .optional("ID"): ["'1:ID:(\(CodeList.entries.words))'"]
        case .one(let name), .optional(let name): ["'1:\(name): '"]
        case .several(let names, _): ["'*:\(names): '"]
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\[]:".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
