/// `help`: explains the command or a verb, and writes the man page and completions.
struct HelpVerb {
    let invocation: Invocation
    let context: CommandContext

    func run() throws(CommandError) -> ExitStatus {
        var printer = Printer(context.output)
        printer.bytes += try text().utf8
        try printer.finish()
        return .done
    }

    private func text() throws(CommandError) -> String {
        let shell = invocation.argument(.completions).flatMap(Shell.init(rawValue:))
        let word = invocation.operands.first
        if invocation.has(.man), shell != nil {
            throw .usage(.contradiction(.man, .completions, verb: .help))
        }
        if word != nil, shell != nil { throw .usage(.surplusOperand(.help)) }
        if let shell { return shell.completions }
        let isPage = invocation.has(.man)
        guard let word else { return isPage ? ManPage.text : HelpText.text(of: nil) }
        guard let verb = Verb(rawValue: word) else {
            let verbs = Verb.allCases.map(\.rawValue)
            let suggestion = Suggestion.nearest(to: word, among: verbs)
            throw .usage(.unknownVerb(word, suggestion: suggestion))
        }
        return isPage ? ManPage.text(of: verb) : HelpText.text(of: verb)
    }
}
