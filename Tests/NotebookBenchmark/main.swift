// Times `import --all` of a file against the bare inserts of the rows that it makes, in one process.
//
//     KINDRED_EXTRAS=1 swift run -c release kindred-notebook-benchmark FILE

import CSQLite
import CivilCalendar
import Commands
import Files
import Glibc

guard CommandLine.arguments.count == 2, let today = CivilDate(year: 2026, month: 11, day: 30) else {
    print("usage: kindred-notebook-benchmark FILE")
    exit(2)
}
let cards = CommandLine.arguments[1]
let folder = try ScratchFolder()
let notebook = folder.path("book/notebook.sqlite")
let clock = ContinuousClock()

/// Runs the command in this process, and tells its exit status and how long it took.
func time(_ name: String, _ words: [String]) -> Duration {
    let output = ByteOutput.memory()
    let messages = ByteOutput.memory()
    let context = CommandContext(
        output: output,
        messages: messages,
        environment: { $0 == "KINDRED_NOTEBOOK" ? notebook : nil },
        machineToday: today
    )
    var status: ExitStatus?
    let time = clock.measure { status = Program.run(words, in: context) }
    print("\(name): \(milliseconds(time)) ms, status \(status?.rawValue ?? -1)")
    print("    \(messages.collectedText.split(separator: "\n").last ?? "")")
    return time
}

func milliseconds(_ time: Duration) -> Int {
    Int(time.components.seconds) * 1000 + Int(time.components.attoseconds / 1_000_000_000_000_000)
}

/// The largest memory of this process so far, in MiB.
func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
}

let importing = time("import --all", ["import", "--all", "--birth-unknown", cards])
print("    peak memory \(peakMemory()) MiB")
_ = time("import --all again", ["import", "--all", "--birth-unknown", cards])
_ = time("list", ["list"])
_ = time("list again", ["list"])
_ = time("find", ["find", "a1"])
_ = time("birthdays", ["birthdays"])
_ = time("birthdays --count 20", ["birthdays", "--count", "20"])
_ = time("show", ["show", "1"])
_ = time("notebook check", ["notebook", "check"])
_ = time("notebook backup", ["notebook", "backup", folder.path("copy.sqlite")])
print("    peak memory \(peakMemory()) MiB")

let bare = try BareInserts(of: notebook, into: folder.path("bare.sqlite")).run(clock)
print("bare inserts of the same rows, one transaction: \(milliseconds(bare)) ms")
print(
    "import --all takes \(milliseconds(importing) * 10 / max(1, milliseconds(bare))) tenths of that"
)
