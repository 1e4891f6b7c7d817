extension PropertyKind {
    /// A table from name bytes to kinds that allocates nothing while it is asked.
    struct Lookup: Sendable {
        private let kinds = PropertyKind.allCases.filter { $0 != .other }
        private let names: WordTable

        /// The table of all kinds with a name.
        static let standard = Lookup()

        private init() {
            names = WordTable(kinds.map(\.rawValue))
        }

        /// The kind of a name in any letter case.
        func kind(of bytes: Span<UInt8>, _ range: Range<Int>) -> PropertyKind {
            names.index(of: bytes, range).map { kinds[$0] } ?? .other
        }
    }

    /// Whether a standard names the property; programs' own names may have parameters of their own.
    var isStandard: Bool { self != .other && !rawValue.hasPrefix("X-") }

    /// Whether the property carries media that stay closed while a card is read.
    package var isMedia: Bool {
        switch self {
        case .photo, .logo, .sound, .key: true
        default: false
        }
    }
}
