/// Every verb and every option of the command: parser, help, man page and completions are made from it.
package enum CommandTable {
    /// The name of the command.
    package static let name = "kindred"
    /// The version of the command.
    package static let version = "0.1.0"
    /// What the command is for, in one sentence.
    package static let purpose =
        "kindred brings people out of vCard files (.vcf) into a private notebook."

    /// The options that stand without a verb.
    package static let leading: [Flag] = [.help, .version]

    /// The record of a verb.
    package static func record(of verb: Verb) -> VerbRecord? {
        verbs.first { $0.verb == verb }
    }

    /// The options of a verb, in the order of the table.
    package static func flags(of verb: Verb) -> [FlagRecord] {
        flags.filter { $0.verbs.contains(verb) }
    }

    /// The options that stand without a verb, in the order of the table.
    package static var leadingFlags: [FlagRecord] {
        flags.filter { leading.contains($0.flag) }
    }
}
