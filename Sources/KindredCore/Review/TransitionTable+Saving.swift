extension TransitionTable {
    /// Rows 15 to 17: the contact is imported.
    static let importing: [Transition] = [
        Transition(
            "15",
            from: [.reviewing],
            on: [.importIntoDraft],
            when: { data, _, rules in !data.subject.isNew && rules.canImport(data) },
            apply: { data, _, rules in
                data.draft = data.merged(rules)
                data.phase = .draftApplied
                return .done([])
            }
        ),
        Transition(
            "16",
            from: [.reviewing],
            on: [.importAndSave],
            when: { data, event, rules in
                data.subject.isNew && rules.canImport(data) && isFresh(event, data)
            },
            apply: { data, event, rules in
                guard let token = event.token else { return .done([]) }
                data.send(data.merged(rules), token, from: .reviewing)
                return .done([.save])
            }
        ),
        Transition(
            "17",
            from: [.reviewing],
            on: [.importIntoDraft, .importAndSave],
            when: { data, _, rules in !rules.canImport(data) },
            apply: { data, _, _ in
                if case .unreadable(let trouble) = data.photo {
                    return .refuse(.photoUnreadable(trouble))
                }
                return .refuse(.photoUndecided)
            }
        ),
    ]

    /// Rows 23 to 27: what the store says.
    static let storing: [Transition] = [
        Transition("23", from: [.saving], on: [.alreadyDone]) { data, _, _ in
            finish(&data, .alreadyDone)
        },
        Transition("23a", from: [.saving], on: [.alreadyImportedEditedSince]) { data, _, _ in
            finish(&data, .alreadyImportedEditedSince)
        },
        Transition("24", from: [.saving], on: [.conflict]) { data, _, _ in
            data.order = nil
            data.phase = .conflict
            return .done([])
        },
        Transition("25", from: [.saving], on: [.saveVerified]) { data, _, _ in
            finish(&data, .verified)
        },
        Transition("26", from: [.saving], on: [.notCommitted]) { data, _, _ in
            data.order = nil
            data.phase = data.origin
            if data.origin == .reviewing { data.draft = data.subject.draft }
            return .done([])
        },
        Transition("27", from: [.saving], on: [.unverified]) { data, _, _ in
            data.phase = .unverified
            return .done([])
        },
        Transition(
            "27, retry",
            from: [.unverified],
            on: [.importAndSave, .save],
            when: { data, event, _ in isFresh(event, data) && data.order != nil },
            apply: { data, event, _ in
                guard let token = event.token else { return .done([]) }
                data.resend(token)
                return .done([.save])
            }
        ),
    ]

    /// Rows 22 and 28 to 29: the review is given up. Row 30 is every terminal phase.
    static let ending: [Transition] = [
        Transition("22", from: [.draftApplied], on: [.cancel]) { data, _, _ in
            .done(data.giveUp(.discarded))
        },
        Transition("28", from: ReviewPhase.open, on: [.cancel]) { data, _, _ in
            .done(data.giveUp(.cancelled))
        },
        Transition("29", from: ReviewPhase.open.union([.draftApplied]), on: [.sourceChanged]) {
            data,
            _,
            _ in
            .done(data.giveUp(.stale))
        },
    ]

    /// Whether an event brings a token of this revision that was not used.
    static func isFresh(_ event: ReviewEvent, _ data: ReviewData) -> Bool {
        guard let token = event.token else { return false }
        return token.revision == data.revision && !data.usedTokens.contains(token)
    }

    private static func finish(_ data: inout ReviewData, _ result: SaveResult) -> Transition.Effect
    {
        data.order = nil
        data.result = result
        data.phase = .saved
        return .done([])
    }
}
