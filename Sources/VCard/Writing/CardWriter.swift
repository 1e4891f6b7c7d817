/// Writes cards of one version, property by property, as bytes (RFC 6350 §3, RFC 2426 §4).
///
/// Lines end in CRLF and are folded at 75 octets without splitting a character; BEGIN and VERSION come first.
/// Take the bytes away with ``take()`` as often as you like: a writer holds no more than what was not taken.
///
/// ```swift
/// var writer = CardWriter(.v4_0)
/// writer.begin()
/// writer.write(PropertyLine("FN", value: .text("Ada Vale")))
/// writer.write(PropertyLine("N", value: .components([["Vale"], ["Ada"], [""], [""], [""]])))
/// writer.end()
/// let bytes = writer.take()
/// ```
public struct CardWriter: Sendable {
    /// The version that is written.
    public let version: WrittenVersion
    private var bytes: [UInt8] = []

    /// A writer of a version.
    public init(_ version: WrittenVersion) {
        self.version = version
    }

    /// Begins a card: BEGIN and VERSION.
    public mutating func begin() {
        bytes += "BEGIN:VCARD\r\nVERSION:\(version.rawValue)\r\n".utf8
    }

    /// Writes a property.
    public mutating func write(_ line: PropertyLine) {
        line.append(to: &bytes, version: version.version)
    }

    /// Ends the card.
    public mutating func end() {
        bytes += "END:VCARD\r\n".utf8
    }

    /// Everything written since it was last taken.
    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
