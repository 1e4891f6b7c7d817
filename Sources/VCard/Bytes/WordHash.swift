extension Span where Element == UInt8 {
    /// A hash of the bytes of a range, eight at once; equal bytes have equal hashes.
    func wordHash(_ range: Range<Int>) -> UInt64 {
        let raw = unsafe bytes
        var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
        guard range.lowerBound >= 0, range.upperBound <= count else { return hash }
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            let word = unsafe UInt64(
                littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            )
            hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            index += 8
        }
        while index < range.upperBound {
            hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01B3
            index += 1
        }
        return hash ^ hash >> 29
    }
}
