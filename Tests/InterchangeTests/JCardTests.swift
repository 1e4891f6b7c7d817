import Interchange
import Testing
import Text
import VCard

@Suite struct `jCard` {
    /// A line, and the same as a jCard property.
    static let pairs: [(line: String, property: String)] = [
        ("FN:Ana Ruiz", #"["fn",{},"text","Ana Ruiz"]"#),
        ("N:Ruiz;Ana;M.,L.;;", #"["n",{},"text",["Ruiz","Ana",["M.","L."],"",""]]"#),
        ("BDAY:20140417", #"["bday",{},"date-and-or-time","2014-04-17"]"#),
        ("BDAY:--0417", #"["bday",{},"date-and-or-time","--04-17"]"#),
        ("BDAY:2014-04", #"["bday",{},"date-and-or-time","2014-04"]"#),
        ("BDAY:---17", #"["bday",{},"date-and-or-time","---17"]"#),
        ("BDAY;VALUE=text:in spring", #"["bday",{},"text","in spring"]"#),
        (
            "ANNIVERSARY:20130815T094500+0100",
            #"["anniversary",{},"date-and-or-time","2013-08-15T09:45:00+01:00"]"#
        ),
        ("REV:20130214T123000Z", #"["rev",{},"timestamp","2013-02-14T12:30:00Z"]"#),
        ("CATEGORIES:a,b\\,c", #"["categories",{},"text","a","b,c"]"#),
        (
            "TEL;TYPE=home,voice;VALUE=uri:tel:+1-202-555-0101",
            #"["tel",{"type":["home","voice"]},"uri","tel:+1-202-555-0101"]"#
        ),
        (
            "item1.X-THING;X-A=b:a\\,b",
            #"["x-thing",{"group":"item1","x-a":"b"},"unknown","a\\,b"]"#
        ),
        (
            "CLIENTPIDMAP:1;urn:uuid:3df403f4-5924-4bb7-b077-3c711d9eb34b",
            #"["clientpidmap",{},"text",["1","urn:uuid:3df403f4-5924-4bb7-b077-3c711d9eb34b"]]"#
        ),
        ("TZ;VALUE=utc-offset:-0500", #"["tz",{},"utc-offset","-05:00"]"#),
        ("TZ;VALUE=text:-0500", #"["tz",{},"text","-0500"]"#),
        ("TZ:Europe/Oslo", #"["tz",{},"text","Europe/Oslo"]"#),
        ("GENDER:;grr", #"["gender",{},"text",["","grr"]]"#),
        ("ADR;LABEL=\"a\nb\":;;1 Elm St;Oldport;;;", #"["adr",{"label":"a"#),
    ]

    @Test(arguments: pairs.dropLast().map { [$0.line, $0.property] })
    func `is written and read`(pair: [String]) throws {
        let card = Samples.card(pair[0])
        let json = try RoundTrip.json(card, JCardWriter())
        let wanted = try JSONReader.read(pair[1])
        #expect(json[1]?.array?.contains(wanted) == true)
        let text = #"["vcard",[["version",{},"text","4.0"],\#(pair[1])]]"#
        let read = RoundTrip.read(Array(text.utf8), .jcard)
        #expect(read.map(Samples.values) == [Samples.values(Samples.card(pair[0]))])
        #expect(read.first.map(RoundTrip.lines) == [pair[0]])
    }

    @Test func `begins with the version, in an array of cards`() throws {
        let json = try RoundTrip.json(Samples.card("FN:Ana Ruiz", version: "3.0"), JCardWriter())
        #expect(json[0] == "vcard")
        #expect(json[1]?[0] == ["version", [:], "text", "4.0"])
    }

    @Test func `leaves photos out and tells it, or keeps their encoded text`() throws {
        let photo = "PHOTO;ENCODING=b;TYPE=JPEG:S2FuYXJpZW52b2dlbA=="
        let card = Samples.card("FN:Ana", "N:Ruiz;Ana;;;", photo, version: "3.0")
        var writer = JCardWriter()
        writer.append(card)
        writer.end()
        #expect(writer.takeLosses().map(\.property) == ["PHOTO"])
        #expect(!String(decoding: writer.take(), as: UTF8.self).contains("photo"))
        let kept = try RoundTrip.json(card, JCardWriter(keepsMedia: true))
        let wanted: JSONValue = [
            "photo", [:], "uri", "data:image/jpeg;base64,S2FuYXJpZW52b2dlbA==",
        ]
        #expect(kept[1]?.array?.contains(wanted) == true)
    }

    @Test func `alone is read like one in an array`() {
        let one = #"["vcard",[["fn",{},"text","Ana Ruiz"]]]"#
        for text in [one, "[\(one)]", " [ \(one) ] ", "[\(one),\(one)]"] {
            let cards = RoundTrip.read(Array(text.utf8), .jcard, piece: 1)
            #expect(cards.allSatisfy { $0.name.formatted == "Ana Ruiz" } && !cards.isEmpty)
        }
    }

    @Test(arguments: [
        (#"{"fn":1}"#, InterchangeError.notJCard(card: 1)),
        (#"["vcard"]"#, .notJCard(card: 1)),
        (#"[["icalendar",[]]]"#, .notJCard(card: 1)),
        (#"[["vcard",[]]"#, .notJSON(offset: 13)),
        ("nothing", .notJSON(offset: 0)),
        (#"[["vcard",[}]]"#, .notJSON(offset: 11)),
    ])
    func `that is none is told`(text: String, error: InterchangeError) {
        var rest = Array(text.utf8)[...]
        var reader = CardFormReader<Never>(.jcard) { (buffer: inout [UInt8], most: Int) in
            let part = rest.prefix(most)
            rest = rest.dropFirst(most)
            buffer += part
            return part.count
        }
        var last: InterchangeError?
        loop: while true {
            switch reader.next() {
            case .card: continue
            case .end: break loop
            case .failure(let error):
                last = error
                break loop
            }
        }
        #expect(last == error)
    }

    @Test func `names and groups that would break a line are left out`() {
        let text = #"["vcard",[["fn\r\nX",{},"text","a"],["note",{"group":"a\nb"},"text","n"]]]"#
        let cards = RoundTrip.read(Array(text.utf8), .jcard)
        #expect(cards.map(RoundTrip.lines) == [["NOTE:n"]])
    }
}
