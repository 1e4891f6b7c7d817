import Commands
import Testing

@Suite struct `convert` {
    private let world: World
    private let ana =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\n"
        + "PHOTO;ENCODING=b;TYPE=JPEG:S2FuYXJpZW52b2dlbA==\r\nX-THING:a\r\nEND:VCARD\r\n"

    init() throws {
        world = try World()
    }

    @Test(arguments: ["jcard", "jscontact"])
    func `goes and comes back, told by content`(form: String) {
        let there = world.run("convert", "--to", form, "--with-photos", "-", input: ana)
        #expect(there.status == .done && there.messages.isEmpty)
        let back = world.run("convert", "--to", "4.0", "-", input: there.output)
        #expect(back.output.contains("FN:Ana Ruiz\r\n"))
        #expect(back.output.contains("data:image/jpeg;base64,S2FuYXJpZW52b2dlbA=="))
        #expect(back.output.contains("X-THING:a\r\n"))
    }

    @Test func `tells what it leaves out, without a value`() {
        let result = world.run("convert", "--to", "csv", "-", input: ana)
        #expect(result.status == .done)
        #expect(
            result.messages
                == "kindred: PHOTO: 1 left out (--with-photos keeps it), first in card 1.\n"
                + "X-THING: 1 left out: the form has no place for it, first in card 1.\n"
        )
    }

    @Test func `writes xCard and both versions of vCard`() {
        #expect(
            world.run("convert", "--to", "xcard", "-", input: ana).output.contains(
                "<fn><text>Ana Ruiz"
            )
        )
        #expect(world.run("convert", "--to", "3.0", "-", input: ana).output.contains("VERSION:3.0"))
        #expect(world.run("convert", "--to", "4.0", "-", input: ana).output.contains("VERSION:4.0"))
    }

    @Test func `of nothing writes an empty form`() {
        #expect(world.run("convert", "--to", "jcard", "-", input: "").output == "[]\n")
        #expect(world.run("convert", "--to", "jscontact", "-", input: "[]").output == "[]\n")
    }

    @Test(arguments: [
        ("{\"a\":", "byte"), ("[1]", "byte"), ("[[\"x\",[]]]", "jCard"), ("hello", "no vCard"),
    ])
    func `says what is not read`(input: String, word: String) {
        let result = world.run("convert", "--to", "jcard", "-", input: input)
        #expect(result.status == .unreadable)
        #expect(result.messages.contains(word))
    }

    @Test func `needs to be told the form`() {
        #expect(world.run("convert", "-", input: ana).status == .usage)
    }
}
