import Interchange
import Testing
import Text
import VCard

/// What RFC 9555 says of languages, of how something is spoken, and of places.
@Suite struct `The rules of JSContact` {
    private func json(_ lines: [String]) throws -> JSONValue {
        try RoundTrip.json(Samples.card(of: lines), JSContactWriter())
    }

    /// A Card that went to vCard and came back.
    private func returned(_ members: String) throws -> JSONValue {
        try RoundTrip.json(RoundTrip.card(members), JSContactWriter())
    }

    /// A line with its parameters in order.
    private func sorted(_ line: String) -> String {
        let head = line.prefix { $0 != ":" }
        guard !head.contains("\"") else { return String(line.sorted()) }
        let parts = head.split(separator: ";")
        return ([parts[0].lowercased()] + parts.dropFirst().map(String.init).sorted())
            .joined(separator: ";") + line.dropFirst(head.count)
    }

    @Test func `the language of the name is that of the Card, and what is in it is translated`()
        throws
    {
        let lines = [
            "FN;LANGUAGE=EN:Ana", "TITLE;ALTID=1;LANGUAGE=fr:Patronne",
            "TITLE;ALTID=1;LANGUAGE=EN:Boss",
        ]
        let json = try json(lines)
        #expect(json["language"] == "en")
        #expect(json.description(at: "titles/k1/name") == "Boss")
        #expect(json["localizations"] == ["fr": ["titles/k1/name": "Patronne"]])
        let returned = try RoundTrip.home(lines)
        #expect(lines.allSatisfy(returned.contains))
    }

    @Test(arguments: ["FN:Ana", "FN;LANGUAGE=:Ana"])
    func `a name without a language says none`(name: String) throws {
        #expect(try json([name, "TITLE;LANGUAGE=fr:Patronne"])["language"] == nil)
    }

