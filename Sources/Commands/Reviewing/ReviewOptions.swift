internal import CivilCalendar
internal import KindredCore

/// What a review was asked for, and how its questions were answered.
struct ReviewOptions {
    /// What a person says about the birth.
    enum Birth: Equatable {
        /// The day.
        case exact(CivilDate)
        /// The age today.
        case age(Int)
        /// Nothing is known.
        case unknown
    }

    /// What a person says about the photo.
    enum Photo {
        /// Use it.
        case use
        /// Leave it out.
        case leaveOut
    }

    /// The file.
    let path: String
    /// Which card of it.
    let selection: CardSelection
    /// The answer to the birth, where one is given.
    let birth: Birth?
    /// The given name that replaces the card's; empty for unknown.
    let given: String?
    /// The family name that replaces the card's; empty for unknown.
    let family: String?
    /// The connections of the new person.
    let connections: Set<Connection>
    /// The answer to the photo, where one is given.
    let photo: Photo?
    /// Whether what needs no decision is accepted.
    let acceptsAll: Bool
    /// The day of ages and the day of the photo gate.
    let today: Today

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        path = invocation.operands.first ?? ""
        selection = CardSelection(invocation.argument(.card))
        birth = try Self.birth(invocation)
        given = invocation.argument(.given)
        family = invocation.argument(.family)
        connections = Set(Self.connections.filter { invocation.has($0.flag) }.map(\.connection))
        photo =
            try Self.one(of: [.noPhoto, .confirmPhoto], in: invocation)
            .map { $0 == .noPhoto ? .leaveOut : .use }
        acceptsAll = invocation.has(.yes)
        today = try Today(invocation, context)
    }

    private static let connections: [(flag: Flag, connection: Connection)] = [
        (.friend, .friend), (.relative, .family), (.colleague, .colleague),
    ]

    /// The answer to the birth, where one is given.
    static func birth(_ invocation: Invocation) throws(CommandError) -> Birth? {
        switch try one(of: [.birth, .age, .birthUnknown], in: invocation) {
        case .birth:
            guard let day = invocation.argument(.birth).flatMap({ CivilDate($0) }) else {
                throw bad(.birth, "a day as YYYY-MM-DD", invocation)
            }
            return .exact(day)
        case .age:
            guard let age = invocation.argument(.age).flatMap({ Int($0) }),
                EstimatedAge.range.contains(age)
            else { throw bad(.age, "a whole number of years from 0 to 120", invocation) }
            return .age(age)
        case .birthUnknown:
            return .unknown
        default:
            return nil
        }
    }

    /// The one that is there of some options that answer one question.
    static func one(
        of flags: [Flag],
        in invocation: Invocation
    ) throws(CommandError) -> Flag? {
        let given = flags.filter { invocation.has($0) }
        guard given.count > 1 else { return given.first }
        throw .usage(.contradiction(given[0], given[1], verb: invocation.verb))
    }

    private static func bad(
        _ flag: Flag,
        _ wanted: String,
        _ invocation: Invocation
    ) -> CommandError {
        .usage(.badArgument(flag, verb: invocation.verb, wanted: wanted))
    }
}
