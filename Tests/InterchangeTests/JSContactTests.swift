import Interchange
import Testing
import Text
import VCard

@Suite struct `JSContact` {
    /// A line, and the members of the Card that it becomes.
    static let pairs: [(line: String, members: String)] = [
        ("KIND:group", #"{"kind":"group"}"#),
        (
            "EMAIL;PROP-ID=e1;TYPE=work;PREF=1:ana@example.com",
            #"{"emails":{"e1":{"address":"ana@example.com","contexts":{"work":true},"pref":1}}}"#
        ),
        (
            "TEL;PROP-ID=t1;VALUE=uri;TYPE=cell,home:tel:+1-202-555-0101",
            #"{"phones":{"t1":{"number":"tel:+1-202-555-0101","contexts":{"private":true},"features":{"mobile":true}}}}"#
        ),
        ("NICKNAME;PROP-ID=n1:Ani", #"{"nicknames":{"n1":{"name":"Ani"}}}"#),
        (
            "ORG;PROP-ID=o1;SORT-AS=Bakery:The Bakery;Oven",
            #"{"organizations":{"o1":{"name":"The Bakery","sortAs":"Bakery","units":[{"name":"Oven"}]}}}"#
        ),
        (
            "NOTE;PROP-ID=n1;AUTHOR-NAME=Bo;CREATED=20221123T150132Z:likes tea",
            #"{"notes":{"n1":{"note":"likes tea","author":{"name":"Bo"},"created":"2022-11-23T15:01:32Z"}}}"#
        ),
        (
            "EXPERTISE;PROP-ID=p1;LEVEL=expert;INDEX=1:chemistry",
            #"{"personalInfo":{"p1":{"value":"chemistry","kind":"expertise","level":"high","listAs":1}}}"#
        ),
        (
            "RELATED;TYPE=friend:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
            #"{"relatedTo":{"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6":{"relation":{"friend":true}}}}"#
        ),
        ("CATEGORIES:friends", #"{"keywords":{"friends":true}}"#),
        (
            "SOCIALPROFILE;PROP-ID=s1;SERVICE-TYPE=Example:https://example.com/@ana",
            #"{"onlineServices":{"s1":{"uri":"https://example.com/@ana","service":"Example"}}}"#
        ),
        (
            "PRONOUNS;PROP-ID=k1:they/them",
            #"{"speakToAs":{"pronouns":{"k1":{"pronouns":"they/them"}}}}"#
        ),
        ("LANGUAGE:de-AT", #"{"language":"de-AT"}"#),
        ("REV:20211031T222710Z", #"{"updated":"2021-10-31T22:27:10Z"}"#),
        (
            "TZ;PROP-ID=z1;VALUE=utc-offset:+0100",
            #"{"addresses":{"z1":{"timeZone":"Etc/GMT-1","vCardName":"tz"}}}"#
        ),
        ("GENDER:O;intersex", #"{"vCardProps":[["gender",{},"text",["O","intersex"]]]}"#),
        (
            "BDAY;PROP-ID=b1:--0417",
            #"{"anniversaries":{"b1":{"kind":"birth","date":{"month":4,"day":17}}}}"#
        ),
        ("BDAY;VALUE=text:in spring", #"{"vCardProps":[["bday",{},"text","in spring"]]}"#),
        (
            "ADR;PROP-ID=a1;TYPE=work;CC=US;JSCOMPS=\"s,\\, ;10;s, ;11;3\":;;12,Elm St;Oldport;;;;;;;12;Elm St;;;;;;",
            #"{"addresses":{"a1":{"components":[{"kind":"number","value":"12"},"#
                + #"{"kind":"separator","value":" "},{"kind":"name","value":"Elm St"},"#
                + #"{"kind":"locality","value":"Oldport"}],"isOrdered":true,"defaultSeparator":", ","#
                + #""countryCode":"US","contexts":{"work":true}}}}"#
        ),
        (
            "item1.EMAIL;PROP-ID=e1;X-FOO=bar:ana@example.com",
            #"{"emails":{"e1":{"address":"ana@example.com","vCardParams":{"group":"item1","x-foo":"bar"}}}}"#
        ),
        ("JSPROP;JSPTR=\"example.com:foo\":{\"bar\":1234}", #"{"example.com:foo":{"bar":1234}}"#),
    ]

    @Test(arguments: pairs.map { [$0.line, $0.members] })
    func `has a member for each property, and back`(pair: [String]) throws {
        let card = Samples.card(
            "FN:Ana",
            "UID:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf7",
            pair[0]
        )
        let json = try RoundTrip.json(card, JSContactWriter())
        for member in try JSONReader.read(pair[1]).object ?? [] {
            #expect(json[member.key] == member.value)
        }
        let text = #"{"@type":"Card","version":"1.0",\#(pair[1].dropFirst())"#
        let read = RoundTrip.read(Array(text.utf8), .jscontact)
        try #require(read.count == 1)
        let wanted = Samples.values(Samples.modern(Samples.card("FN:Ana", pair[0])))
        #expect(Samples.values(read[0]).isSuperset(of: wanted.subtracting(["FN: Ana"])))
    }

    @Test func `says where it comes from, and derives a UID that stays the same`() throws {
        let card = Samples.card("FN:Ana Ruiz")
        let json = try RoundTrip.json(card, JSContactWriter())
        #expect(json["@type"] == "Card" && json["version"] == "1.0")
        #expect(json["uid"]?.string?.hasPrefix("urn:uuid:") == true)
        #expect(try RoundTrip.json(card, JSContactWriter())["uid"] == json["uid"])
    }

    @Test func `dates are Gregorian, and calendarScale only names the calendar of celebration`()
        throws
    {
        let text =
            #"{"@type":"Card","name":{"full":"Ana"},"anniversaries":{"k1":{"kind":"birth","#
            + #""date":{"year":1990,"month":10,"day":3,"calendarScale":"chinese"}}}}"#
        let card = try #require(RoundTrip.read(Array(text.utf8), .jscontact).first)
        #expect(card.property("BDAY")?.text == "19901003")
        #expect(card.property("BDAY")?.parameter("CALSCALE") == [])
        let back = try RoundTrip.json(card, JSContactWriter())
        #expect(back.description(at: "anniversaries/k1/date/calendarScale") == "chinese")
    }

    @Test(arguments: [
        "BDAY;CALSCALE=hebrew:57740715", "X-ALTBDAY;CALSCALE=chinese:007800070815",
    ])
    func `a date in another calendar is never taken for a Gregorian one`(line: String) throws {
        let json = try RoundTrip.json(Samples.card("FN:Ana", line), JSContactWriter())
        #expect(json["anniversaries"] == nil)
        let back = RoundTrip.read(
            RoundTrip.written([Samples.card("FN:Ana", line)], JSContactWriter()),
            .jscontact
        )
        #expect(back.first.map { RoundTrip.lines($0).contains(line) } == true)
    }

    @Test func `keeps translations apart`() throws {
        let card = Samples.card(
            "FN:Ana",
            "TITLE;ALTID=1;LANGUAGE=en:Boss",
            "TITLE;ALTID=1;LANGUAGE=fr:Patronne"
        )
        let json = try RoundTrip.json(card, JSContactWriter())
        #expect(json.description(at: "titles/k1/name") == "Boss")
        #expect(json["localizations"]?["fr"]?["titles/k1/name"] == "Patronne")
        let back = RoundTrip.read(RoundTrip.written([card], JSContactWriter()), .jscontact)
        let titles = back.first?.properties("TITLE") ?? []
        #expect(titles.map { $0.parameter("LANGUAGE") } == [["en"], ["fr"]])
        #expect(Set(titles.map { $0.parameter("ALTID") }).count == 1)
    }

    @Test(arguments: [
        (["FN;X-A=1:Ana", "FN:Bo"], "Bo"), (["FN:Ana", "FN:Bo"], "Ana"),
        (["FN;PREF=1;X-A=1:Ana", "FN;PREF=2:Bo"], "Bo"),
        (["FN;LANGUAGE=es:Ana", "FN;X-A=1;PREF=1:Bo"], "Bo"), (["FN;LANGUAGE=es:Ana"], "Ana"),
    ])
    func `of several FN the one with the fewest parameters is the name`(
        lines: [String],
        name: String
    ) throws {
        let card = Samples.card(lines[0], lines.count > 1 ? lines[1] : "NOTE:a")
        let json = try RoundTrip.json(card, JSContactWriter())
        #expect(json.description(at: "name/full") == name)
        let back = RoundTrip.read(RoundTrip.written([card], JSContactWriter()), .jscontact)
        #expect(
            Set(back[0].properties("FN").compactMap(\.text))
                == Set(card.properties("FN").compactMap(\.text))
        )
    }

    @Test func `what has no language is what is translated, wherever it stands`() throws {
        let card = Samples.card(
            "FN:Ana",
            "TITLE;ALTID=1;LANGUAGE=fr:Patronne",
            "TITLE;ALTID=1:Boss"
        )
        let json = try RoundTrip.json(card, JSContactWriter())
        #expect(json.description(at: "titles/k1/name") == "Boss")
        #expect(json["localizations"]?["fr"]?["titles/k1/name"] == "Patronne")
    }

    @Test func `parameters of a name without components are those of FN`() throws {
        let text =
            #"{"@type":"Card","name":{"full":"Ana","vCardParams":{"x-foo":"bar","group":"item1"}}}"#
        let card = try #require(RoundTrip.read(Array(text.utf8), .jscontact).first)
        #expect(RoundTrip.lines(card) == ["item1.FN;X-FOO=bar:Ana"])
    }

    @Test func `a group of title and organization becomes organizationId`() throws {
        let card = Samples.card("FN:Ana", "g1.ROLE:Project Leader", "g1.ORG:The Bakery")
        let json = try RoundTrip.json(card, JSContactWriter())
        #expect(json.description(at: "titles/k1/organizationId") == "k1")
    }

    @Test func `labels of groups are labels`() throws {
        let card = Samples.card("FN:Ana", "item1.TEL:+1-202-555-0101", "item1.X-ABLabel:Bakery")
        let json = try RoundTrip.json(card, JSContactWriter())
        #expect(json.description(at: "phones/k1/label") == "Bakery")
        #expect(json["vCardProps"] == nil)
    }

    @Test func `members that vCard does not know come back`() throws {
        let text =
            #"{"@type":"Card","uid":"x","name":{"full":"Ana"},"odd":{"a":[1,null,"~/"]},"#
            + #""emails":{"e1":{"address":"a@example.com","example.com:b/c":"tux"}},"members":{}}"#
        let cards = RoundTrip.read(Array(text.utf8), .jscontact)
        let json = try RoundTrip.json(try #require(cards.first), JSContactWriter())
        for member in try JSONReader.read(text).object ?? [] {
            #expect(json[member.key] == member.value)
        }
    }
}

extension JSONValue {
    /// The text at a path of names with slashes between them.
    func description(at path: String) -> String? {
        var value: JSONValue? = self
        for name in path.split(separator: "/") { value = value?[String(name)] }
        return value?.string
    }
}
