extension TransitionTable {
    /// Rows 12 to 14: the photo.
    static let photo: [Transition] = [
        Transition(
            "12",
            from: [.reviewing],
            on: [.readPhoto],
            when: { data, _, rules in data.photo != .absent && rules.mayRead(data) },
            apply: { data, _, _ in
                data.permittedRevision = data.revision
                return .done([.readPhoto])
            }
        ),
        Transition(
            "12",
            from: [.reviewing],
            on: [.photoRead, .photoFailed],
            when: { data, event, _ in
                data.permittedRevision == data.revision && revision(event) == data.revision
            },
            apply: { data, event, _ in
                data.permittedRevision = nil
                switch event {
                case .photoRead(let photo, let digest, _):
                    data.photo = .ready(photo, digest: digest)
                case .photoFailed(let trouble, _):
                    data.photo = .unreadable(trouble)
                default: break
                }
                return .done([])
            }
        ),
        Transition(
            "13",
            from: [.reviewing],
            on: [.confirmPhoto],
            when: { data, _, rules in data.photo != .absent && rules.isGateOpen(data) },
            apply: { data, _, _ in
                data.confirmedRevision = data.revision
                data.permittedRevision = data.revision
                return .done([.readPhoto])
            }
        ),
        Transition("14", from: [.reviewing], on: [.continueWithoutPhoto]) { data, _, _ in
            let actions = data.forgetPhoto()
            if data.photo != .absent { data.photo = .skipped }
            return .done(actions)
        },
    ]

    private static func revision(_ event: ReviewEvent) -> Int? {
        switch event {
        case .photoRead(_, _, let revision), .photoFailed(_, let revision): revision
        default: nil
        }
    }
}
