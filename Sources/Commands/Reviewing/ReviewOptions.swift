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

    /// Into whom the card goes.
    enum Target: Equatable {
        /// Nothing was said.
        case open
        /// A new person.
        case new
        /// The person who is named so.
        case into(String)
    }

    /// The file.
    let path: String
    /// Which card of it.
    let selection: CardSelection
    /// Into whom the card goes.
    let target: Target
    /// The link that a new person gets.
    let link: LinkOptions?
    /// The answers to the questions of a review.
    let answers: ReviewAnswers
    /// Whether what needs no decision is accepted.
    let acceptsAll: Bool
    /// The day of ages and the day of the photo gate.
    let today: Today
    /// The verb that was asked for.
    let verb: Verb

    init(_ invocation: Invocation, _ context: CommandContext) throws(CommandError) {
        path = invocation.operands.first ?? ""
        selection = CardSelection(invocation.argument(.card))
        today = try Today(invocation, context)
        target = try Self.target(invocation)
        link = try LinkOptions(invocation)
        answers = try Self.answers(invocation, today)
        acceptsAll = invocation.has(.yes)
        verb = invocation.verb
    }

    private static let connections: [(flag: Flag, connection: Connection)] = [
        (.friend, .friend), (.relative, .family), (.colleague, .colleague),
    ]

    private static func target(_ invocation: Invocation) throws(CommandError) -> Target {
        switch try one(of: [.into, .new], in: invocation) {
        case .into:
            for flag in connections.map(\.flag) + LinkOptions.flags {
                _ = try one(of: [.into, flag], in: invocation)
            }
            return .into(invocation.argument(.into) ?? "")
        case .new:
            _ = try one(of: [.new, .keepBirth], in: invocation)
            return .new
        default: return .open
        }
    }

    private static func answers(
        _ invocation: Invocation,
        _ today: Today
    ) throws(CommandError) -> ReviewAnswers {
        var answers = ReviewAnswers()
        _ = try one(of: [.birth, .age, .birthUnknown, .keepBirth], in: invocation)
        answers.birth =
            switch try birth(invocation) {
            case .exact(let day): .exact(day)
            case .age(let years): .estimate(years: years, asOf: today.shown)
            case .unknown: .unknown
            case nil: invocation.has(.keepBirth) ? .keep : nil
            }
        answers.given = invocation.argument(.given)
        answers.family = invocation.argument(.family)
        answers.connections = Set(
            connections.filter { invocation.has($0.flag) }.map(\.connection)
        )
        answers.photo =
            try one(of: [.noPhoto, .confirmPhoto], in: invocation)
            .map { $0 == .noPhoto ? .leaveOut : .use }
        answers.removesStoredPhoto = invocation.has(.removePhoto)
        return answers
    }

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
