/// How somebody is connected to the owner of the notebook; any of them, or none.
public enum Connection: String, CaseIterable, Hashable, Sendable {
    case friend
    case family
    case colleague
}
