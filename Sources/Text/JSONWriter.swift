/// Writes JSON (RFC 8259) as UTF-8 into a growing buffer, members in the order they are told.
///
/// The caller keeps `begin…` and `end…` in pairs and gives every member a key; commas, colons and
/// indentation are the writer's. An `end…` too many writes nothing.
package struct JSONWriter: Sendable {
    package enum Layout: Sendable {
        /// No white space at all.
        case compact
        /// One member or element a line, indented by two spaces.
        case pretty
    }

    private struct Container {
        let close: UInt8
        var isEmpty = true
    }

    /// What has been written so far.
    package internal(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var containers: [Container] = []
    private var followsKey = false

    package init(layout: Layout = .compact) {
        self.layout = layout
    }

    /// Hands out what was written and leaves the buffer empty, in the middle of a value if need be.
    package mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        return taken
    }

    /// Ends a line between two texts, as JSON Lines needs it.
    package mutating func newline() {
        bytes.append(0x0A)
    }

    package mutating func beginObject() {
        begin(UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    }

    package mutating func endObject() { end() }

    package mutating func beginArray() {
        begin(UInt8(ascii: "["), close: UInt8(ascii: "]"))
    }

    package mutating func endArray() { end() }

    /// The name of the member whose value follows.
    package mutating func key(_ name: String) {
        separate()
        appendQuoted(name)
        bytes.append(UInt8(ascii: ":"))
        if layout == .pretty { bytes.append(0x20) }
        followsKey = true
    }

    package mutating func string(_ value: String) {
        separate()
        appendQuoted(value)
    }

    package mutating func int(_ value: some BinaryInteger) {
        literal(String(value))
    }

    package mutating func bool(_ value: Bool) {
        literal(value ? "true" : "false")
    }

    package mutating func null() {
        literal("null")
    }

    /// A number or word exactly as given; the caller answers for its being JSON.
    mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func begin(_ open: UInt8, close: UInt8) {
        separate()
        bytes.append(open)
        containers.append(Container(close: close))
    }

    private mutating func end() {
        guard let container = containers.popLast() else { return }
        if !container.isEmpty { breakLine() }
        bytes.append(container.close)
    }

    /// Writes what stands between the last thing and the next value or key.
    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        guard let last = containers.indices.last else { return }
        if containers[last].isEmpty {
            containers[last].isEmpty = false
        } else {
            bytes.append(UInt8(ascii: ","))
        }
        breakLine()
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        bytes.append(0x0A)
        for _ in containers { bytes.append(contentsOf: [0x20, 0x20]) }
    }
}
