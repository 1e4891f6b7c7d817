internal import KindredCore

/// Every row of a notebook: its digest, its fields, and the rules that hold between people.
enum RowInspection {
    /// Reads all rows as they are read in use; photos stay closed.
    static func check(_ connection: borrowing Connection) throws(NotebookError) {
        let people = try PersonReader.all(connection)
        let identities = Dictionary(
            people.map { ($0.reference, $0.id) },
            uniquingKeysWith: { first, _ in first }
        )
        let links = try LinkReader.all(connection) { identities[$0] }
        try checkParentage(links, people)
        var markers = try connection.prepare(MarkerTable.table.selection)
        while try markers.step() { _ = try Marker(MarkerTable.table.values(markers)) }
        var settings = try connection.prepare(SettingTable.table.selection)
        while try settings.step() { _ = try SettingTable.table.values(settings) }
        var folders = try connection.prepare(FolderTable.table.selection)
        while try folders.step() { _ = try FolderTable.number(FolderTable.table.values(folders)) }
        var cards = try connection.prepare(FollowedCardTable.table.selection)
        while try cards.step() {
            _ = try FollowedCardTable.card(FollowedCardTable.table.values(cards))
        }
        var traces = try connection.prepare(TraceTable.table.selection)
        while try traces.step() { _ = try TraceTable.table.values(traces) }
        var plans = try connection.prepare(UsedPlanTable.table.selection)
        while try plans.step() { _ = try UsedPlanTable.table.values(plans) }
    }

    /// Nobody is their own ancestor: people without unexamined parents are taken away until
    /// nobody is left.
    private static func checkParentage(
        _ links: [Link],
        _ people: [Person]
    ) throws(NotebookError) {
        var children: [PersonID: [PersonID]] = [:]
        var parentCount: [PersonID: Int] = [:]
        for case .parent(let parent, let child, _) in links {
            children[parent, default: []].append(child)
            parentCount[child, default: 0] += 1
        }
        var ready = people.map(\.id).filter { parentCount[$0] == nil }
        while let person = ready.popLast() {
            for child in children[person] ?? [] {
                let left = (parentCount[child] ?? 0) - 1
                parentCount[child] = left > 0 ? left : nil
                if left == 0 { ready.append(child) }
            }
        }
        if let person = people.first(where: { parentCount[$0.id] != nil }) {
            throw .corrupt(.parentageCycle(reference: person.reference))
        }
    }
}
