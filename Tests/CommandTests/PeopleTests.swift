import TestSupport
import Testing
import Text

@Suite struct `People in the notebook` {
    private let command: BuiltCommand

    init() throws {
        command = try BuiltCommand()
    }

    private func holds(_ text: String) -> Bool {
        ["", "-wal", "-shm"].contains { suffix in
            let bytes = try? command.folder.read("book/notebook.sqlite\(suffix)")
            return bytes?.contains(Array(text.utf8)) ?? false
        }
    }

    @Test func `are added, linked, found and deleted`() throws {
        let added = try command.run("add", "--given=Adalberta", "--birth=1990-10-03")
        #expect(added.status == 0)
        #expect(added.outputText.hasPrefix("Receipt       read back from the notebook\n"))
        #expect(try command.run("add", "--child-of=1", "--age=7").status == 0)
        #expect(try command.run("note", "1", "Brought honey", "--kind=gift").status == 0)
        let list = try command.run("list", "--today=2026-11-30").outputText
        #expect(list.hasPrefix("#1  Adalberta  36 years\n    #2  Child 2    ~7  about "))
        #expect(try command.run("find", "HONEY").outputText.contains("#1  Adalberta"))
        #expect(try command.run("link", "2", "--parent-of=1").status == 4)
        #expect(try command.run("delete", "1").status == 3)
        #expect(holds("Adalberta"))
        #expect(try command.run("delete", "1", "--yes").status == 0)
        #expect(!holds("Adalberta"))
        #expect(!holds("honey"))
        #expect(try command.run("show", "2").outputText.contains("Child 2"))
    }

    @Test func `are never named by an error`() throws {
        #expect(try command.run("add", "--given=Adalberta", "--family=Quexo").status == 0)
        #expect(
            try command.run("add", "--given=Adalberta", "--family=Quexo", "--notes=zyxwv").status
                == 0
        )
        #expect(try command.run("note", "1", "zyxwv at sea").status == 0)
        #expect(try command.run("link", "1", "--parent-of=2").status == 0)
        let failing: [[String]] = [
            ["show", "Adalberta"], ["show", "Adalberta Quexo"], ["show", "Quexos"],
            ["edit", "Adalberta", "--given=zyxwv"], ["edit", "1", "--birth=2030-01-01"],
            ["edit", "1", "--closeness=zyxwv"], ["edit", "1"], ["note", "Quexo", "zyxwv"],
            ["note", "1", "--delete=1"], ["note", "1", "--edit=5", "zyxwv"],
            ["note", "1", "zyxwv", "--on=zyxwv"], ["link", "1", "--parent-of=2"],
            ["link", "2", "--parent-of=1"], ["link", "1", "--partner-of=1"],
            ["link", "1", "--partner-of=Quexo"], ["unlink", "1", "2"],
            ["unlink", "1", "--partner-of=2", "--yes"], ["delete", "1"], ["delete", "--everyone"],
            ["delete", "Quexo", "--yes"], ["find", " "], ["add", "--age=zyxwv"],
            ["add", "--child-of=Quexo"],
        ]
        for words in failing {
            let result = try command.run(words)
            #expect(result.status != 0, "\(words)")
            #expect(result.output.isEmpty, "\(words)")
            for value in ["Adalberta", "Quexo", "zyxwv"] {
                #expect(!result.errorText.contains(value), "\(words): \(result.errorText)")
            }
        }
    }

    @Test func `are kept where nobody else can read them`() throws {
        #expect(try command.run("add", "--given=Adalberta").status == 0)
        #expect(try command.run("edit", "1", "--notes=tea").status == 0)
        let modes = try command.shell("stat -c '%a' book book/*")
        #expect(modes.outputText.split(separator: "\n").allSatisfy { $0 == "700" || $0 == "600" })
    }

    @Test func `may be tried in memory`() throws {
        let result = try command.run("add", "--given=Adalberta", "--notebook=:memory:")
        #expect(result.status == 0)
        #expect(command.folder.names().contains("book/") == false)
    }
}
