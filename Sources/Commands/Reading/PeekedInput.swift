internal import Files

/// An input whose first bytes are looked at before it is read.
final class PeekedInput: Input {
    let status: FileStatus?
    /// The first bytes; fewer than asked for only where there are no more.
    let head: [UInt8]
    private let rest: any Input
    private var taken = 0

    /// Looks at an input.
    init(_ input: any Input, count: Int = 4096) throws(FileError) {
        status = input.status
        rest = input
        var head: [UInt8] = []
        while head.count < count, try input.append(to: &head, maximum: count - head.count) > 0 {}
        self.head = head
    }

    func append(to buffer: inout [UInt8], maximum: Int) throws(FileError) -> Int {
        guard taken < head.count else { return try rest.append(to: &buffer, maximum: maximum) }
        let part = head[taken...].prefix(maximum)
        buffer += part
        taken += part.count
        return part.count
    }
}
