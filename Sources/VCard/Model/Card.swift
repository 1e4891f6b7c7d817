public import Diagnostics

/// One vCard as it was read: every property in order, byte for byte.
public struct Card: Sendable {
    let storage: CardStorage
    /// The number of the card in its file, from 1.
    public let number: Int
    /// What was noticed while the card was read; checking finds more.
    public let readingFindings: [Finding]

    init(storage: CardStorage, number: Int, readingFindings: [Finding] = []) {
        self.storage = storage
        self.number = number
        self.readingFindings = readingFindings
    }

    /// The version that decided how the card was read: the declared one, or a guess.
    public var version: Version { storage.version }

    /// The physical line of BEGIN in the file, from 1.
    public var line: Int { storage.firstLine }

    /// The properties in the order of the card, VERSION included; lines that are no property are left out.
    public var properties: some Sequence<Property> {
        storage.lines.indices.lazy
            .filter { !storage.lines[$0].flags.contains(.malformed) }
            .map { Property(storage: storage, index: $0) }
    }

    /// The properties of a name, compared without case.
    public func properties(_ name: String) -> [Property] {
        let wanted = Array(name.uppercased().utf8)
        return properties.filter { $0.hasName(wanted) }
    }

    /// The first property of a name, compared without case.
    public func property(_ name: String) -> Property? {
        properties(name).first
    }
}
