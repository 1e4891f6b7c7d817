/// What was typed, told apart but not yet understood.
package struct Invocation: Equatable, Sendable {
    /// One option as it was typed.
    package struct Occurrence: Equatable, Sendable {
        /// Which option.
        package let flag: Flag
        /// Its argument; nil for a switch.
        package let argument: String?

        package init(flag: Flag, argument: String? = nil) {
            self.flag = flag
            self.argument = argument
        }
    }

    /// The verb.
    package let verb: Verb
    /// The options in the order of the command line.
    package var occurrences: [Occurrence] = []
    /// Everything else in the order of the command line.
    package var operands: [String] = []

    package init(verb: Verb) {
        self.verb = verb
    }

    /// Whether an option stands on the command line.
    package func has(_ flag: Flag) -> Bool {
        occurrences.contains { $0.flag == flag }
    }

    /// The argument of an option; the last one counts, as everywhere.
    package func argument(_ flag: Flag) -> String? {
        occurrences.last { $0.flag == flag }?.argument
    }

    /// The arguments of an option that may stand several times, in the order of the command line.
    package func arguments(_ flag: Flag) -> [String] {
        occurrences.filter { $0.flag == flag }.compactMap(\.argument)
    }

    /// The argument of an option that takes one of several words.
    package func choice<Choice: RawRepresentable<String>>(
        _ flag: Flag,
        default fallback: Choice
    ) -> Choice {
        argument(flag).flatMap { Choice(rawValue: $0) } ?? fallback
    }
}

/// What a command line asks for.
package enum Request: Equatable, Sendable {
    /// Do what the verb says.
    case run(Invocation)
    /// Explain the verb, or the whole command.
    case help(Verb?)
    /// Tell the version.
    case version
}
