import Commands
import Testing

@Suite struct `A suggestion` {
    @Test(arguments: [
        ("chekc", "check"), ("inport", "import"), ("IMPORT", "import"), ("lst", "list"),
        ("shwo", "show"), ("reviw", "review"), ("rule", "rules"), ("xyz", nil), ("", nil),
        ("checkcheck", nil),
    ])
    func `is the nearest word, where one is near`(typed: String, meant: String?) {
        let verbs = Verb.allCases.map(\.rawValue)
        #expect(Suggestion.nearest(to: typed, among: verbs) == meant)
    }

    @Test func `of a word of the list is the word itself`() {
        let verbs = Verb.allCases.map(\.rawValue)
        for verb in verbs { #expect(Suggestion.nearest(to: verb, among: verbs) == verb) }
    }

    @Test func `takes no time for a very long word`() {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(Suggestion.nearest(to: long, among: ["check"]) == nil)
    }
}
