import Diagnostics

/// A whole card on its way through the repairs.
struct CardDraft {
    /// The card as it was read.
    let card: Card
    /// The version that is written.
    let target: Version
    /// The codes of the repairs that are made; nil for all.
    let wanted: Set<String>?
    /// The properties in order.
    var lines: [LineDraft]
    /// What was done.
    var notes: [Finding] = []

    init(_ card: Card, target: Version, wanted: Set<String>?) {
        self.card = card
        self.target = target
        self.wanted = wanted
        lines = card.properties.map(LineDraft.init)
    }

    /// Whether a repair is made.
    func wants(_ repair: Repair) -> Bool {
        wanted?.contains(repair.id) ?? true
    }

    /// Notes a repair at a line.
    mutating func note(_ repair: Repair, _ line: LineDraft, _ arguments: String...) {
        note(repair, atLine: line.line, arguments)
    }

    /// Notes a repair at a physical line of the file.
    mutating func note(_ repair: Repair, atLine line: Int, _ arguments: [String] = []) {
        notes.append(
            Finding(
                repair.rule,
                at: Position(line: line),
                card: card.number,
                arguments: arguments
            )
        )
    }

    /// Makes all repairs that are wanted, in the one order in which they build on each other.
    mutating func run(leavingOutPhotos: Bool) {
        noteUnreadable()
        repairVersionLines()
        if leavingOutPhotos { leaveOutPhotos() }
        dropEmptyValues()
        repairNames()
        repairTransfer()
        repairParameters()
        dropEmptyValues()
        bringHome()
        repairMedia()
        repairAgents()
        repairPlaces()
        repairDates()
        repairTimestamps()
        repairComponents()
        repairEscapes()
        repairLabels()
        repairSortString()
        repairKind()
        carryAway()
        repairPreference()
        repairFormattedName()
        repairRepeated()
        repairStructuredName()
        noteParameterTexts()
        dropDuplicates()
    }

    /// Calls a step for each line that stays.
    mutating func forEachLine(_ step: (inout CardDraft, inout LineDraft) -> Void) {
        for index in lines.indices where !lines[index].isDropped {
            var line = lines[index]
            step(&self, &line)
            lines[index] = line
        }
    }

    /// The index of the first line of a kind that stays.
    func first(_ kind: PropertyKind) -> Int? {
        lines.firstIndex { $0.kind == kind && !$0.isDropped }
    }
}

extension LineDraft {
    /// The name as it is told: the standard's own, or as written where it is made of name characters.
    var told: String {
        if kind != .other { return kind.rawValue }
        let isName = name.utf8.count <= 40 && name.utf8.allSatisfy(\.isNameCharacter)
        return isName ? name : "the property"
    }
}
