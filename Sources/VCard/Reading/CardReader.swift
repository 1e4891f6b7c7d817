/// A stream of cards, unreadable entries and findings out of bytes; it never throws for bad content.
///
/// Memory is bounded by the largest card (``Limits/cardBytes``), not by the file.
public struct CardReader<Failure: Error>: ~Copyable {
    /// Appends at most so many bytes to the buffer and returns how many; 0 at the end.
    public typealias Source = (inout [UInt8], Int) throws(Failure) -> Int

    private let source: Source
    private let limits: Limits

    /// A reader of the bytes that `source` gives.
    public init(limits: Limits = Limits(), source: @escaping Source) {
        self.source = source
        self.limits = limits
    }

    /// The next entry, or nil at the end of the file.
    public mutating func next() throws(Failure) -> Entry? {
        nil
    }
}

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
