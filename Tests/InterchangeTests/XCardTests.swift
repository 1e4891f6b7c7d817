import Interchange
import Testing
import VCard

@Suite struct `xCard` {
    private func xml(_ lines: String...) -> String {
        let text = (["BEGIN:VCARD", "VERSION:4.0", "FN:Ana"] + lines + ["END:VCARD", ""])
            .joined(separator: "\r\n")
        let bytes = RoundTrip.written(Samples.cards(Array(text.utf8)), XCardWriter())
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ["FN:Ana <b> & \\nRuiz", "<fn><text>Ana &lt;b&gt; &amp; \nRuiz</text></fn>"],
        [
            "N:Ruiz;Ana;M.,L.;;",
            "<n><surname>Ruiz</surname><given>Ana</given><additional>M.</additional>"
                + "<additional>L.</additional><prefix/><suffix/></n>",
        ],
        ["BDAY:--0203", "<bday><date>--0203</date></bday>"],
        ["BDAY:T1022", "<bday><time>T1022</time></bday>"],
        [
            "ANNIVERSARY:20090808T1430-0500",
            "<anniversary><date-time>20090808T1430-0500</date-time></anniversary>",
        ],
        ["GENDER:M;fellow", "<gender><sex>M</sex><identity>fellow</identity></gender>"],
        ["ORG:The Bakery;Oven", "<org><text>The Bakery</text><text>Oven</text></org>"],
        [
            "LANG;PREF=1:fr",
            "<lang><parameters><pref><integer>1</integer></pref></parameters>"
                + "<language-tag>fr</language-tag></lang>",
        ],
        ["X-THING:a\\,b", "<x-thing><unknown>a\\,b</unknown></x-thing>"],
        [
            "CLIENTPIDMAP:1;urn:uuid:3df403f4-5924-4bb7-b077-3c711d9eb34b",
            "<clientpidmap><sourceid>1</sourceid>"
                + "<uri>urn:uuid:3df403f4-5924-4bb7-b077-3c711d9eb34b</uri></clientpidmap>",
        ],
        ["REV:20211031T222710Z", "<rev><timestamp>20211031T222710Z</timestamp></rev>"],
        ["CATEGORIES:a,b", "<categories><text>a</text><text>b</text></categories>"],
    ])
    func `has an element for each property`(pair: [String]) {
        #expect(xml(pair[0]).contains(pair[1]))
    }

    @Test func `puts groups into elements of their own`() {
        let text = xml("g1.TEL:1", "g1.NOTE:a", "NOTE:b")
        #expect(text.contains("<group name=\"g1\">"))
        let parts = text.components(of: "</group>")
        #expect(
            parts.count == 2 && parts[0].contains("<note><text>a")
                && parts[1].contains("<note><text>b")
        )
    }

    @Test func `leaves out what XML cannot hold, and tells it`() {
        var writer = XCardWriter()
        writer.append(Samples.card("FN:Ana", "X-ODD:a\u{FFFE}b"))
        writer.end()
        #expect(writer.takeLosses().map(\.reason) == [.controlCharacters])
        #expect(String(decoding: writer.take(), as: UTF8.self).contains(">ab<"))
    }
}

extension String {
    fileprivate func components(of mark: String) -> [String] {
        var parts = [""]
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix(mark) {
                parts.append("")
                rest = rest.dropFirst(mark.count)
            } else {
                parts[parts.count - 1].append(first)
                rest = rest.dropFirst()
            }
        }
        return parts
    }
}
