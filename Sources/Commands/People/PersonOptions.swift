internal import CivilCalendar
internal import KindredCore

/// What the options of `add` and `edit` say of a person; what is nil was not said.
struct PersonOptions {
    private let invocation: Invocation
    private let birth: ReviewOptions.Birth?
    private let closeness: Closeness?
    private let isListed: Bool?
    private let connections: [(connection: Connection, isSet: Bool)]
    private let today: Today

    init(_ invocation: Invocation, _ today: Today) throws(CommandError) {
        self.invocation = invocation
        self.today = today
        birth = try ReviewOptions.birth(invocation)
        closeness = try Self.closeness(invocation)
        isListed = try ReviewOptions.one(of: [.listed, .noListed], in: invocation)
            .map { $0 == .listed }
        var connections: [(connection: Connection, isSet: Bool)] = []
        for (connection, set, unset) in Self.connectionFlags {
            guard let flag = try ReviewOptions.one(of: [set, unset], in: invocation) else {
                continue
            }
            connections.append((connection, flag == set))
        }
        self.connections = connections
    }

    /// The options that change something of a person.
    static let flags: [Flag] =
        [
            .given, .family, .gender, .notes, .closeness, .listed, .noListed, .birth, .age,
            .birthUnknown,
        ] + connectionFlags.flatMap { [$0.set, $0.unset] }

    private static let connectionFlags: [(connection: Connection, set: Flag, unset: Flag)] = [
        (.friend, .friend, .noFriend), (.family, .relative, .noRelative),
        (.colleague, .colleague, .noColleague),
    ]

    /// Makes the changes in a draft.
    func apply(to draft: inout PersonDraft) throws(CommandError) {
        if let given = invocation.argument(.given) { draft.given = RecordedName.of(given) }
        if let family = invocation.argument(.family) { draft.family = RecordedName.of(family) }
        if let gender = invocation.argument(.gender) { draft.gender = RecordedName.of(gender) }
        if let notes = invocation.argument(.notes) { draft.notes = notes }
        if let closeness { draft.closeness = closeness }
        if let isListed { draft.isListed = isListed }
        for (connection, isSet) in connections {
            if isSet {
                draft.connections.insert(connection)
            } else {
                draft.connections.remove(connection)
            }
        }
        try applyBirth(to: &draft)
    }

    /// An exact birth that is the stored day keeps the date in its own calendar.
    private func applyBirth(to draft: inout PersonDraft) throws(CommandError) {
        do throws(BirthEntryError) {
            switch birth {
            case .exact(let day):
                if case .exact(day, _) = draft.birth { return }
                draft.birth = try .entered(day, today: today.shown)
            case .age(let years):
                draft.birth = try .entered(years: years, asOf: today.shown)
            case .unknown: draft.birth = .unknown
            case nil: return
            }
        } catch {
            let flag: Flag = if case .age = birth { .age } else { .birth }
            throw .answer(flag, verb: invocation.verb, error.refusal)
        }
    }

    private static func closeness(_ invocation: Invocation) throws(CommandError) -> Closeness? {
        guard let text = invocation.argument(.closeness) else { return nil }
        guard let closeness = Int(text).flatMap({ Closeness($0) }) else {
            throw .usage(
                .badArgument(
                    .closeness,
                    verb: invocation.verb,
                    wanted: "a whole number from 1 to 5"
                )
            )
        }
        return closeness
    }
}

extension BirthEntryError {
    /// The same as a review says it.
    fileprivate var refusal: ReviewRefusal {
        switch self {
        case .future: .future
        case .over120: .over120
        case .ageOutOfRange: .ageOutOfRange
        }
    }
}
