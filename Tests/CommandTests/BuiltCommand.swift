import Glibc
import TestSupport

/// The built binary, run in a fresh folder with an environment of its own.
struct BuiltCommand {
    /// The folder in which it runs, and in which its notebook lies.
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The binary: `KINDRED` names it, else it lies beside the tests.
    static func path() throws -> String {
        if let named = unsafe getenv("KINDRED") { return unsafe String(cString: named) }
        return try ChildProcess.productPath("kindred")
    }

    /// Runs it with these words; the notebook is `notebook.sqlite` in the folder.
    func run(
        _ words: String...,
        input: [UInt8] = [],
        environment: [String: String] = [:]
    ) throws -> ChildProcess.Result {
        try run(words, input: input, environment: environment)
    }

    /// Runs it with these words; the notebook is `notebook.sqlite` in the folder.
    func run(
        _ words: [String],
        input: [UInt8] = [],
        environment: [String: String] = [:],
        killedAfter limit: Duration = .seconds(60)
    ) throws -> ChildProcess.Result {
        var variables = [
            "KINDRED_NOTEBOOK": folder.path("book/notebook.sqlite"), "TZ": "UTC",
        ]
        variables.merge(environment) { _, new in new }
        return try ChildProcess.run(
            try Self.path(),
            words,
            input: input,
            environment: variables,
            folder: folder.path,
            timeout: limit
        )
    }

    /// Runs a line of bash in which `$kindred` is the binary.
    func shell(_ line: String) throws -> ChildProcess.Result {
        try ChildProcess.run(
            "/bin/bash",
            ["-c", line],
            environment: [
                "kindred": try Self.path(), "PATH": "/usr/bin:/bin", "TZ": "UTC",
                "KINDRED_NOTEBOOK": folder.path("book/notebook.sqlite"),
            ],
            folder: folder.path
        )
    }
}
