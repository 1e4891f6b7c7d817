/// What becomes of the cards of a merge, and the answers of a person to what is open.
///
/// Questions and conflicts that nobody answers leave their cards apart, so a plan can be written at any time.
public struct MergePlan: Sendable {
    let records: [MergeRecord]
    let files: [String]
    let clusters: MergeClusters
    private var contacts: DisjointSets
    private var answered: Set<Int> = []
    private var accepted: [Int] = []
    private var register = ConflictRegister()
    private var outcomes: [Int: MergeOutcome] = [:]
    /// What the merge comes to with the answers so far.
    public private(set) var report = MergeReport()

    init(_ records: [MergeRecord], files: [String], clusters: MergeClusters) {
        self.records = records
        self.files = files
        self.clusters = clusters
        contacts = clusters.same
        settle()
    }

    /// Answers questions with yes: their cards are of one contact.
    public mutating func accept(_ questions: [Int]) {
        for id in questions where clusters.possible.indices.contains(id) {
            guard answered.insert(id).inserted else { continue }
            accepted.append(id)
            contacts.join(clusters.possible[id].one, clusters.possible[id].other)
        }
        settle()
    }

    /// Answers questions with no: their cards stay apart.
    public mutating func decline(_ questions: [Int]) {
        answered.formUnion(questions)
        settle()
    }

    /// Answers a conflict: the value at that place counts, the others are told in the report.
    ///
    /// Where the cards bear one UID and have nothing in common, they become one contact with that name.
    public mutating func choose(_ value: Int, in conflict: Int) {
        guard let key = register.key(conflict),
            let shown = report.conflicts.first(where: { $0.id == conflict }),
            shown.values.indices.contains(value)
        else { return }
        let record = shown.values[value].record
        switch key {
        case .contradiction(let place):
            let cards = clusters.contradictions[place]
            for card in cards.dropFirst() { contacts.join(cards[0], card) }
            register.close(conflict)
            register.choose(record, .name, among: cards)
        case .subject(let subject, let cards):
            register.choose(record, subject, among: cards)
        }
        settle()
    }

    /// Answers conflicts: their cards stay as they are, side by side.
    public mutating func keepApart(_ conflicts: [Int]) {
        for conflict in conflicts { register.close(conflict) }
        settle()
    }

    private func index(of source: MergeSource) -> Int? {
        records.indices.first { self.source($0) == source }
    }

    /// What a card says, a line each, for a person who has to decide; media are named by their type and size.
    public func lines(of source: MergeSource) -> [String] {
        guard let index = index(of: source), let card = records[index].card else { return [] }
        return card.properties.filter { $0.kind != .version && $0.kind != .prodid }.map {
            let item = CombinedItem($0, member: 0, labels: [])
            let text = item.text.split(whereSeparator: \.isNewline).joined(separator: " / ")
            return "\(item.name): \(text)"
        }
    }

    /// Hands out the merged cards one after the other, each where the first of its cards stood.
    ///
    /// Cards that nothing was merged into are as they were, byte for byte; one without END or a line end gets it, and a
    /// byte order mark in front goes.
    public func writeCards<Failure: Error>(
        _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        for index in records.indices {
            guard let bytes = written(index) else { continue }
            try body(bytes[...])
        }
    }

    /// What is written at the place of a card; nil where it went into another.
    private func written(_ index: Int) -> [UInt8]? {
        guard let outcome = outcomes[contacts.root(of: index)] else {
            return records[index].bytes
        }
        return outcome.written[index]
    }

    private mutating func settle() {
        var report = MergeReport()
        var settled: [Int: MergeOutcome] = [:]
        report.cardsIn = records.count
        report.cardsOut = records.count
        for (place, cards) in clusters.contradictions.enumerated() {
            guard !cards.dropFirst().allSatisfy({ contacts.areJoined(cards[0], $0) }) else {
                continue
            }
            if let id = register.open(.contradiction(place)) {
                report.conflicts.append(contradiction(cards, id))
            }
        }
        for group in contacts.groups() {
            let key = contacts.root(of: group[0])
            let choices = register.choices(of: group)
            let outcome: MergeOutcome
            if let known = outcomes[key], known.members == group, known.choices == choices {
                outcome = known
            } else {
                outcome = MergeOutcome(group, choices, self)
            }
            settled[key] = outcome
            report.cardsOut -= group.count - outcome.written.count
            tell(outcome, in: &report)
        }
        outcomes = settled
        for (id, pair) in clusters.possible.enumerated()
        where !answered.contains(id) && !contacts.areJoined(pair.one, pair.other) {
            report.questions.append(
                MergeReport.Question(
                    id: id,
                    sources: [source(pair.one), source(pair.other)],
                    evidence: pair.evidence
                )
            )
        }
        self.report = report
    }

    private mutating func tell(_ outcome: MergeOutcome, in report: inout MergeReport) {
        for group in outcome.groups {
            report.groups.append(
                MergeReport.Group(
                    sources: group.members.map(source),
                    evidence: evidence(group.members),
                    kept: group.kept.map(value),
                    superseded: group.superseded.map(value)
                )
            )
        }
        for conflict in outcome.conflicts {
            let cards = conflict.values.map(\.record)
            guard let id = register.open(.subject(conflict.subject, cards)) else { continue }
            report.conflicts.append(
                MergeReport.Conflict(
                    id: id,
                    sources: cards.map(source),
                    subject: conflict.subject,
                    values: conflict.values.map(value)
                )
            )
        }
    }

    private func contradiction(_ cards: [Int], _ id: Int) -> MergeReport.Conflict {
        MergeReport.Conflict(
            id: id,
            sources: cards.map(source),
            subject: nil,
            values: cards.map { card in
                let name = records[card].card?.name
                let parts = [name?.given, name?.family].compactMap(\.self)
                return MergeReport.Value(
                    source: source(card),
                    property: "FN",
                    text: name?.formatted ?? parts.joined(separator: " "),
                    record: card
                )
            }
        )
    }

    private func evidence(_ members: [Int]) -> MatchEvidence {
        let equal = clusters.equal
        if members.allSatisfy({ equal.areJoined(members[0], $0) }) { return .content }
        let there = Set(members)
        let weakest = accepted.map { clusters.possible[$0] }
            .filter { there.contains($0.one) && there.contains($0.other) }.map(\.evidence).max()
        return weakest ?? .uid
    }

    private func value(_ value: MergeOutcome.Value) -> MergeReport.Value {
        MergeReport.Value(
            source: source(value.record),
            property: value.property,
            text: value.text,
            record: value.record
        )
    }

    /// Where a card stands.
    func source(_ index: Int) -> MergeSource {
        let record = records[index]
        return MergeSource(
            file: files.indices.contains(Int(record.file)) ? files[Int(record.file)] : "",
            card: Int(record.number),
            line: Int(record.line)
        )
    }
}
