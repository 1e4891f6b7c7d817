/// One content line of a card that is a property; strings are made when they are asked for.
public struct Property: Sendable {
    let storage: CardStorage
    let index: Int

    init(storage: CardStorage, index: Int) {
        self.storage = storage
        self.index = index
    }

    var record: ContentLine { storage.lines[index] }

    /// The name as written.
    public var name: String { storage.string(record.name) }

    /// The property that the name means.
    public var kind: PropertyKind { record.kind }

    /// The group before the dot, as written.
    public var group: String? {
        record.group.isEmpty ? nil : storage.string(record.group)
    }

    /// The physical line of the file on which the property begins, from 1.
    public var line: Int { storage.firstLine + Int(record.line) }

    /// Whether the name equals these capital letters.
    func hasName(_ capitals: [UInt8]) -> Bool {
        storage.equals(record.name, capitals: capitals)
    }
}
