extension TransitionTable {
    /// Rows 18 to 21a: the applied draft of a stored person.
    static let draft: [Transition] = [
        Transition(
            "18",
            from: [.draftApplied],
            on: [.save],
            when: { data, event, rules in
                isFresh(event, data) && rules.removesStoredPhoto(data)
            },
            apply: { data, _, _ in
                data.phase = .confirmRemoval
                return .done([])
            }
        ),
        Transition("19", from: [.confirmRemoval], on: [.cancelRemoval, .cancel]) { data, _, _ in
            data.phase = .draftApplied
            return .done([])
        },
        Transition(
            "20",
            from: [.confirmRemoval],
            on: [.removePhotoAndSave],
            when: { data, event, _ in isFresh(event, data) },
            apply: { data, event, _ in
                guard let token = event.token else { return .done([]) }
                var draft = data.draft
                draft.photo = .absent
                data.send(draft, token, from: .draftApplied)
                return .done([.save])
            }
        ),
        Transition(
            "21",
            from: [.draftApplied],
            on: [.save],
            when: { data, event, rules in
                isFresh(event, data) && !rules.removesStoredPhoto(data)
            },
            apply: { data, event, _ in
                guard let token = event.token else { return .done([]) }
                data.send(data.draft, token, from: .draftApplied)
                return .done([.save])
            }
        ),
        Transition(
            "21a",
            from: [.draftApplied],
            on: [.enterExact, .enterEstimate, .leaveUnknown, .keepExisting]
        ) { data, event, rules in
            var actions = data.enter(event, rules)
            data.draft.birth = data.birth
            if rules.forgetsPhotoWithBirth, case .replaced = data.draft.photo {
                data.draft.photo = .absent
                actions = [.forgetPhoto]
            }
            return .done(actions)
        },
        Transition("21a", from: [.draftApplied], on: [.editNames]) { data, event, _ in
            guard case .editNames(let given, let family) = event else { return .done([]) }
            data.draft.given = RecordedName.of(given)
            data.draft.family = RecordedName.of(family)
            data.revision += 1
            return .done([])
        },
        Transition("21a", from: [.draftApplied], on: [.continueWithoutPhoto]) { data, _, _ in
            let actions = data.forgetPhoto()
            data.draft.photo = .absent
            data.revision += 1
            return .done(actions)
        },
    ]
}
