import Interchange
import Testing
import Text
import VCard

/// What becomes of what the other form has no place for (RFC 9555 §2.15, §3.1, §3.2).
@Suite struct `What JSContact and vCard have no form for` {
    private func json(_ lines: [String]) throws -> JSONValue {
        try RoundTrip.json(Samples.card(of: lines), JSContactWriter())
    }

    /// A Card that went to vCard and came back.
    private func returned(_ members: String) throws -> JSONValue {
        try RoundTrip.json(RoundTrip.card(members), JSContactWriter())
    }

    /// The lines of a Card.
    private func lines(_ members: String) throws -> [String] {
        RoundTrip.lines(try RoundTrip.card(members)).filter { !$0.hasPrefix("UID") }
    }

    @Test(arguments: [
        "BDAY:19870927T233000-0600", "BDAY:--04", "BDAY:---17", "ANNIVERSARY:T101010",
        "BIRTHPLACE:Oldport", "DEATHPLACE;VALUE=uri:geo:1.5,-2.5",
    ])
    func `that would be another day, or are none for JSContact, are kept`(line: String) throws {
        let json = try json(["FN:Ana", line])
        #expect(json["anniversaries"] == nil && json["vCardProps"]?.array?.count == 1)
        #expect(try RoundTrip.home(["FN:Ana", line]).contains(line))
    }

    @Test(arguments: [
        #""kind":"individual""#, #""organizations":{"o":{"name":"The Bakery"}}"#, #""name":{}"#,
        #""emails":{"e":{"address":"ana@example.com"}}"#, #""name":{"full":7}"#,
    ])
    func `a Card without a name has an empty FN`(members: String) throws {
        #expect(try lines(members).filter { $0.hasPrefix("FN") } == ["FN:"])
    }

    @Test(arguments: [
        (#""surname":"Harten","given":"Rene""#, #"SORT-AS="Harten,Rene""#),
        (#""surname":"Harten""#, "SORT-AS=Harten"), (#""given":"Rene""#, #"SORT-AS=",Rene""#),
    ])
    func `what a name is sorted by is one quoted text`(members: String, parameter: String) throws {
        let name =
            #""name":{"full":"A","components":[{"kind":"surname","value":"van Harten"},"#
            + #"{"kind":"given","value":"Rene"}],"sortAs":{\#(members)}}"#
        #expect(try lines(name).contains("N;\(parameter):van Harten;Rene;;;"))
        #expect(try returned(name)["name"]?["sortAs"] == JSONReader.read("{\(members)}"))
    }

    @Test(arguments: [
        "ADR;TYPE=home:;;;;;;", "g1.ORG:", "N;SORT-AS=x:;;;;", "N;TYPE=home:Ruiz;Ana;;;",
        "N:Ruiz;Ana;;;;;;more", "N:Ruiz,Ruiz;Ana;;;;Ruiz",
        "N:Ruiz;Ana;;;Jr.;;Jr.", "GEO;TYPE=work:geo:1.5,-2.5",
        "ADR:;;;Oldport;;;;;;;;;;;;;;;;more", "BDAY;TYPE=home:19870927",
        #"N;SORT-AS="a,b,c":Ruiz;Ana;;;"#,
    ])
    func `nothing of a property is lost`(line: String) throws {
        let returned = try RoundTrip.home(["FN:Ana", line])
        #expect(returned.contains { $0.hasPrefix(line) })
    }

    @Test(arguments: [
        #"{"name":{"components":[{"kind":"given","value":"Anne"},{"kind":"surname","value":"R"}]}}"#,
        #"{"name/components":[{"kind":"given","value":"Anne"},{"kind":"surname","value":"R"}]}"#,
        #"{"name/full":"Anne R"}"#,
    ])
    func `a translation that a property says is not kept beside it`(patches: String) throws {
        let name = #""name":{"components":[{"kind":"given","value":"Ana"}]}"#
        let written = try lines(#"\#(name),"localizations":{"fr":\#(patches)}"#)
        #expect(written.count { $0.contains("LANGUAGE=fr") } == 1)
        #expect(!written.contains { $0.hasPrefix("JSPROP") })
    }

    @Test func `of two organizations in a group none is that of the title`() throws {
        let lines = ["FN:Ana", "g.TITLE:Baker", "g.ORG:The Bakery", "g.ORG:The Mill"]
        #expect(try json(lines)["titles"]?["k1"]?["organizationId"] == nil)
    }

    @Test(arguments: [
        [#"JSPROP;JSPTR="odd/deep":1"#], [#"JSPROP;JSPTR="emails/e1/odd/deep":1"#],
        [#"JSPROP;JSPTR="odd":1"#, #"JSPROP;JSPTR="odd":2"#],
        [#"JSPROP;JSPTR="emails/e1":{}"#, #"JSPROP;JSPTR="emails/e1/odd":1"#],
        [#"JSPROP;JSPTR="name/components/0/odd":1"#, #"JSPROP;JSPTR="fine":1"#],
        [#"JSPROP;JSPTR="odd":no JSON"#, #"JSPROP;JSPTR="fine":1"#], ["JSPROP:1"],
    ])
    func `one patch that is not valid and none is made; all are kept`(lines: [String]) throws {
        let card = ["FN:Ana", "N:Ruiz;Ana;;;", "EMAIL;PROP-ID=e1:ana@example.com"] + lines
        let json = try json(card)
        #expect(json["odd"] == nil && json["fine"] == nil)
        #expect(json["emails"] == ["e1": ["address": "ana@example.com"]])
        #expect(json["vCardProps"]?.array?.count == lines.count)
    }

    @Test func `a pointer may begin with a slash, null takes away, and properties come first`()
        throws
    {
        let json = try json([
            #"JSPROP;JSPTR="/emails/e1/odd":{"a":[1]}"#, #"JSPROP;JSPTR="language":null"#, "FN:Ana",
            "LANGUAGE:de", "EMAIL;PROP-ID=e1:ana@example.com",
        ])
        #expect(
            json["emails"]?.meaning == ["e1": ["address": "ana@example.com", "odd": ["a": [1]]]]
        )
        #expect(json["language"] == nil)
    }

    /// Members that no property is made of, and the pointers under which they are kept.
    @Test(arguments: [
        (#""odd":1"#, ["odd"]), (#""speakToAs":{"odd":1}"#, ["speakToAs"]),
        (#""speakToAs":{"odd":1,"grammaticalGender":"neuter"}"#, ["speakToAs/odd"]),
        (
            #""name":{"full":"A","odd":1,"components":[{"kind":"given","value":"A","odd":1}]}"#,
            ["name/components", "name/odd"]
        ),
        (
            #""organizations":{"o":{"name":"A","units":[{"name":"B","odd":1}]}}"#,
            ["organizations/o/units"]
        ),
        (#""anniversaries":{"a":{"kind":"odd","date":{"year":1}}}"#, ["anniversaries"]),
        (
            #""phones":{"p":{"number":"1"}},"localizations":{"de":{"odd":1},"fr":{"odd":2}}"#,
            ["localizations"]
        ),
    ])
    func `are kept by pointers into no array, to what has a place`(
        members: String,
        pointers: [String]
    ) throws {
        let kept = try lines(members).filter { $0.hasPrefix("JSPROP;") }
        let found = kept.map { $0.dropFirst(13).prefix { $0 != ":" }.filter { $0 != "\"" } }
        #expect(found.map { $0.drop { $0 == "=" } }.map(String.init) == pointers)
        let json = try returned(members)
        for member in try JSONReader.read("{\(members)}").object ?? [] {
            #expect(json[member.key]?.meaning == member.value.meaning)
        }
    }
}
