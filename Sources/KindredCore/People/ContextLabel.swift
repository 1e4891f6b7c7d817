/// What a person without a given name is called, followed by the notebook's reference: "Child 3".
public enum ContextLabel: String, CaseIterable, Hashable, Sendable {
    case person
    case child
    case parent
    case partner

    /// The label with the person's reference number.
    public func text(reference: Int) -> String {
        let word =
            switch self {
            case .person: "Person"
            case .child: "Child"
            case .parent: "Parent"
            case .partner: "Partner"
            }
        return "\(word) \(reference)"
    }
}
