import Diagnostics
import Testing

@testable import VCard

/// Lines that go into another version and come back as they were.
@Suite struct ComingHomeTests {
    private func there(_ version: WrittenVersion, _ lines: [String]) -> [String] {
        let other: WrittenVersion = version == .v4_0 ? .v3_0 : .v4_0
        let text = (["BEGIN:VCARD", "VERSION:\(version.rawValue)"] + lines + ["END:VCARD"])
            .map { $0 + "\r\n" }.joined()
        return content(normalized(text, by: CardNormalizer(to: other)))
    }

    private func content(_ result: Normalized) -> [String] {
        result.lines.filter { line in
            !["BEGIN:", "VERSION:", "END:"].contains { line.hasPrefix($0) }
        }
    }

    private func back(_ version: WrittenVersion, _ lines: [String]) -> [String] {
        there(version == .v4_0 ? .v3_0 : .v4_0, there(version, lines))
    }

    /// Two addresses of one kind, and where labels stand.
    static let addresses = [
        [
            "ADR;TYPE=home:;;1 Elm St;Oldport;;;",
            #"ADR;TYPE=home;LABEL="2 Oak^nUp":;;2 Oak St;;;;"#,
        ],
        [
            #"ADR;TYPE=home;LABEL="1 Elm, Up":;;1 Elm St;Oldport;;;"#,
            "ADR;TYPE=home:;;2 Oak St;;;;",
        ],
        [
            #"ADR;TYPE=home;LABEL="1 Elm, Up":;;1 Elm St;Oldport;;;"#,
            #"ADR;TYPE=home;LABEL="2 Oak, Up":;;2 Oak St;;;;"#,
        ],
        [
            "ADR;TYPE=home:;;1 Elm St;Oldport;;;", "ADR;TYPE=home:;;2 Oak St;;;;",
            #"ADR;TYPE=home;LABEL="3 Fir, Up":;;3 Fir St;;;;"#, "ADR;TYPE=home:;;4 Ash St;;;;",
        ],
        [
            "ADR;LABEL=Up:;;1 Elm St;;;;", "ADR;LABEL=Up:;;2 Oak St;;;;",
        ],
        [
            "ADR;TYPE=home;PREF=1:;;1 Elm St;Oldport;;;",
            #"ADR;TYPE=home;LABEL="2 Oak^nUp";PREF=2:;;2 Oak St;;;;"#,
        ],
        [
            "item1.ADR:;;1 Elm St;Oldport;;;", #"item2.ADR;LABEL="2 Oak, Up":;;2 Oak St;;;;"#,
            #"ADR;LABEL="3 Fir, Up":;;3 Fir St;;;;"#,
        ],
    ]

    @Test(arguments: addresses)
    func `a label comes back to its own address`(lines: [String]) {
        #expect(back(.v4_0, ["FN:Ana Ruiz", "N:Ruiz;Ana;;;"] + lines).suffix(lines.count) == lines)
    }

