extension TransitionTable {
    /// Rows 1 to 5: a card is chosen and looked at.
    static let selecting: [Transition] = [
        Transition("1", from: [.idle], on: [.select], when: { _, event, _ in chosen(event) != nil })
        { data, event, _ in
            guard let contact = chosen(event) else { return .done([]) }
            data.contact = contact
            data.proposeNames(of: contact)
            data.placePhoto(of: contact)
            data.phase = .selected
            return .done([])
        },
        Transition("2", from: [.idle], on: [.select]) { _, event, _ in
            .refuse(selectionRefusal(event))
        },
        Transition("3", from: [.selected], on: [.evaluate], when: { data, _, _ in isUsable(data) })
        { data, _, _ in
            data.resolve()
            return .done([])
        },
        Transition(
            "4",
            from: [.selected],
            on: [.evaluate],
            when: { data, _, _ in !data.subject.isNew && data.subject.draft.birth.isKnown },
            apply: { data, _, _ in
                data.resolve()
                return .done([])
            }
        ),
        Transition("5", from: [.selected], on: [.evaluate]) { data, _, _ in
            data.resolve()
            return .done([])
        },
    ]

    /// Rows 6 to 11: the birth and the names.
    static let deciding: [Transition] = [
        Transition(
            "8",
            from: [.needsBirth, .reviewing, .draftApplied],
            on: [.enterExact, .enterEstimate, .keepExisting],
            when: { data, event, _ in refusal(data, event) != nil },
            apply: { data, event, _ in refusal(data, event).map { .refuse($0) } ?? .done([]) }
        ),
        entering("6", .enterExact),
        entering("7", .enterEstimate),
        entering("9", .leaveUnknown),
        entering("10", .keepExisting),
        Transition("11", from: [.needsBirth, .reviewing], on: [.editNames]) { data, event, _ in
            guard case .editNames(let given, let family) = event else { return .done([]) }
            data.given = RecordedName.of(given)
            data.family = RecordedName.of(family)
            return .done([])
        },
        Transition(
            "11",
            from: [.needsBirth, .reviewing],
            on: [.setConnections],
            when: { data, _, _ in data.subject.isNew },
            apply: { data, event, _ in
                guard case .setConnections(let connections) = event else { return .done([]) }
                data.connections = connections
                return .done([])
            }
        ),
    ]

    private static func entering(_ row: String, _ kind: ReviewEvent.Kind) -> Transition {
        Transition(row, from: [.needsBirth, .reviewing], on: [kind]) { data, event, rules in
            data.phase = .reviewing
            return .done(data.enter(event, rules))
        }
    }

    private static func isUsable(_ data: ReviewData) -> Bool {
        guard let contact = data.contact else { return false }
        if case .usable = BirthResolution(contact.birthday, today: data.today) { return true }
        return false
    }

    private static func refusal(_ data: ReviewData, _ event: ReviewEvent) -> ReviewRefusal? {
        guard case .failure(let refused) = data.entered(event) else { return nil }
        return refused.refusal
    }

    /// The one contact that a selection means.
    private static func chosen(_ event: ReviewEvent) -> Contact? {
        guard case .select(let contacts, let choice) = event else { return nil }
        let meant = choice.map { choice in contacts.filter(choice.means) } ?? contacts
        return meant.count == 1 ? meant.first : nil
    }

    private static func selectionRefusal(_ event: ReviewEvent) -> ReviewRefusal {
        guard case .select(let contacts, let choice) = event, !contacts.isEmpty else {
            return .noCard
        }
        let meant = choice.map { choice in contacts.filter(choice.means) } ?? contacts
        let list = { (contacts: [Contact]) in
            contacts.map { ReviewRefusal.CardName(number: $0.number, name: $0.displayName) }
        }
        return meant.isEmpty ? .noSuchCard(list(contacts)) : .chooseCard(list(meant))
    }
}
