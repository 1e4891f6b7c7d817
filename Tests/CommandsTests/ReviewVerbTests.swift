import Commands
import TestSupport
import Testing
import Text

@Suite struct `review` {
    private let world: World
    private static let adult =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale;Ada;;;\r\nFN:Ada Vale\r\nBDAY:1990-10-03\r\n"
        + "PHOTO;ENCODING=b;TYPE=JPEG:S2FuYXJpZW52b2dlbA==\r\nEND:VCARD\r\n"

    init() throws {
        world = try World()
    }

    private func json(_ words: String..., input: String) throws -> JSONValue {
        try JSONReader.read(
            world.run(["review", "--format=json", "-"] + words, input: input).output
        )
    }

    @Test func `tells what an import would save, and reads no photo`() throws {
        let review = try json(input: Self.adult)
        #expect(review["state"] == .string("reviewing"))
        #expect(review["birth"]?["provenance"] == .string("contact"))
        #expect(review["birth"]?["exact"] == .string("1990-10-03"))
        #expect(review["reason"] == .null)
        #expect(review["photo"]?["gate"] == .string("open"))
        #expect(review["photo"]?["read"] == .bool(false))
        let actions = ["import", "continueWithoutPhoto", "cancel"].map(JSONValue.string)
        #expect(review["actions"] == .array(actions))
    }

    @Test(arguments: [
        (["--birth=2015-01-01"], "enteredExact", "shut"), (["--age=40"], "enteredEstimate", "open"),
        (["--birth-unknown"], "unknown", "shut"),
    ])
    func `takes the answers of options`(
        options: [String],
        provenance: String,
        gate: String
    ) throws {
        let input = Self.adult.split(separator: "BDAY:1990-10-03\r\n").joined()
        let words = ["review", "--format=json", "-"] + options
        let review = try JSONReader.read(world.run(words, input: input).output)
        #expect(review["birth"]?["provenance"] == .string(provenance))
        #expect(review["photo"]?["gate"] == .string(gate))
    }

    @Test func `of a card without a birthday tells how to answer`() {
        let input = Self.adult.split(separator: "BDAY:1990-10-03\r\n").joined()
        let result = world.run("review", "-", input: input)
        #expect(result.status == .done)
        for option in ["--birth YYYY-MM-DD", "--age N", "--birth-unknown"] {
            #expect(result.output.contains(option))
        }
    }

    @Test func `opens no photo early for a date on the command line`() throws {
        let minor = Self.adult.split(separator: "1990-10-03").joined(separator: "2015-10-03")
        let review = try json("--today=2050-01-01", "--confirm-photo", input: minor)
        #expect(review["photo"]?["gate"] == .string("shut"))
        let adult = try json("--today=2000-01-01", input: Self.adult)
        #expect(adult["photo"]?["gate"] == .string("shut"))
    }

    @Test func `shows hostile names harmlessly`() {
        let input =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:\u{1B}[31mAda\u{202E}\r\nEND:VCARD\r\n"
        let result = world.run("review", "-", input: input)
        #expect(!result.output.contains("\u{1B}"))
        #expect(!result.output.contains("\u{202E}"))
        let both = world.run("review", "-", input: input + input)
        #expect(both.status == .decisionNeeded)
        #expect(!both.messages.contains("\u{1B}"))
    }

    @Test func `of very many cards lists the first`() {
        let result = world.run(
            "review",
            "-",
            input: String(repeating: Self.adult, count: 30)
        )
        #expect(result.status == .decisionNeeded)
        #expect(result.messages.hasSuffix("  20  Ada Vale\n  … and 10 more\n"))
        #expect(
            world.run("review", "-", "--card=30", input: String(repeating: Self.adult, count: 30))
                .status == .done
        )
    }
}
