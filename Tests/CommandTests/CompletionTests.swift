import TestSupport
import Testing

/// Every shell takes its completions, and bash completes the codes of rules.
@Suite struct CompletionTests {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
    }

    private func completions(_ words: String...) throws -> [Substring] {
        let line = """
            "$kindred" help --completions bash >k.bash && source ./k.bash
            COMP_WORDS=(kindred \(words.joined(separator: " "))); COMP_CWORD=\(words.count)
            _kindred; echo "${COMPREPLY[*]}"
            """
        let result = try command.shell(line)
        #expect(result.errors.isEmpty)
        return result.outputText.split(whereSeparator: \.isWhitespace)
    }

    @Test(arguments: ["--select", "--ignore"])
    func `bash completes the codes of a list`(option: String) throws {
        #expect(try completions("check", option, "card-unterm") == ["card-unterminated"])
        #expect(
            try completions("check", option, "line-ends,card-unterm")
                == ["line-ends,card-unterminated"]
        )
    }

    @Test func `bash completes the rule to explain`() throws {
        #expect(try completions("rules", "card-unterm") == ["card-unterminated"])
        #expect(try completions("rules", "label-prop") == ["label-property"])
        #expect(try completions("check", "--format", "sa") == ["sarif"])
        #expect(try completions("normalize", "--only", "agent,fold") == ["agent,folding"])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `what is written names the codes`(shell: String) throws {
        let result = try command.run("help", "--completions", shell)
        #expect(result.outputText.contains(" card-unterminated "))
    }
}
