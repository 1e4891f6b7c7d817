/// Texts without letter case, in ASCII.
extension Array<UInt8> {
    /// Appends a name in capital letters.
    mutating func append(capitalsOf name: ArraySlice<UInt8>) {
        let start = count
        self += name
        for index in start..<count { self[index] = self[index].capital }
    }

    /// Makes the letters from an offset on small.
    mutating func makeSmall(from start: Int) {
        for index in start..<count { self[index] = FoldedBytes.lowercase(self[index]) }
    }
}
