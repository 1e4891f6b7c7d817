extension Card {
    /// All entries of a file that is in memory already.
    public static func entries(of bytes: [UInt8], limits: Limits = Limits()) -> [Entry] {
        var rest = bytes[...]
        var reader = CardReader<Never>(limits: limits) { (buffer: inout [UInt8], most: Int) in
            let part = rest.prefix(most)
            rest = rest.dropFirst(most)
            buffer += part
            return part.count
        }
        var entries: [Entry] = []
        while let entry = reader.next() { entries.append(entry) }
        return entries
    }
}
