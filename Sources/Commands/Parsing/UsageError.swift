/// Why a command line was not understood.
package enum UsageError: Error, Equatable, Sendable {
    /// Nothing was asked for.
    case noVerb
    /// The first word is no verb.
    case unknownVerb(String, suggestion: String?)
    /// An option stands before the verb that it belongs to.
    case flagBeforeVerb(String)
    /// There is no such option.
    case unknownFlag(String, verb: Verb?, suggestion: String?)
    /// The option belongs to other verbs.
    case foreignFlag(Flag, verb: Verb, takenBy: [Verb])
    /// The option lacks its argument.
    case missingArgument(Flag, verb: Verb, placeholder: String)
    /// The option takes no argument.
    case surplusArgument(Flag, verb: Verb)
    /// The argument is none of the words that the option takes.
    case notAChoice(Flag, verb: Verb, choices: [String], suggestion: String?)
    /// The argument of the option is not what it takes.
    case badArgument(Flag, verb: Verb, wanted: String)
    /// The two options answer one question.
    case contradiction(Flag, Flag, verb: Verb)
    /// The verb lacks an operand.
    case missingOperand(Verb)
    /// The verb takes fewer operands.
    case surplusOperand(Verb)
    /// The verb needs an option that says what to do.
    case nothingAsked(Verb)
    /// The option goes only with others.
    case misplaced(Flag, with: [Flag], verb: Verb)
    /// Several files stand where one card is reviewed.
    case severalFiles(Verb)
    /// There is no such rule.
    case unknownRule(String, suggestion: String?)
    /// The option names a rule that there is not.
    case unknownCode(String, Flag, verb: Verb, suggestion: String?)
    /// The option names a file to write that is also read.
    case outputIsInput(Flag, verb: Verb)

    /// The verb whose help answers the question.
    package var verb: Verb? {
        switch self {
        case .noVerb, .unknownVerb, .flagBeforeVerb: nil
        case .unknownFlag(_, let verb, _): verb
        case .foreignFlag(_, let verb, _), .missingArgument(_, let verb, _),
            .surplusArgument(_, let verb), .notAChoice(_, let verb, _, _),
            .badArgument(_, let verb, _), .contradiction(_, _, let verb),
            .missingOperand(let verb), .surplusOperand(let verb),
            .nothingAsked(let verb),
            .misplaced(_, _, let verb), .unknownCode(_, _, let verb, _),
            .outputIsInput(_, let verb),
            .severalFiles(let verb):
            verb
        case .unknownRule: .rules
        }
    }
}
