extension PropertyKind {
    /// A table from name bytes to kinds that allocates nothing while it is asked.
    struct Lookup: Sendable {
        private struct Name: Sendable {
            var kind: PropertyKind
            var start: Int32
            var count: Int32
        }

        private var letters: [UInt8] = []
        private var names: [Name?]
        private let mask: Int

        /// The table of all kinds with a name.
        static let standard = Lookup()

        private init() {
            names = Array(repeating: nil, count: 256)
            mask = 255
            for kind in PropertyKind.allCases where kind != .other {
                let start = Int32(letters.count)
                letters += Array(kind.rawValue.utf8)
                let count = Int32(letters.count) - start
                var slot =
                    Lookup.hash(letters.span, Int(start)..<letters.count) & mask
                while names[slot] != nil { slot = (slot + 1) & mask }
                names[slot] = Name(kind: kind, start: start, count: count)
            }
        }

        /// The kind of a name in any letter case.
        func kind(of bytes: Span<UInt8>, _ range: Range<Int>) -> PropertyKind {
            var slot = Lookup.hash(bytes, range) & mask
            while let name = names[slot] {
                if matches(name, bytes, range) { return name.kind }
                slot = (slot + 1) & mask
            }
            return .other
        }

        private func matches(_ name: Name, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
            guard Int(name.count) == range.count else { return false }
            var letter = Int(name.start)
            for index in range {
                guard bytes[index].capital == letters[letter] else { return false }
                letter += 1
            }
            return true
        }

        private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
            var hash: UInt32 = 2_166_136_261
            for index in range {
                hash = (hash ^ UInt32(bytes[index].capital)) &* 16_777_619
            }
            return Int(hash ^ hash >> 15)
        }
    }

    /// Whether a standard names the property; programs' own names may have parameters of their own.
    var isStandard: Bool { self != .other && !rawValue.hasPrefix("X-") }

    /// Whether the property carries media that stay closed while a card is read.
    var isMedia: Bool {
        switch self {
        case .photo, .logo, .sound, .key: true
        default: false
        }
    }
}
