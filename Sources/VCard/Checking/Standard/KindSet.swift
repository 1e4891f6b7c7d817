/// A set of properties.
struct KindSet {
    private var bits: UInt128 = 0

    init() {}

    /// Adds a property; false where it was in the set already.
    mutating func insert(_ ordinal: Int) -> Bool {
        let bit: UInt128 = 1 << UInt128(ordinal)
        guard bits & bit == 0 else { return false }
        bits |= bit
        return true
    }

    func contains(_ kind: PropertyKind) -> Bool {
        bits & 1 << UInt128(kind.ordinal) != 0
    }
}