    @Test(arguments: ["4.0", "3.0"])
    func `backslash escapes of a label parameter are resolved on the way to LABEL`(
        version: String
    ) {
        let lines = ["FN:A", "N:;A;;;", #"ADR;LABEL="1 Elm St\nUp\, left":;;1 Elm St;;;;"#]
        let text = (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"])
            .map { $0 + "\r\n" }.joined()
        let wanted = ["ADR:;;1 Elm St;;;;", #"LABEL:1 Elm St\nUp\, left"#]
        #expect(content(normalized(text, by: CardNormalizer(to: .v3_0))).suffix(2) == wanted)
    }

    @Test(arguments: [
        ["ADR:;;1 Elm St;;;;", "LABEL:Up", "LABEL:Up"],
        ["ADR:;;1 Elm St;;;;", "LABEL:Up", "ADR:;;1 Elm St;;;;", "LABEL:Up"],
    ])
    func `a label that stands twice behind one address is a copy`(lines: [String]) {
        let text = (["BEGIN:VCARD", "VERSION:3.0", "FN:A", "N:;A;;;"] + lines + ["END:VCARD"])
            .map { $0 + "\r\n" }.joined()
        let result = normalized(text, by: CardNormalizer(to: .v3_0))
        #expect(content(result).suffix(2) == ["ADR:;;1 Elm St;;;;", "LABEL:Up"])
    }

    /// Labels of 3.0, as many as addresses, wherever they stand.
    @Test(arguments: [[0, 2, 1, 3], [0, 1, 2, 3], [2, 3, 0, 1], [2, 0, 3, 1]])
    func `as many labels as addresses belong together in order`(order: [Int]) {
        let lines = [
            "ADR;TYPE=home:;;1 Elm St;;;;", "ADR;TYPE=home:;;2 Oak St;;;;",
            "LABEL;TYPE=home:one", "LABEL;TYPE=home:two",
        ]
        let written = there(.v3_0, ["FN:Ana", "N:;Ana;;;"] + order.map { lines[$0] })
        #expect(
            written.suffix(2) == [
                "ADR;TYPE=home;LABEL=one:;;1 Elm St;;;;", "ADR;TYPE=home;LABEL=two:;;2 Oak St;;;;",
            ]
        )
    }

    @Test(arguments: ["Rossi;Ana,M.;;;", #"Ro\;ssi;A\,na;;Dr.,Prof.;"#])
    func `a name in several languages comes back`(translation: String) {
        let lines = [
            "FN:Ana Ruiz", "N;ALTID=1;LANGUAGE=es:Ruiz;Ana;;;",
            "N;ALTID=1;LANGUAGE=it:\(translation)",
        ]
        let carried = there(.v4_0, lines)
        #expect(carried.contains { $0.hasPrefix("X-N;") })
        #expect(back(.v4_0, lines) == lines)
    }

    @Test(arguments: ["N:Ruiz;Ana;;;", "N;ALTID=2:Ruiz;Ana;;;"])
    func `an X-N that is no translation stays what it is`(name: String) {
        #expect(there(.v3_0, ["FN:A", name, "X-N:x"]).contains("X-N:x"))
        #expect(there(.v3_0, ["FN:A", name, "X-N;ALTID=1:B;A;;;"]).contains("X-N;ALTID=1:B;A;;;"))
    }

    @Test(arguments: ["BEGIN:PROFILE", "END:PROFILE", "end;X-A=b:sketch"])
    func `what begins or ends no card is carried, and never begins or ends one`(line: String) {
        for version in WrittenVersion.allCases {
            let written = there(version, ["FN:A", "N:;A;;;", line])
            #expect(
                written.last == "X-\(line.prefix { $0 != ":" && $0 != ";" }.uppercased())"
                    + line.drop { $0 != ":" && $0 != ";" }
            )
            #expect(there(version, written).last == written.last)
        }
    }

    /// GEO with a comma, as 4.0 writes it, without its scheme.
    @Test(arguments: WrittenVersion.allCases)
    func `two numbers with a comma are a place in every version`(version: WrittenVersion) {
        let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;A;;;\r\nFN:A\r\nGEO:1.5,-2.5\r\nEND:VCARD\r\n"
        let wanted = version == .v3_0 ? "GEO:1.5;-2.5" : "GEO:geo:1.5,-2.5"
        #expect(normalized(text, by: CardNormalizer(to: version)).lines.contains(wanted))
    }

    @Test(arguments: [("a^nb", "a b"), ("^'a^'", "'a'"), ("a^^b", "a^b"), ("plain", "plain")])
    func `what only 4 dot 0 can write in a parameter is told`(text: String, written: String) {
        let card = ["FN:A", "N:;A;;;", "NOTE;X-A=\(text):b"]
        let file = (["BEGIN:VCARD", "VERSION:4.0"] + card + ["END:VCARD"])
            .map { $0 + "\r\n" }.joined()
        let result = normalized(file, by: CardNormalizer(to: .v3_0))
        #expect(result.lines.contains("NOTE;X-A=\(written):b"))
        let told = result.repairs.filter { $0.code == Repair.parameterText.id }
        #expect(
            told.map(\.position.line) == (text.contains("^n") || text.contains("^'") ? [5] : [])
        )
        let same = normalized(file, by: CardNormalizer(to: .v4_0))
        let lines = same.lines.map { $0.filter { $0 != "\"" } }
        #expect(same.repairs.isEmpty && lines.contains("NOTE;X-A=\(text):b"))
    }

    @Test(arguments: ["data:image/svg+xml;charset=utf-8;base64,QUJD", "data:;a=b;base64,QUJD"])
    func `what a data URI says of its type stays`(text: String) {
        let file = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nPHOTO:\(text)\r\nEND:VCARD\r\n"
        let result = normalized(file, by: CardNormalizer(to: .v4_0))
        #expect(result.text == file && result.repairs.isEmpty)
    }

    @Test(arguments: ["Harten,Rene", #""Harten,Rene""#])
    func `all of what a name is sorted by comes home`(sort: String) {
        let lines = ["FN:A", "N;SORT-AS=\(sort):van Harten;Rene;;;"]
        #expect(there(.v4_0, lines).contains(#"SORT-STRING:Harten\,Rene"#))
        #expect(back(.v4_0, lines).contains(#"N;SORT-AS="Harten,Rene":van Harten;Rene;;;"#))
    }

    @Test(arguments: ["", ";TYPE=home", ";SERVICE-TYPE=Example;TYPE=x-own"])
    func `a profile comes home unless its type is the service`(parameters: String) {
        let line = "SOCIALPROFILE\(parameters):https://example.com/@ana"
        #expect(back(.v4_0, ["FN:A", "N:;A;;;", line]).last == line)
        let foreign = "X-SOCIALPROFILE;TYPE=example:https://example.com/@ana"
        #expect(there(.v3_0, ["FN:A", "N:;A;;;", foreign]).last == foreign)
    }

    @Test func `one date in several forms comes home`() {
        let lines = [
            "FN:A", "N:;A;;;", "DEATHDATE;ALTID=1:1987",
            "DEATHDATE;ALTID=1;CALSCALE=hebrew:57470704",
        ]
        #expect(back(.v4_0, lines) == lines)
    }

    @Test(arguments: ["", ";VALUE=text"])
    func `the parts of CLIENTPIDMAP stay parts whatever VALUE says`(value: String) {
        let id = "1;urn:uuid:3df403f4-5924-4bb7-b077-3c711d9eb34b"
        let lines = ["FN:A", "N:;A;;;", "CLIENTPIDMAP\(value):\(id)"]
        #expect(there(.v3_0, lines).last?.hasSuffix(":\(id)") == true)
        #expect(back(.v4_0, lines).last?.hasSuffix(":\(id)") == true)
    }
}
