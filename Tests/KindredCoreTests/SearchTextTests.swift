import KindredCore
import Testing

@Suite struct SearchTextTests {
    @Test(arguments: [
        ("muller", "Jürgen MÜLLER"), ("MÜLLER", "muller"), ("u\u{308}", "Ü"), ("strasse", "Straße"),
        ("STRASSE", "straße"), ("nguyen", "Nguyễn"), ("lodz", "Łódź"), ("soren", "Søren"),
        ("ægir", "Aegir"), ("istanbul", "İstanbul"), ("ανδρεας", "ΑΝΔΡΈΑΣ"), ("йод", "иод"),
        ("ﬁn", "Fin"), ("ada", "Ada"), ("a\tb", "xa\tBy"), ("한", "한국"), ("ａｄａ", "ada"),
    ])
    func `is found whatever its case and diacritics`(text: String, place: String) throws {
        #expect(try #require(SearchText(text)).isFound(in: place))
    }

    @Test(arguments: [
        ("muller", "Mueller"), ("ada", "ad"), ("ada", ""), ("한", "하"), ("é", "a"), ("b", "aaaa"),
        ("aab", "aaaa"), ("д", "d"),
    ])
    func `is not found where it does not stand`(text: String, place: String) throws {
        #expect(try !#require(SearchText(text)).isFound(in: place))
    }

    @Test(arguments: ["", "  ", "\n", "\u{200B}\u{2060}", "\u{301}"])
    func `that is blank is nothing to search for`(text: String) {
        #expect(SearchText(text) == nil)
    }

    @Test(arguments: ["Ada Vale", "Vale Ada", "vale, ada", "a v", "Ada"])
    func `is found in a name, whichever part comes first`(text: String) throws {
        let ada = Person(id: person(1), reference: 1, revision: 1, given: "Ada", family: "Vale")
        #expect(try #require(SearchText(text)).isFoundInName(of: ada))
    }

    @Test func `is found in the label of somebody unnamed`() throws {
        let child = Person(id: person(1), reference: 31, revision: 1, label: .child)
        #expect(try #require(SearchText("child 31")).isFoundInName(of: child))
    }

    @Test func `of a very long text takes no long time`() throws {
        let hay = String(repeating: "Aé", count: 200_000)
        #expect(try !#require(SearchText("zz")).isFound(in: hay))
        let needle = try #require(SearchText(String(repeating: "ae", count: 400)))
        #expect(needle.isFound(in: hay))
    }
}
