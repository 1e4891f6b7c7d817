import Commands
import Testing

@Suite struct `A command line` {
    private let parser = ArgumentParser()

    private func invocation(_ words: [String]) throws -> Invocation? {
        guard case .run(let invocation) = try parser.parse(words) else { return nil }
        return invocation
    }

    @Test(
        arguments: [
            (["check", "a.vcf"], [], ["a.vcf"]),
            (["check", "--format=jsonl", "a.vcf"], [.init(.format, "jsonl")], ["a.vcf"]),
            (["check", "--format", "jsonl", "a.vcf"], [.init(.format, "jsonl")], ["a.vcf"]),
            (["check", "a.vcf", "-q"], [.init(.quiet)], ["a.vcf"]),
            (["check", "-qq", "a.vcf"], [.init(.quiet), .init(.quiet)], ["a.vcf"]),
            (["check", "-"], [], ["-"]),
            (["check", "--", "-q", "--"], [], ["-q", "--"]),
            (["import", "--given=", "a.vcf"], [.init(.given, "")], ["a.vcf"]),
            (["import", "--given=A=B", "a.vcf"], [.init(.given, "A=B")], ["a.vcf"]),
            (["import", "--given", "--yes", "a.vcf"], [.init(.given, "--yes")], ["a.vcf"]),
            (["show", "#3"], [], ["#3"]),
            (["rules"], [], []),
        ] as [([String], [Invocation.Occurrence], [String])]
    )
    func `is told apart into options and operands`(
        words: [String],
        occurrences: [Invocation.Occurrence],
        operands: [String]
    ) throws {
        let invocation = try #require(try invocation(words))
        #expect(invocation.occurrences == occurrences)
        #expect(invocation.operands == operands)
    }

    @Test func `takes the last of several arguments of one option`() throws {
        let words = ["check", "--fail-on=info", "--fail-on=never", "-"]
        #expect(try invocation(words)?.argument(.failOn) == "never")
    }

    @Test(
        arguments: [
            (["--help"], .help(nil)),
            (["-h", "check"], .help(nil)),
            (["--version"], .version),
            (["-V"], .version),
            (["check", "--help"], .help(.check)),
            (["import", "-h", "--no-such-option"], .help(.import)),
        ] as [([String], Request)]
    )
    func `asks for help or the version`(words: [String], request: Request) throws {
        #expect(try parser.parse(words) == request)
    }

    @Test(
        arguments: [
            ([], .noVerb),
            (["chekc", "a"], .unknownVerb("chekc", suggestion: "check")),
            (["frobnicate"], .unknownVerb("frobnicate", suggestion: nil)),
            (["--notebook", "x", "list"], .flagBeforeVerb("--notebook")),
            (["--vresion"], .unknownFlag("--vresion", verb: nil, suggestion: "--version")),
            (
                ["check", "--fial-on=info", "a"],
                .unknownFlag("--fial-on", verb: .check, suggestion: "--fail-on")
            ),
            (["check", "-x", "a"], .unknownFlag("-x", verb: .check, suggestion: nil)),
            (["inspect", "-q", "a"], .unknownFlag("-q", verb: .inspect, suggestion: nil)),
            (
                ["check", "--notebook=x", "a"],
                .foreignFlag(
                    .notebook,
                    verb: .check,
                    takenBy: Verb.allCases.filter { verb in
                        CommandTable.flags(of: verb).contains { $0.flag == .notebook }
                    }
                )
            ),
            (
                ["check", "--version", "a"],
                .unknownFlag("--version", verb: .check, suggestion: nil)
            ),
            (
                ["import", "a", "--birth"],
                .missingArgument(.birth, verb: .import, placeholder: "YYYY-MM-DD")
            ),
            (["import", "--yes=1", "a"], .surplusArgument(.yes, verb: .import)),
            (
                ["review", "--format=jsno", "a"],
                .notAChoice(.format, verb: .review, choices: ["text", "json"], suggestion: "json")
            ),
            (
                ["list", "--format=jsonl"],
                .notAChoice(.format, verb: .list, choices: ["text", "json"], suggestion: "json")
            ),
            (["check"], .missingOperand(.check)),
            (["sync", "a", "b"], .surplusOperand(.sync)),
            (["list", "a"], .surplusOperand(.list)),
        ] as [([String], UsageError)]
    )
    func `that is wrong is refused with the reason`(words: [String], error: UsageError) {
        #expect(throws: error) { try parser.parse(words) }
        #expect(!error.sentence.isEmpty)
        #expect(error.hint.hasSuffix("--help'."))
    }

    @Test func `may join the letter of an option and its argument`() throws {
        let output = FlagRecord(.card, short: "c", .text("N"), summary: "", verbs: [.review])
        let silent = FlagRecord(.quiet, short: "q", summary: "", verbs: [.review])
        let parser = ArgumentParser(flags: [output, silent])
        for words in [["-qc3"], ["-q", "-c", "3"], ["-c3", "-q"]] {
            guard case .run(let invocation) = try parser.parse(["review", "a"] + words) else {
                Issue.record("no invocation")
                continue
            }
            #expect(invocation.argument(.card) == "3")
            #expect(invocation.has(.quiet))
        }
    }

    @Test func `never has the value of an option in its error`() {
        let canary = "kanarienvogel"
        for record in CommandTable.flags {
            for verb in record.verbs where record.argument != nil {
                do {
                    _ = try parser.parse([verb.rawValue, "\(record.long)=\(canary)"])
                } catch {
                    #expect(!error.sentence.contains(canary))
                }
            }
        }
    }
}

extension Invocation.Occurrence {
    fileprivate init(_ flag: Flag) {
        self.init(flag: flag)
    }

    fileprivate init(_ flag: Flag, _ argument: String) {
        self.init(flag: flag, argument: argument)
    }
}
