/// Reads a command line by the table: GNU long options with `=`, grouped short ones, `--` ends options, `-` is an operand.
package struct ArgumentParser: Sendable {
    private let flags: [FlagRecord]

    /// A parser of these options.
    package init(flags: [FlagRecord] = CommandTable.flags) {
        self.flags = flags
    }

    /// What the words after the command's name ask for.
    package func parse(_ words: [String]) throws(UsageError) -> Request {
        guard let first = words.first else { throw .noVerb }
        guard first.hasPrefix("-"), first != "-" else {
            guard let verb = Verb(rawValue: first) else {
                let verbs = Verb.allCases.map(\.rawValue)
                throw .unknownVerb(first, suggestion: Suggestion.nearest(to: first, among: verbs))
            }
            return try parse(words.dropFirst(), of: verb)
        }
        return try leading(first)
    }

    private func leading(_ word: String) throws(UsageError) -> Request {
        let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
        let leading = flags.filter { CommandTable.leading.contains($0.flag) }
        for record in leading where word == record.long || word == record.short.map({ "-\($0)" }) {
            return record.flag == .version ? .version : .help(nil)
        }
        if flags.contains(where: { $0.long == name }) { throw .flagBeforeVerb(name) }
        let suggestion = Suggestion.nearest(to: name, among: flags.map(\.long))
        throw .unknownFlag(name, verb: nil, suggestion: suggestion)
    }

    private func parse(_ words: ArraySlice<String>, of verb: Verb) throws(UsageError) -> Request {
        var line = CommandLine(verb: verb, words: words)
        while let word = line.next() {
            if line.optionsEnded || word == "-" || !word.hasPrefix("-") {
                line.invocation.operands.append(word)
            } else if word == "--" {
                line.optionsEnded = true
            } else if word.hasPrefix("--") {
                try takeLong(word.dropFirst(2), from: &line)
            } else {
                try takeShort(word.dropFirst(), from: &line)
            }
            if line.invocation.has(.help) { return .help(verb) }
        }
        let count = CommandTable.record(of: verb)?.operands.count ?? 0...0
        if line.invocation.operands.count < count.lowerBound {
            throw .missingOperand(verb)
        }
        if line.invocation.operands.count > count.upperBound { throw .surplusOperand(verb) }
        return .run(line.invocation)
    }

    private func takeLong(
        _ word: Substring,
        from line: inout CommandLine
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        let attached = parts.count > 1 ? String(parts[1]) : nil
        let record = try record(named: name, of: line.verb)
        guard record.argument != nil else {
            if attached != nil { throw .surplusArgument(record.flag, verb: line.verb) }
            line.add(record.flag, nil)
            return
        }
        try take(record, attached, from: &line)
    }

    private func takeShort(
        _ letters: Substring,
        from line: inout CommandLine
    ) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            let known = flags.first { $0.short == letter && $0.verbs.contains(line.verb) }
            guard let record = known else {
                throw .unknownFlag("-\(letter)", verb: line.verb, suggestion: nil)
            }
            guard record.argument != nil else {
                line.add(record.flag, nil)
                continue
            }
            try take(record, letters.isEmpty ? nil : String(letters), from: &line)
            return
        }
    }

    private func take(
        _ record: FlagRecord,
        _ attached: String?,
        from line: inout CommandLine
    ) throws(UsageError) {
        let placeholder = record.argument?.placeholder ?? ""
        guard let argument = attached ?? line.next() else {
            throw .missingArgument(record.flag, verb: line.verb, placeholder: placeholder)
        }
        if case .choice(let choices)? = record.argument, !choices.contains(argument) {
            throw .notAChoice(
                record.flag,
                verb: line.verb,
                choices: choices,
                suggestion: Suggestion.nearest(to: argument, among: choices)
            )
        }
        line.add(record.flag, argument)
    }

    private func record(named name: String, of verb: Verb) throws(UsageError) -> FlagRecord {
        let own = flags.filter { $0.verbs.contains(verb) }
        if let record = own.first(where: { $0.flag.rawValue == name }) { return record }
        let others = flags.filter { $0.flag.rawValue == name }
        if let flag = others.first?.flag, others.contains(where: { !$0.verbs.isEmpty }) {
            let takenBy = Verb.allCases.filter { verb in
                others.contains { $0.verbs.contains(verb) }
            }
            throw .foreignFlag(flag, verb: verb, takenBy: takenBy)
        }
        let suggestion = Suggestion.nearest(to: "--\(name)", among: own.map(\.long))
        throw .unknownFlag("--\(name)", verb: verb, suggestion: suggestion)
    }
}

/// The words that are still to be read, and what they came to so far.
private struct CommandLine {
    var invocation: Invocation
    var optionsEnded = false
    private var words: ArraySlice<String>

    init(verb: Verb, words: ArraySlice<String>) {
        invocation = Invocation(verb: verb)
        self.words = words
    }

    var verb: Verb { invocation.verb }

    mutating func next() -> String? {
        words.popFirst()
    }

    mutating func add(_ flag: Flag, _ argument: String?) {
        invocation.occurrences.append(.init(flag: flag, argument: argument))
    }
}
