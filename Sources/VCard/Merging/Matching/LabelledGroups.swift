/// Which labels (`item1.X-ABLabel`) belong to which properties of a card: those of the same group, without letter case.
struct LabelledGroups {
    private let storage: CardStorage
    private var labelled: [[UInt8]: [Int]] = [:]
    private var holders: Set<[UInt8]> = []

    init(_ storage: CardStorage) {
        self.storage = storage
        for (index, record) in storage.lines.enumerated() where !record.group.isEmpty {
            if record.kind.isLabel {
                labelled[group(record), default: []].append(index)
            } else {
                holders.insert(group(record))
            }
        }
    }

    /// Whether a label stands in the group of a property.
    func isAttached(_ label: ContentLine) -> Bool {
        !label.group.isEmpty && holders.contains(group(label))
    }

    /// The labels of a property.
    func labels(of record: ContentLine) -> [Property] {
        guard !labelled.isEmpty, !record.group.isEmpty else { return [] }
        return (labelled[group(record)] ?? []).map { Property(storage: storage, index: $0) }
    }

    private func group(_ record: ContentLine) -> [UInt8] {
        storage.bytes[record.group.wide].map(\.capital)
    }
}
