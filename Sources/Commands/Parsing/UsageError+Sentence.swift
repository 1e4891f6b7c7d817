extension UsageError {
    /// What to tell the person who typed the command line; quotes names, never the values of options.
    package var sentence: String {
        switch self {
        case .noVerb:
            "a verb is needed, such as check FILE"
        case .unknownVerb(let word, let suggestion):
            "there is no verb '\(word)'" + didYouMean(suggestion)
        case .flagBeforeVerb(let name):
            "\(name) belongs after a verb"
        case .unknownFlag(let name, nil, let suggestion):
            "there is no option \(name)" + didYouMean(suggestion)
        case .unknownFlag(let name, let verb?, let suggestion):
            "\(verb.rawValue) has no option \(name)" + didYouMean(suggestion)
        case .foreignFlag(let flag, let verb, let others):
            "\(verb.rawValue) has no option \(name(flag)); it belongs to "
                + others.map(\.rawValue).joined(separator: ", ")
        case .missingArgument(let flag, _, let placeholder):
            "\(name(flag)) needs an argument, \(placeholder)"
        case .surplusArgument(let flag, _):
            "\(name(flag)) takes no argument"
        case .notAChoice(let flag, _, let choices, let suggestion):
            "\(name(flag)) takes one of \(choices.joined(separator: ", "))"
                + didYouMean(suggestion)
        case .badArgument(let flag, _, let wanted):
            "\(name(flag)) takes \(wanted)"
        case .contradiction(let first, let second, _):
            "\(name(first)) and \(name(second)) contradict each other"
        case .missingOperand(let verb):
            "\(verb.rawValue) needs \(operands(verb))"
        case .surplusOperand(let verb):
            "\(verb.rawValue) takes \(operands(verb))"
        case .nothingAsked(let verb):
            "\(verb.rawValue) needs an option that says what to do"
        case .misplaced(let flag, let others, _):
            "\(name(flag)) goes only with \(others.map(name).joined(separator: " or "))"
        case .severalFiles(let verb):
            "\(verb.rawValue) takes one FILE, or several with --all"
        case .unknownRule(let code, let suggestion):
            "there is no rule '\(code)'" + didYouMean(suggestion)
        case .unknownCode(let code, let flag, _, let suggestion):
            "\(name(flag)) names a rule '\(code)' that there is not" + didYouMean(suggestion)
        case .outputIsInput(let flag, _):
            "\(name(flag)) would write over a file that is read; name another"
        }
    }

    /// Where to read more.
    package var hint: String {
        let words = [CommandTable.name, verb?.rawValue, "--help"].compactMap(\.self)
        return "Try '\(words.joined(separator: " "))'."
    }

    private func name(_ flag: Flag) -> String { "--\(flag.rawValue)" }

    private func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean \($0)?" } ?? ""
    }

    private func operands(_ verb: Verb) -> String {
        switch CommandTable.record(of: verb)?.operands {
        case .none?, nil: "no operand"
        case .file?: "one FILE, or - for standard input"
        case .files?: "FILE…, or - for standard input"
        case .one(let name)?, .folder(let name)?: "one \(name)"
        case .actions(let words, _)?: "one of \(words)"
        case .optional(let name)?: "at most one \(name)"
        case .several(let names, _)?: names
        }
    }
}
