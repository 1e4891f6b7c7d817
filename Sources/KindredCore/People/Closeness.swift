/// How close somebody is, from 1 to 5.
public struct Closeness: Hashable, Sendable {
    /// The degree, 1…5.
    public let degree: Int

    /// What a person starts with: 3.
    public static let standard = Closeness(checked: 3)

    /// A closeness, or nil outside 1…5.
    public init?(_ degree: Int) {
        guard (1...5).contains(degree) else { return nil }
        self.init(checked: degree)
    }

    private init(checked degree: Int) {
        self.degree = degree
    }
}
