import Diagnostics

/// A card holds photos that stay closed, so it tells nothing of its bytes to `print`, `dump` and mirrors.
extension Card: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of the card and how many content lines it has.
    public var description: String { "Card \(number) (\(storage.lines.count) lines)" }
    /// As the description.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A property may be a photo, so it tells nothing of its value to `print`, `dump` and mirrors.
extension Property: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The property that the name means and its line.
    public var description: String { "\(kind.rawValue) at line \(line)" }
    /// As the description.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension CardStorage: CustomReflectable {
    /// A mirror without children.
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// What could not be read may hold a photo too.
extension UnreadableEntry: CustomStringConvertible, CustomReflectable {
    /// The code of the finding and the line.
    public var description: String { "\(finding.code) at line \(line)" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
