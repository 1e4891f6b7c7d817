internal import VCard

/// Asks a person what a merge leaves open, one after the other, as `git add -p` does.
struct MergeDialogue {
    private let context: CommandContext
    private var isStopped = false

    init(_ context: CommandContext) {
        self.context = context
    }

    /// Asks everything that is open; false where the person wants nothing written.
    mutating func run(_ plan: inout MergePlan) -> Bool {
        askQuestions(&plan)
        if !isStopped { askConflicts(&plan) }
        return !isStopped
    }

    private mutating func askQuestions(_ plan: inout MergePlan) {
        var seen: Set<Int> = []
        while !isStopped,
            let question = plan.report.questions.first(where: { !seen.contains($0.id) })
        {
            seen.insert(question.id)
            context.hint("")
            context.hint(MergeText.words(question.evidence) + ":")
            for source in question.sources {
                context.hint("  \(MergeText.source(source))")
                for line in plan.lines(of: source) { context.hint("    \(line)") }
            }
            switch answer("Are these one contact [y,n,d,q,?]?", help: Self.questionHelp) {
            case "y": plan.accept([question.id])
            case "n": plan.decline([question.id])
            case "d": return
            default: isStopped = true
            }
        }
    }

    private mutating func askConflicts(_ plan: inout MergePlan) {
        var seen: Set<Int> = []
        while !isStopped,
            let conflict = plan.report.conflicts.first(where: { !seen.contains($0.id) })
        {
            seen.insert(conflict.id)
            context.hint("")
            context.hint(MergeText.subject(conflict) + ":")
            for (place, value) in conflict.values.enumerated() {
                context.hint("  \(place + 1)  \(MergeText.value(value))")
            }
            let choices = conflict.values.indices.map { String($0 + 1) }
            let letters = (choices + ["n", "d", "q", "?"]).joined(separator: ",")
            let chosen = answer(
                "Which one counts [\(letters)]?",
                choices: choices + ["n", "d", "q"],
                help: Self.conflictHelp
            )
            switch chosen {
            case "n": plan.keepApart([conflict.id])
            case "d": return
            case "q": isStopped = true
            default: plan.choose((Int(chosen) ?? 1) - 1, in: conflict.id)
            }
        }
    }

    /// The first answer that is one of the choices; the end of the input stops it all.
    private func answer(
        _ question: String,
        choices: [String] = ["y", "n", "d", "q"],
        help: [String]
    ) -> String {
        while true {
            guard let typed = context.ask("\(question) ") else { return "q" }
            let word = typed.lowercased().filter { !$0.isWhitespace }
            if choices.contains(word) { return word }
            for line in help { context.hint(line) }
        }
    }

    private static let questionHelp = [
        "y - one contact: merge the cards",
        "n - two contacts: leave them as they are",
        "d - done: leave this and all later ones open",
        "q - quit: write nothing",
    ]

    private static let conflictHelp = [
        "1, 2 … - merge the cards with this value; the report tells the other",
        "n - leave the cards as they are, side by side",
        "d - done: leave this and all later ones open",
        "q - quit: write nothing",
    ]
}
