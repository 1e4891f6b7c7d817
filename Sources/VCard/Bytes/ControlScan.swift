extension Span where Element == UInt8 {
    /// The offset of the first byte under 0x20 in `start..<end`, or `end`.
    ///
    /// Looks at eight bytes at once. The high bits of the bytes passed over are or-ed into `high`.
    func firstControl(from start: Int, to end: Int, high: inout UInt64) -> Int {
        var offset = start
        let raw = unsafe bytes
        while offset + 8 <= end {
            let word = unsafe UInt64(
                littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
            // The lowest marked byte is exact; a borrow can mark bytes above it only.
            let marks =
                (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
            guard marks == 0 else {
                let bits = marks.trailingZeroBitCount & ~7
                high |= word & ((1 << UInt64(bits)) &- 1)
                return offset + bits / 8
            }
            high |= word
            offset += 8
        }
        while offset < end {
            let byte = self[offset]
            guard byte >= 0x20 else { return offset }
            high |= UInt64(byte)
            offset += 1
        }
        return end
    }
}
