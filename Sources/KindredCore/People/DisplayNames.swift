/// What people are called next to each other: where two share a name, the reference stands beside it.
public struct DisplayNames: Sendable {
    /// The references of those who share their name with somebody.
    private let sharing: Set<Int>

    /// The names of these people, compared without case.
    public init(_ people: some Sequence<Person>) {
        self.init(people.map { ($0.displayName, $0.reference) })
    }

    /// What these people with their references are called, compared without case.
    package init(_ people: [(name: String, reference: Int)]) {
        let hashes = people.map { DisplayNames.hash($0.name) }
        var once: Set<Int> = []
        var twice: Set<Int> = []
        for hash in hashes where !once.insert(hash).inserted { twice.insert(hash) }
        // Equal hashes may come of different names; these few are compared in full.
        var references: [String: [Int]] = [:]
        for (person, hash) in zip(people, hashes) where twice.contains(hash) {
            references[person.name.lowercased(), default: []].append(person.reference)
        }
        sharing = Set(references.values.filter { $0.count > 1 }.joined())
    }

    /// The name of a person, with `#3` behind it where somebody else has the same.
    public func name(of person: Person) -> String {
        name(person.displayName, reference: person.reference)
    }

    /// The name of the person of a reference, with `#3` behind it where somebody else has the same.
    package func name(_ name: String, reference: Int) -> String {
        sharing.contains(reference) ? "\(name) #\(reference)" : name
    }

    /// The same for names that differ in case only: FNV-1a of ASCII, which needs no other letters.
    private static func hash(_ name: String) -> Int {
        asciiHash(name) ?? asciiHash(name.lowercased()) ?? name.lowercased().hashValue
    }

    private static func asciiHash(_ name: String) -> Int? {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let bytes = name.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte < 0x80 else { return nil }
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
        }
        return Int(truncatingIfNeeded: hash)
    }
}
