import Commands
import Testing

@Suite struct `The command table` {
    @Test func `has one record a verb`() {
        #expect(
            CommandTable.verbs.map(\.verb).sorted(by: { $0.rawValue < $1.rawValue })
                == Verb.allCases.sorted(by: { $0.rawValue < $1.rawValue })
        )
    }

    @Test(arguments: Verb.allCases)
    func `defines each option of a verb once`(verb: Verb) {
        let flags = CommandTable.flags(of: verb)
        #expect(Set(flags.map(\.flag)).count == flags.count)
        let letters = flags.compactMap(\.short)
        #expect(Set(letters).count == letters.count)
    }

    @Test(arguments: Flag.allCases)
    func `knows every option`(flag: Flag) {
        #expect(CommandTable.flags.contains { $0.flag == flag })
    }

    @Test(arguments: Verb.allCases)
    func `shows every option of a verb in help, man page and completions`(verb: Verb) throws {
        let help = HelpText.text(of: verb)
        let page = ManPage.text(of: verb)
        for record in CommandTable.flags(of: verb) {
            #expect(help.contains(record.usage))
            #expect(page.contains(roff(record.usage)))
            for shell in Shell.allCases {
                let name = shell == .fish ? "-l \(record.flag.rawValue)" : record.long
                #expect(shell.completions.contains(name))
            }
        }
        let record = try #require(CommandTable.record(of: verb))
        #expect(help.contains("kindred \(record.usage)"))
        #expect(HelpText.text(of: nil).contains(record.summary))
        #expect(page.contains(roff(record.summary)))
        #expect(ManPage.text.contains(roff(record.summary)))
        for shell in Shell.allCases where shell != .bash {
            #expect(shell.completions.contains(record.summary))
        }
    }

    @Test func `shows the options without a verb everywhere`() {
        for record in CommandTable.leadingFlags {
            #expect(HelpText.text(of: nil).contains(record.usage))
            #expect(ManPage.text.contains(roff(record.usage)))
            for shell in Shell.allCases {
                #expect(shell.completions.contains(record.flag.rawValue))
            }
        }
    }

    @Test func `shows every exit status`() {
        for status in Commands.ExitStatus.allCases {
            #expect(ManPage.text.contains(roff(status.meaning)))
            let words = HelpText.text(of: nil).split(whereSeparator: \.isWhitespace)
            #expect(words.joined(separator: " ").contains(status.meaning))
        }
    }

    @Test(arguments: [nil] + Verb.allCases.map(Optional.some))
    func `keeps help within 80 columns`(verb: Verb?) {
        for line in HelpText.text(of: verb).split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
            #expect(line.last?.isWhitespace != true)
        }
    }

    @Test(arguments: Verb.allCases)
    func `has examples that the parser takes`(verb: Verb) throws {
        let record = try #require(CommandTable.record(of: verb))
        #expect(!record.examples.isEmpty)
        for example in record.examples {
            let line = example.line.split(separator: "(").last ?? ""
            let words = line.split(separator: " ").map(String.init)
                .filter { !$0.hasPrefix(">") }
                .map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 }
            #expect(words.first == CommandTable.name)
            #expect(throws: Never.self) {
                try ArgumentParser().parse(Array(words.dropFirst()))
            }
        }
    }

    private func roff(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "…": escaped += "..."
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
