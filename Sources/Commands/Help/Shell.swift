/// A shell that the command writes completions for.
package enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The completions of the command for this shell.
    package var completions: String {
        switch self {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }

    /// A text as one word of any of the three shells.
    static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''"
            )
            + "'"
    }
}
