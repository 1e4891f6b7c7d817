import Commands
import TestSupport
import Testing
import Text

@Suite struct `inspect` {
    private let world: World

    init() throws {
        world = try World()
    }

    @Test func `writes one object a card`() {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\nEND:VCARD\r\n"
        let result = world.run("inspect", "-", input: card + card)
        #expect(result.status == .done)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first.map(String.init)
                == #"{"file":"-","card":1,"line":1,"version":"3.0","#
                + #""name":{"formatted":"Ana Ruiz","family":"Ruiz","given":"Ana"},"#
                + #""birth":{"verdict":"absent","date":null,"missing":[],"candidates":[],"#
                + #""reason":"missing","approximate":false,"readings":[]},"photo":null,"#
                + #""jcard":["vcard",[["n",{},"text",["Ruiz","Ana","","",""]],"#
                + #"["fn",{},"text","Ana Ruiz"]]]}"#
        )
        #expect(result.messages.isEmpty)
    }

    @Test func `shows where a photo lies and nothing of it`() {
        let card =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\n"
            + "PHOTO;ENCODING=b;TYPE=JPEG:S2FuYXJpZW52b2dlbA==\r\nEND:VCARD\r\n"
        let result = world.run("inspect", "-", input: card)
        #expect(
            result.output.contains(
                #""photo":{"form":"inline","mediaType":"image/jpeg","line":5,"offset":81,"length":20}"#
            )
        )
        #expect(result.output.contains(#""omitted":true"#))
        #expect(!result.output.contains("S2Fu"))
    }

    @Test func `tells what stands outside cards`() {
        let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana Ruiz\r\nEND:VCARD\r\nNULL\r\n"
        let result = world.run("inspect", "-", input: card)
        #expect(result.status == .done)
        #expect(result.messages == "kindred: -:5: text outside a card: no contact data\n")
    }

    @Test func `refuses a day that is none`() {
        let result = world.run("inspect", "--today", "2026-02-30", "-")
        #expect(result.status == .usage)
        #expect(
            result.messages == "kindred: --today takes a day as YYYY-MM-DD\n"
                + "Try 'kindred inspect --help'.\n"
        )
    }

    @Test func `says where official tables may name other days`() throws {
        let card =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Sami\r\n"
            + "X-ALTBDAY;CALSCALE=islamic-umalqura:-14150115\r\nEND:VCARD\r\n"
        let output = world.run("inspect", "-", input: card).output
        let birth = try #require(try JSONReader.read(output)["birth"])
        #expect(birth["verdict"] == .string("exact"))
        #expect(birth["approximate"] == .bool(true))
        let reading = birth["readings"]?[0]
        #expect(reading?["approximate"] == .bool(true))
        #expect(reading?["otherDays"]?.array?.count == 3)
        #expect(reading?["reason"] == .null)
        let review = world.run("review", "-", input: card).output
        #expect(review.contains("official tables may say 1994-"))
    }

    @Test func `gives the reason of each reading, and a review what the calendar has instead`()
        throws
    {
        let card =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\n"
            + "X-ALTBDAY;CALSCALE=chinese:0078003804L01\r\nEND:VCARD\r\n"
        let output = world.run("inspect", "-", input: card).output
        let reading = try JSONReader.read(output)["birth"]?["readings"]?[0]
        #expect(reading?["reason"] == .string("nonexistentLeapMonth"))
        #expect(reading?["approximate"] == .bool(false))
        #expect(reading?["otherDays"] == .array([]))
        let review = world.run("review", "-", input: card).output
        #expect(review.contains("2021 has no leap month 4"))
    }
}
