import Commands
import Testing

@Suite struct `check of chosen rules` {
    private let world: World
    private static let input =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\ngarbage\r\nREV:x\r\n"
        + "END:VCARD\r\nNULL\r\n"

    init() throws {
        world = try World()
    }

    private func codes(_ options: String...) -> [String] {
        let words = ["check", "--format", "jsonl"] + options + ["-"]
        let output = world.run(words, input: Array(Self.input.utf8)).output
        return output.split(separator: "\n").compactMap { line in
            line.split(separator: "\"code\":\"").last?.split(separator: "\"").first.map(String.init)
        }
    }

    @Test func `tells all without options`() {
        let all = codes()
        #expect(all == ["line-without-colon", "timestamp-invalid", "text-outside-card"])
    }

    @Test func `tells only the selected`() {
        #expect(codes("--select", "timestamp-invalid") == ["timestamp-invalid"])
        let two = ["line-without-colon", "text-outside-card"]
        #expect(codes("--select", "text-outside-card,line-without-colon") == two)
        #expect(
            codes("--select", "text-outside-card", "--select=line-without-colon") == two
        )
    }

    @Test func `leaves out the ignored, also of the selected`() {
        #expect(
            codes("--ignore", "timestamp-invalid") == ["line-without-colon", "text-outside-card"]
        )
        #expect(
            codes("--select=timestamp-invalid,line-without-colon", "--ignore=timestamp-invalid")
                == ["line-without-colon"]
        )
    }

    @Test func `fails only for what is told`() {
        let input = Array(Self.input.utf8)
        let ignored = ["check", "--ignore", "line-without-colon", "-"]
        #expect(world.run(["check", "-"], input: input).status == .found)
        #expect(world.run(ignored, input: input).status == .done)
    }

    @Test(arguments: ["--select", "--ignore"])
    func `refuses a code that there is not, and suggests one`(option: String) {
        let result = world.run("check", option, "line-ends,line-without-colum", "-")
        #expect(result.status == .usage)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("'line-without-colum'"))
        #expect(result.messages.contains("did you mean line-without-colon?"))
        #expect(world.run("check", option, "", "-").status == .usage)
    }

    @Test(arguments: ["0", "-1", "x", "", "1.5"])
    func `refuses a number of jobs that is none`(jobs: String) {
        #expect(world.run("check", "--jobs=\(jobs)", "-").status == .usage)
    }

    @Test func `tells what a target does not know`() {
        let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Vale\r\nGENDER:F\r\nEND:VCARD\r\n"
        let plain = world.run("check", "-", input: card)
        #expect(plain.output.isEmpty)
        #expect(world.run("check", "--target", "4.0", "-", input: card).output.isEmpty)
        let result = world.run("check", "--target", "3.0", "-", input: card)
        #expect(result.status == .done)
        #expect(result.output.contains("-:4:1: warning: 3.0 has no property GENDER"))
        #expect(result.output.contains("[target-name-missing]"))
        #expect(world.run("check", "--target", "2.1", "-", input: card).status == .usage)
    }
}
