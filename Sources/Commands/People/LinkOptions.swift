internal import KindredCore

/// What the options of `add`, `link` and `unlink` say of a link to somebody.
struct LinkOptions {
    /// What the person is to the other one.
    enum Relation {
        case parentOf
        case childOf
        case partnerOf
    }

    /// What the person is to the other one.
    let relation: Relation
    /// How the other one is named.
    let other: String
    private let kind: Link.ParentKind?
    private let status: Link.PartnerStatus?

    /// The options that name a link.
    static let flags: [Flag] = [.parentOf, .childOf, .partnerOf]

    /// The link that the command line names; nil where it names none.
    init?(_ invocation: Invocation) throws(CommandError) {
        let kind = invocation.argument(.kind).flatMap(Link.ParentKind.init(rawValue:))
        let status = invocation.argument(.status).flatMap(Link.PartnerStatus.init(rawValue:))
        self.kind = kind
        self.status = status
        let flag = try ReviewOptions.one(of: Self.flags, in: invocation)
        switch flag {
        case .parentOf?: relation = .parentOf
        case .childOf?: relation = .childOf
        case .partnerOf?: relation = .partnerOf
        default:
            for misplaced in [Flag.kind, .status] where invocation.has(misplaced) {
                throw Self.misplaced(misplaced, invocation)
            }
            return nil
        }
        if relation == .partnerOf, kind != nil { throw Self.misplaced(.kind, invocation) }
        if relation != .partnerOf, status != nil { throw Self.misplaced(.status, invocation) }
        other = flag.flatMap { invocation.argument($0) } ?? ""
    }

    /// The link of a new person to the other one.
    func pending(_ other: PersonID) -> PendingLink {
        switch relation {
        case .parentOf: .parentOf(other, kind ?? .unspecified)
        case .childOf: .childOf(other, kind ?? .unspecified)
        case .partnerOf: .partnerOf(other, status ?? .current)
        }
    }

    /// Whether kind or status was said.
    var isExplicit: Bool { kind != nil || status != nil }

    private static func misplaced(_ flag: Flag, _ invocation: Invocation) -> CommandError {
        .usage(
            .misplaced(
                flag,
                with: flag == .status ? [.partnerOf] : [.parentOf, .childOf],
                verb: invocation.verb
            )
        )
    }
}
