import Diagnostics
import Testing

@Suite struct RuleTests {
    private func rule(_ sentence: String) -> Rule {
        Rule(
            id: "x",
            severity: .info,
            standard: "",
            sentence: sentence,
            why: "",
            fires: [],
            quiet: []
        )
    }

    @Test(
        arguments: [
            ("plain", [], "plain"), ("%1 and %2", ["a", "b"], "a and b"),
            ("%2%1", ["a", "b"], "ba"),
            ("100%", ["a"], "100%"), ("%3", ["a"], "%3"), ("%0", ["a"], "%0"), ("%%1", ["a"], "%a"),
            ("%1", ["%1"], "%1"), ("", ["a"], ""),
        ] as [(String, [String], String)]
    )
    func `blanks are filled once and only by arguments that exist`(
        sentence: String,
        arguments: [String],
        message: String
    ) {
        #expect(rule(sentence).message(arguments) == message)
    }

    @Test func `of two rules with one code the first counts`() {
        let book = RuleBook([rule("first"), rule("second")])
        #expect(book["x"]?.sentence == "first")
        #expect(book["y"] == nil)
    }

    @Test func `a finding of an unknown rule is told by its code`() {
        let finding = Finding(ReportSamples.damaged, at: Position(line: 1))
        #expect(RuleBook([]).message(for: finding) == "property-damaged")
    }

    @Test func `severities and places are ordered`() {
        #expect(Severity.allCases.sorted() == [.info, .warning, .error])
        #expect(Position(line: 1, column: 9) < Position(line: 2))
        #expect(Position(line: 2, column: 1) < Position(line: 2, column: 2))
    }
}
