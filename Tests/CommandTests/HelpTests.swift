import TestSupport
import Testing

@Suite struct `The built command` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
    }

    @Test func `tells its version`() throws {
        let result = try command.run("--version")
        #expect(result.status == 0)
        #expect(result.outputText.hasPrefix("kindred "))
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: ["check", "inspect", "review", "import", "list", "show", "rules", "help"])
    func `explains each verb in two ways`(verb: String) throws {
        let option = try command.run(verb, "--help")
        let word = try command.run("help", verb)
        #expect(option.status == 0)
        #expect(option.output == word.output)
        #expect(option.outputText.hasPrefix("Usage: kindred \(verb)"))
    }

    @Test func `says what it lacks on standard error`() throws {
        let result = try command.run()
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errorText.hasPrefix("kindred: a verb is needed"))
    }

    @Test(arguments: ["map", "split", "report"])
    func `has no verb that it cannot do`(verb: String) throws {
        #expect(try command.run(verb, "x").status == 2)
    }

    @Test func `writes completions that bash takes`() throws {
        let line = """
            "$kindred" help --completions bash >k.bash && source ./k.bash
            COMP_WORDS=(kindred im); COMP_CWORD=1; _kindred; echo "${COMPREPLY[*]}"
            COMP_WORDS=(kindred check --fail-on n); COMP_CWORD=3; _kindred; echo "${COMPREPLY[*]}"
            COMP_WORDS=(kindred import --conf); COMP_CWORD=2; _kindred; echo "${COMPREPLY[*]}"
            COMP_WORDS=(kindred help sh); COMP_CWORD=2; _kindred; echo "${COMPREPLY[*]}"
            COMP_WORDS=(kindred check k.b); COMP_CWORD=2; _kindred; echo "${COMPREPLY[*]}"
            """
        let result = try command.shell(line)
        #expect(result.outputText == "import\nnever\n--confirm-photo\nshow\nk.bash\n")
        #expect(result.errors.isEmpty)
    }

    @Test func `ends quietly when its reader does`() throws {
        let result = try command.shell("\"$kindred\" help --man | head -n 1")
        #expect(result.outputText.hasPrefix(".TH"))
        #expect(result.errors.isEmpty)
        let closed = try command.shell("trap '' PIPE; \"$kindred\" help --man | true; :")
        #expect(closed.errors.isEmpty)
    }
}
