/// A question that is asked on a terminal, and answered by an option elsewhere.
struct Confirmation {
    /// What a person at a terminal is shown before the question; names may stand here.
    let preview: [String]
    /// The question.
    let question: String
    /// The word that says yes; nothing else does.
    let yes: String
    /// What is about to be done, for those who cannot be asked; no names.
    let what: String
    /// The option that answers.
    let option: Flag

    init(
        _ preview: [String],
        _ question: String,
        yes: String = "y",
        what: String,
        option: Flag = .yes
    ) {
        self.preview = preview
        self.question = question
        self.yes = yes
        self.what = what
        self.option = option
    }

    /// Returns where a person has said yes, by the option or at the terminal.
    ///
    /// - Throws: ``PeopleRefusal/cancelled`` after any other answer, and
    ///   ``PeopleRefusal/unconfirmed(what:answer:)`` where there is nobody to ask.
    func require(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        guard !invocation.has(option) else { return }
        guard context.canAsk else {
            throw .people(.unconfirmed(what: what, answer: "--\(option.rawValue)"))
        }
        for line in preview { context.hint(line) }
        let hint = yes == "y" ? "y/N" : "\(yes)/no"
        let answer = context.ask("\(question) [\(hint)] ")?.lowercased() ?? ""
        guard answer == yes || (yes == "y" && answer == "yes") else { throw .people(.cancelled) }
    }
}
