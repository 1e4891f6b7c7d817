/// The marker of an import: the same card, imported with the same decisions, has the same key.
public struct ImportKey: Hashable, Sendable {
    /// SHA-256 in 64 hexadecimal digits.
    public let hex: String

    package init(hex: String) {
        self.hex = hex
    }
}
