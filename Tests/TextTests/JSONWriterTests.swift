import Testing
import Text

@Suite struct `JSON writing` {
    private func text(
        _ layout: JSONWriter.Layout = .compact,
        _ body: (inout JSONWriter) -> Void
    ) -> String {
        var writer = JSONWriter(layout: layout)
        body(&writer)
        return String(decoding: writer.take(), as: UTF8.self)
    }

    private func example(_ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", "a.vcf")
        writer.member("line", 11)
        writer.member("fix", String?.none)
        writer.member("approximate", false)
        writer.array("missing") { $0.string("year") }
        writer.member("candidates", [String]())
        writer.object("name") { $0.member("given", "Ana") }
        writer.endObject()
    }

    @Test func `members stand in the order they are told`() {
        #expect(
            text(.compact, example) == """
                {"file":"a.vcf","line":11,"fix":null,"approximate":false,"missing":["year"],\
                "candidates":[],"name":{"given":"Ana"}}
                """
        )
    }

    @Test func `the pretty form indents by two spaces and keeps empty arrays together`() {
        #expect(
            text(.pretty, example) == """
                {
                  "file": "a.vcf",
                  "line": 11,
                  "fix": null,
                  "approximate": false,
                  "missing": [
                    "year"
                  ],
                  "candidates": [],
                  "name": {
                    "given": "Ana"
                  }
                }
                """
        )
    }

    @Test(arguments: [
        ("plain", "\"plain\""),
        ("\"\\/", "\"\\\"\\\\/\""),
        ("\u{8}\t\n\u{C}\r\0\u{1F}", "\"\\b\\t\\n\\f\\r\\u0000\\u001f\""),
        ("é 😀 中", "\"é 😀 中\""),
        ("\u{7F}\u{9B}", "\"\\u007f\\u009b\""),
        ("\u{2028}\u{2029}", "\"\\u2028\\u2029\""),
        ("\u{202E}\u{2066}\u{200F}\u{061C}", "\"\\u202e\\u2066\\u200f\\u061c\""),
    ])
    func `strings are escaped`(_ value: String, _ json: String) throws {
        #expect(text { $0.string(value) } == json)
        #expect(try JSONReader.read(json) == .string(value))
    }

    @Test func `values of a whole tree keep the text of their numbers`() throws {
        let json = #"[1.50,{"a":1,"a":[]},"x",true,null]"#
        #expect(text { $0.value((try? JSONReader.read(json)) ?? .null) } == json)
    }

    @Test func `the buffer can be taken in the middle of a value`() {
        var writer = JSONWriter()
        writer.beginArray()
        writer.int(1)
        var bytes = writer.take()
        writer.int(2)
        writer.endArray()
        writer.newline()
        bytes += writer.take()
        #expect(String(decoding: bytes, as: UTF8.self) == "[1,2]\n")
        #expect(writer.bytes.isEmpty)
    }

    @Test func `an end too many writes nothing`() {
        #expect(
            text {
                $0.endArray()
                $0.beginArray()
                $0.endArray()
                $0.endObject()
            } == "[]"
        )
    }
}
