import Commands
import TestSupport
import Testing

@Suite struct `check` {
    private let world: World
    private static let good =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nEND:VCARD\r\n"

    init() throws {
        world = try World()
    }

    @Test func `of a good card says so and succeeds`() {
        let result = world.run("check", "-", input: Self.good)
        #expect(result.status == .done)
        #expect(result.output.isEmpty)
        #expect(
            result.messages
                == "kindred: 1 file, 1 card begun, 1 read, 0 with findings: "
                + "0 errors, 0 warnings, 0 infos.\n"
        )
    }

    @Test func `without summary says nothing of a good card`() {
        #expect(world.run("check", "-q", "-", input: Self.good).messages.isEmpty)
    }

    @Test(
        arguments: [
            ("error", .done), ("warning", .found), ("info", .found), ("never", .done),
        ] as [(String, Commands.ExitStatus)]
    )
    func `fails from a severity on`(failing: String, status: Commands.ExitStatus) {
        let input = Self.good + "NULL\r\n"
        let result = world.run("check", "--fail-on", failing, "-", input: input)
        #expect(result.status == status)
        #expect(result.output.hasPrefix("-:6:1: warning: "))
        #expect(result.output.hasSuffix("[text-outside-card]\n"))
    }

    @Test func `writes one object a finding and line`() {
        let input = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\n" + Self.good
        let result = world.run("check", "--format=jsonl", "-", input: input)
        #expect(result.status == .found)
        #expect(
            result.output.hasPrefix(
                #"{"file":"-","line":5,"column":1,"card":1,"severity":"error","#
                    + #""code":"card-unterminated","message":""#
            )
        )
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test func `says why fewer cards were read than begun`() {
        let result = world.run("check", "-", input: "BEGIN:VCARD\r\n" + Self.good)
        #expect(result.messages.contains("2 cards begun, 1 read"))
        #expect(result.messages.contains("1 card begun but not read as one:"))
        #expect(result.messages.contains("-:2: begin-repeated"))
    }

    @Test func `walks folders`() throws {
        try world.folder.write(Self.good, to: "people/a.vcf")
        try world.folder.write(Self.good, to: "people/more/b.VCARD")
        try world.folder.write("text", to: "people/readme.txt")
        let result = world.run("check", world.folder.path("people"))
        #expect(result.status == .done)
        #expect(result.messages.contains("2 files, 2 cards begun, 2 read"))
    }

    @Test func `colours only for a terminal that wants it`() {
        let input = Self.good + "NULL\r\n"
        let plain = world.run("check", "-", input: input)
        let colored = world.run("check", "-", input: input, isTerminal: true)
        let declined = world.run(
            "check",
            "-",
            input: input,
            isTerminal: true,
            environment: ["NO_COLOR": "1"]
        )
        #expect(!plain.output.contains("\u{1B}"))
        #expect(colored.output.contains("\u{1B}"))
        #expect(!declined.output.contains("\u{1B}"))
        #expect(declined.output.hasPrefix(plain.output))
    }
}
