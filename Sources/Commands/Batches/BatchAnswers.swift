internal import KindredCore

/// The answers of the command line that hold for every card of a batch.
struct BatchAnswers {
    /// Whether a birth that a card does not settle stays unknown.
    let leavesBirthUnknown: Bool
    /// Whether photos are left out.
    let leavesPhotoOut: Bool
    /// Whether a card that may be somebody makes somebody new.
    let takesAsNew: Bool
    /// The connections of new people.
    let connections: Set<Connection>
    /// The day of ages and the day of the photo gate.
    let today: Today

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        for flag in Self.onesided where invocation.has(flag) {
            throw .usage(.contradiction(.all, flag, verb: invocation.verb))
        }
        leavesBirthUnknown = invocation.has(.birthUnknown)
        leavesPhotoOut = invocation.has(.noPhoto)
        takesAsNew = invocation.has(.new)
        let connections: [(flag: Flag, connection: Connection)] = [
            (.friend, .friend), (.relative, .family), (.colleague, .colleague),
        ]
        self.connections = Set(
            connections.filter { invocation.has($0.flag) }.map(\.connection)
        )
        today = try Today(invocation, context)
    }

    /// What can be said of one card only.
    private static let onesided: [Flag] =
        [
            .card, .birth, .age, .given, .family, .confirmPhoto, .into, .keepBirth, .removePhoto,
            .plan, .kind, .status,
        ] + LinkOptions.flags
}
