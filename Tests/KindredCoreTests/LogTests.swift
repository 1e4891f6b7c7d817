import KindredCore
import Testing

@Suite struct LogTests {
    private func draft() -> PersonDraft {
        var draft = PersonDraft(new: person(1))
        draft.addEntry(on: day("2026-01-02"), .call, "one")
        draft.addEntry(on: day("2026-03-04"), .gift, "two")
        draft.addEntry(on: day("2026-01-02"), .remember, "three")
        return draft
    }

    @Test func `the newest entry comes first, and of one day the one made last`() {
        #expect(draft().log.newestFirst.map(\.text) == ["two", "three", "one"])
    }

    @Test func `numbers stay when other entries go`() {
        var draft = draft()
        #expect(draft.removeEntry(2)?.text == "two")
        #expect(draft.removeEntry(2) == nil)
        #expect(draft.log.map(\.number) == [1, 3])
        #expect(draft.addEntry(on: day("2026-05-06"), .note, "four") == 4)
    }

    @Test func `no number is given twice, also where the newest entries or all of them went`() {
        var draft = draft()
        draft.removeEntry(3)
        #expect(draft.addEntry(on: day("2026-05-06"), .note, "four") == 4)
        draft.log = []
        #expect(draft.lastEntry == 4)
        #expect(draft.addEntry(on: day("2026-05-06"), .note, "five") == 5)
        draft.removeEntry(5)
        let stored = Person(
            id: draft.id,
            reference: 1,
            revision: 1,
            log: draft.log,
            lastEntry: draft.lastEntry
        )
        var later = PersonDraft(editing: stored)
        #expect(later.addEntry(on: day("2026-05-07"), .note, "six") == 6)
        #expect(PersonDraft(editing: stored).lastEntry == 5)
    }

    @Test func `an edit changes what it names, and nothing else`() {
        var draft = draft()
        let edited = draft.editEntry(1, on: day("2025-01-01"), nil, nil)
        #expect(
            edited == LogEntry(number: 1, date: day("2025-01-01"), kind: .call, text: "one")
        )
        #expect(draft.editEntry(1, on: nil, .hangout, "uno")?.kind == .hangout)
        #expect(draft.log.first?.text == "uno")
        #expect(draft.editEntry(9, on: nil, .note, nil) == nil)
    }

    @Test(arguments: ["", " \n", "\u{200B}"])
    func `a blank text is no entry`(text: String) {
        var draft = draft()
        let before = draft
        #expect(draft.addEntry(on: day("2026-01-02"), .note, text) == nil)
        #expect(draft.editEntry(1, on: nil, nil, text) == nil)
        #expect(draft == before)
    }

    @Test func `the last number there is ends the log instead of trapping`() {
        var draft = draft()
        draft.log.append(LogEntry(number: .max, date: day("2026-01-02"), text: "last"))
        #expect(draft.addEntry(on: day("2026-01-02"), .note, "more") == nil)
    }
}