    @Test(arguments: ["TITLE", "N", "ADR", "FN", "ORG", "NOTE", "TEL"])
    func `two values in one language are both kept`(name: String) throws {
        let lines = ["A", "B", "C"].map { value in
            "\(name);ALTID=1;LANGUAGE=\(value == "A" ? "de" : "en"):\(value)"
        }
        let returned = try RoundTrip.home((name == "FN" ? [] : ["FN:Ana"]) + lines)
        for value in ["A", "B", "C"] {
            #expect(
                returned.contains { line in
                    line.hasPrefix("\(name);")
                        && line.drop { $0 != ":" }.prefix { $0 != ";" } == ":\(value)"
                }
            )
        }
    }

    static let spoken = [
        (
            ["N;ALTID=1;LANGUAGE=zh-Hant:孫;中山;文,逸仙;;"],
            "N;ALTID=1;LANGUAGE=yue;PHONETIC=jyut;SCRIPT=Latn:syun1;zung1saan1;man4,jat6sin1;;",
            #"{"yue":{"name/components/0/phonetic":"syun1","name/components/1/phonetic":"zung1saan1","#
                + #""name/components/2/phonetic":"man4","name/components/3/phonetic":"jat6sin1","#
                + #""name/phoneticSystem":"jyut","name/phoneticScript":"Latn"}}"#
        ),
        (
            [#"N;ALTID=1;JSCOMPS=";1;s,-;0":Ruiz;Ana;;;"#],
            #"N;ALTID=1;JSCOMPS=";1;s,-;0";LANGUAGE=de;PHONETIC=ipa:ruːis;ˈana;;;"#,
            #"{"de":{"name/components/2/phonetic":"ruːis","name/components/0/phonetic":"ˈana","#
                + #""name/phoneticSystem":"ipa"}}"#
        ),
        (
            ["ADR;ALTID=1:;;;Oldport;;;"],
            "ADR;ALTID=1;LABEL=Altport;LANGUAGE=de;PHONETIC=script:;;;Oltport;;;",
            #"{"de":{"addresses/k1/components/0/phonetic":"Oltport","addresses/k1/full":"Altport"}}"#
        ),
    ]

    @Test(arguments: spoken.indices)
    func `what is spoken in another language is a translation of the components`(
        index: Int
    ) throws {
        let (original, line, localizations) = Self.spoken[index]
        let lines = ["FN:Ana"] + original + [line]
        #expect(try json(lines)["localizations"]?.meaning == JSONReader.read(localizations).meaning)
        let returned = try RoundTrip.home(lines)
        #expect(lines.allSatisfy { returned.map(sorted).contains(sorted($0)) })
    }

    @Test(arguments: [
        ["N;ALTID=1:Ruiz;Ana;;;", "N;ALTID=1;PHONETIC=ipa:ruːis;ˈana;;;"],
        ["N;ALTID=1;LANGUAGE=es:Ruiz;Ana;;;", "N;ALTID=1;LANGUAGE=es;PHONETIC=ipa:ruːis;ˈana;;;"],
        ["ADR;ALTID=1:;;;Oldport;;;", "ADR;ALTID=1;PHONETIC=script;SCRIPT=Latn:;;;Oltport;;;"],
    ])
    func `what is spoken in the same language stands beside the values`(lines: [String]) throws {
        let json = try json(["FN:Ana"] + lines)
        let isName = lines[0].hasPrefix("N")
        let object = isName ? json["name"] : json["addresses"]?["k1"]
        #expect(object?["components"]?[0]?["phonetic"]?.string == (isName ? "ruːis" : "Oltport"))
        #expect(object?["phoneticSystem"]?.string == (isName ? "ipa" : nil))
        #expect(json["localizations"] == nil && json["vCardProps"] == nil)
        let returned = try RoundTrip.home(["FN:Ana"] + lines)
        #expect(lines.allSatisfy { returned.map(sorted).contains(sorted($0)) })
    }

    @Test(arguments: [
        "N;ALTID=1;PHONETIC=ipa:ruːis;;;;", "N;ALTID=1;PHONETIC=ipa;X-A=b:ruːis;ˈana;;;",
        "N;ALTID=1;LANGUAGE=de;PHONETIC=ipa:ruːis;ˈana;m;;",
    ])
    func `what is spoken otherwise than it is written is kept as it is`(line: String) throws {
        let lines = ["FN:Ana", "N;ALTID=1:Ruiz;Ana;;;", line]
        #expect(try json(lines)["vCardProps"]?.array?.count == 1)
        #expect(try RoundTrip.home(lines).map(sorted).contains(sorted(line)))
    }

    @Test(arguments: [
        #""name":{"components":[{"kind":"given","value":"Ana","phonetic":"a"},{"kind":"surname","value":"R"}],"phoneticSystem":"ipa","full":"Ana R"}"#,
        #""name":{"components":[{"kind":"given","value":"Ana","phonetic":"a"}],"phoneticSystem":"ipa","full":"Ana"}"#,
        #""name":{"full":"A","components":[{"kind":"given","value":"A"}]},"localizations":{"de":{"name":{"components":[{"kind":"given","value":"B","phonetic":"b"}],"phoneticSystem":"ipa"}}}"#,
        #""name":{"full":"A"},"titles":{"t":{"name":"T","kind":"title"}},"localizations":{"de":{"titles/t/example.com:x":"y"},"fr":{"odd":1}}"#,
        #""addresses":{"a":{"components":[{"kind":"odd","value":"A"}]}},"localizations":{"de":{"addresses/a/full":"B"}}"#,
    ])
    func `what vCard has no form for comes back`(members: String) throws {
        let json = try returned(members)
        for member in try JSONReader.read("{\(members)}").object ?? [] {
            #expect(json[member.key]?.meaning == member.value.meaning)
        }
    }

    @Test(arguments: [
        ["item1.ADR:;;;Oldport;;;", "item1.GEO:geo:1.5,-2.5", "item1.TZ:Europe/Oslo"],
        ["ADR:;;;Oldport;;;", "item2.ADR:;;;Newport;;;", "GEO:geo:1.5,-2.5", "TZ:Europe/Oslo"],
        ["a.TZ:Europe/Oslo", "A.GEO:geo:1.5,-2.5"],
        ["a.GEO;X-A=b:geo:1.5,-2.5", "a.TZ;VALUE=utc-offset:-0500", "a.ADR:;;;Oldport;;;"],
    ])
    func `of one group are one address, and come back`(lines: [String]) throws {
        let json = try json(["FN:Ana"] + lines)
        let addresses = json["addresses"]?.object ?? []
        #expect(addresses.count { $0.value["coordinates"] != nil } == 1)
        #expect(
            addresses.allSatisfy {
                ($0.value["coordinates"] == nil) == ($0.value["timeZone"] == nil)
            }
        )
        let returned = try RoundTrip.home(["FN:Ana"] + lines)
        #expect(
            returned.map(sorted).sorted()
                == (["FN:Ana", returned.first { $0.hasPrefix("UID:") } ?? ""] + lines).map(sorted)
                .sorted()
        )
    }

    @Test(arguments: [
        #"ADR;JSCOMPS="s,\, ;5;s, ;3;2":;;1 Elm St;Oldport;;1;"#,
        #"ADR;JSCOMPS=";2;1;2,1;3":;Room 2;1 Elm St,Rear;Oldport;;;"#,
        #"ADR;JSCOMPS=";3;11;10":;;3,Elm St;Oldport;;;;;;;3;Elm St;;;;;;"#,
    ])
    func `the order of components comes back`(line: String) throws {
        #expect(try json(["FN:Ana", line])["addresses"]?["k1"]?["isOrdered"] == true)
        #expect(try RoundTrip.home(["FN:Ana", line]).contains(line))
    }

    @Test func `without a group GEO and TZ are addresses of their own`() throws {
        let json = try json(["FN:Ana", "ADR:;;;Oldport;;;", "GEO:geo:1.5,-2.5", "TZ:Europe/Oslo"])
        #expect(json["addresses"]?.object?.count == 3)
    }

    @Test(arguments: [("-1200", "Etc/GMT+12"), ("+1400", "Etc/GMT-14"), ("-1300", nil)])
    func `offsets go from 12 hours behind to 14 ahead`(offset: String, zone: String?) throws {
        let json = try json(["FN:Ana", "TZ;VALUE=utc-offset:\(offset)"])
        #expect(json["addresses"]?["k1"]?["timeZone"]?.string == zone)
    }
}
