/// The completions for bash.
enum BashCompletions {
    /// The script to be sourced.
    static var text: String {
        """
        # Completions of \(CommandTable.name) for bash.
        _kindred() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local verb=${COMP_WORDS[1]} options='' operands='' list=''
            case "$word" in *,*) list=${word%,*}, ;; esac
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W '\(firstWords)' -- "$word"))
                return
            fi
            case "$verb $previous" in
        \(arguments)    esac
            case "$verb" in
        \(verbs)    esac
            case "$word" in
                -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
                *)
                    case "$operands" in
                        FILES) COMPREPLY=($(compgen -f -- "$word")) ;;
                        *) COMPREPLY=($(compgen -W "$operands" -- "$word")) ;;
                    esac ;;
            esac
        }
        complete -o filenames -F _kindred \(CommandTable.name)

        """
    }

    private static var firstWords: String {
        (Verb.allCases.map(\.rawValue) + CommandTable.leadingFlags.map(\.long))
            .joined(separator: " ")
    }

    private static var arguments: String {
        CommandTable.verbs.flatMap { verb in
            CommandTable.flags(of: verb.verb).compactMap { flag in
                flag.argument.map { argument in
                    "        '\(verb.verb.rawValue) \(flag.long)') "
                        + "\(completion(of: argument))return ;;\n"
                }
            }
        }
        .joined()
    }

    private static func completion(of argument: FlagRecord.Argument) -> String {
        switch argument {
        case .choice(let words):
            "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); "
        case .file: "COMPREPLY=($(compgen -f -- \"$word\")); "
        case .codes(let list):
            "compopt +o filenames 2>/dev/null; COMPREPLY=($(compgen -P \"$list\" "
                + "-W '\(list.words)' -- \"${word##*,}\")); "
        case .text: ""
        }
    }

    private static var verbs: String {
        CommandTable.verbs.map { record in
            let options = CommandTable.flags(of: record.verb).map(\.long).joined(separator: " ")
            let operands =
                switch record.operands {
                case .file, .files, .folder: "FILES"
                case .actions(_, let words): words.joined(separator: " ")
                case .optional("VERB"): Verb.allCases.map(\.rawValue).joined(separator: " ")
                case .optional("ID"): CodeList.entries.words
                case .none, .one, .optional, .several: ""
                }
            return
                "        \(record.verb.rawValue)) options='\(options)' operands='\(operands)' ;;\n"
        }
        .joined()
    }
}
