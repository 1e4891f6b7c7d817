/// The properties of a card in canonical form, sorted: what two cards with equal content have in common.
struct CanonicalCard {
    /// One entry a property: name, parameters, labels and value; PRODID, REV and VERSION are left out.
    let entries: [ArraySlice<UInt8>]
    /// Whether the card holds a name or contact data, and not only what is about the card itself.
    let holdsData: Bool

    private let bytes: [UInt8]
    private let places: [Place]
    private static let nameEnd: UInt8 = 0x1D

    /// Where the canonical value of a property lies.
    private struct Place {
        var kind: PropertyKind
        var value: Range<Int>
    }

    /// Reads a card.
    init(_ card: Card) {
        let storage = card.storage
        var bytes: [UInt8] = []
        bytes.reserveCapacity(storage.rawCount)
        var ends: [Int] = []
        var places: [Place] = []
        var holdsData = false
        let labels = LabelledGroups(storage)
        for index in storage.lines.indices {
            let record = storage.lines[index]
            if record.flags.contains(.malformed) {
                bytes += storage.bytes[record.value.wide]
            } else {
                switch record.kind {
                case .prodid, .rev, .version: continue
                case let kind where kind.isLabel && labels.isAttached(record): continue
                default: break
                }
                let property = Property(storage: storage, index: index)
                let start = CanonicalCard.append(property, labels, to: &bytes)
                let value = start..<bytes.count
                if !value.isEmpty, !record.kind.isAboutTheCard { holdsData = true }
                if record.kind.namesSomebody {
                    places.append(Place(kind: record.kind, value: value))
                }
            }
            ends.append(bytes.count)
        }
        self.bytes = bytes
        self.places = places
        self.holdsData = holdsData
        var start = 0
        var entries: [ArraySlice<UInt8>] = []
        entries.reserveCapacity(ends.count)
        for end in ends {
            entries.append(bytes[start..<end])
            start = end
        }
        entries.sort { $0.lexicographicallyPrecedes($1) }
        self.entries = entries
    }

    /// The canonical values of one of the properties that can show whose a card is.
    func values(_ kind: PropertyKind) -> [ArraySlice<UInt8>] {
        places.filter { $0.kind == kind }.map { bytes[$0.value] }
    }

    /// The name that the card shows: FN, else N.
    var name: PersonNameKey {
        for value in values(.fn) where !value.isEmpty {
            return PersonNameKey(String(decoding: value, as: UTF8.self))
        }
        guard let value = values(.n).first else { return PersonNameKey("") }
        let parts = value.split(separator: CanonicalValue.part, omittingEmptySubsequences: false)
            .map { part in
                String(
                    decoding: part.map { $0 == CanonicalValue.item ? ASCII.space : $0 },
                    as: UTF8.self
                )
            }
        let given = parts.dropFirst().prefix(2)
        return PersonNameKey((given + parts.prefix(1)).joined(separator: " "))
    }

    /// Appends an entry; says where its value begins.
    private static func append(
        _ property: Property,
        _ labels: LabelledGroups,
        to bytes: inout [UInt8]
    ) -> Int {
        let record = property.record
        bytes.append(capitalsOf: property.storage.bytes[record.name.wide])
        bytes.append(nameEnd)
        CanonicalParameters.append(property, to: &bytes)
        for label in labels.labels(of: record) {
            bytes.append(capitalsOf: property.storage.bytes[label.record.name.wide])
            bytes.append(ASCII.equals)
            CanonicalValue.append(label, to: &bytes)
            bytes.append(nameEnd)
        }
        let start = bytes.count
        CanonicalValue.append(property, to: &bytes)
        return start
    }
}

extension PropertyKind {
    /// Whether the property says something of the others of its group.
    var isLabel: Bool { self == .abLabel }

    /// Whether the value can show whose a card is.
    fileprivate var namesSomebody: Bool {
        switch self {
        case .fn, .n, .uid, .email, .tel, .bday: true
        default: false
        }
    }
}
