import CivilCalendar
import Commands
import Files
import TestSupport

/// A world for verbs: results and messages are kept, files lie in a folder of their own.
struct World {
    let folder: TemporaryFolder
    let today = CivilDate(year: 2026, month: 11, day: 30)

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What a run came to.
    struct Result: Equatable {
        var status: Commands.ExitStatus
        var output: String
        var messages: String
    }

    /// Runs the command in this world.
    func run(
        _ words: String...,
        input: String = "",
        isTerminal: Bool = false,
        environment: [String: String] = [:],
        answers: [String]? = nil
    ) -> Result {
        run(
            words,
            input: Array(input.utf8),
            isTerminal: isTerminal,
            environment: environment,
            answers: answers
        )
    }

    /// Runs the command in this world; where there are answers, a person at a terminal gives them.
    func run(
        _ words: [String],
        input: String = "",
        isTerminal: Bool = false,
        environment: [String: String] = [:],
        answers: [String]? = nil
    ) -> Result {
        run(
            words,
            input: Array(input.utf8),
            isTerminal: isTerminal,
            environment: environment,
            answers: answers
        )
    }

    /// Runs the command in this world, with bytes as standard input.
    func run(
        _ words: [String],
        input: [UInt8],
        isTerminal: Bool = false,
        environment: [String: String] = [:],
        showsProgress: Bool = false,
        uptime: @escaping () -> Duration = { .zero },
        answers: [String]? = nil
    ) -> Result {
        var answers = answers?[...]
        let output = ByteOutput.memory()
        let messages = ByteOutput.memory()
        let notebook = folder.path("book/notebook.sqlite")
        let context = CommandContext(
            output: output,
            messages: messages,
            isTerminal: isTerminal,
            environment: { environment[$0] ?? ($0 == "KINDRED_NOTEBOOK" ? notebook : nil) },
            machineToday: today,
            showsProgress: showsProgress,
            uptime: uptime,
            open: { (path: String) throws(FileError) -> any Input in
                if path == "-" { return MemoryInput(input) }
                return try FileInput.open(path)
            },
            readAnswer: answers == nil ? nil : { answers?.popFirst() }
        )
        let status = Program.run(words, in: context)
        return Result(
            status: status,
            output: output.collectedText,
            messages: messages.collectedText
        )
    }
}

/// Bytes of a test in the place of standard input.
final class MemoryInput: Input {
    let status: FileStatus? = nil
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    func append(to buffer: inout [UInt8], maximum: Int) throws(FileError) -> Int {
        let part = rest.prefix(maximum)
        buffer += part
        rest = rest.dropFirst(maximum)
        return part.count
    }
}
