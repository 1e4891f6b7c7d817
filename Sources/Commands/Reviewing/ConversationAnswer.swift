internal import KindredCore

/// What a person can answer while a review is talked over.
enum ConversationAnswer: Equatable {
    case birth(String)
    case age(String)
    case unknown
    case keep
    case given(String)
    case family(String)
    case connection(Connection)
    case usePhoto
    case withoutPhoto
    case save
    case cancel

    /// Reads what was typed: a word, and what stands behind it; nil where it is none of them.
    init?(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1)
        let word = parts.first?.lowercased() ?? ""
        let rest = parts.count > 1 ? String(parts[1]) : ""
        switch (word, rest.isEmpty) {
        case ("birth", _): self = .birth(rest)
        case ("age", _): self = .age(rest)
        case ("given", _): self = .given(rest)
        case ("family", _): self = .family(rest)
        case ("unknown", true): self = .unknown
        case ("keep", true): self = .keep
        case ("friend", true): self = .connection(.friend)
        case ("relative", true): self = .connection(.family)
        case ("colleague", true): self = .connection(.colleague)
        case ("photo", true): self = .usePhoto
        case ("no", false) where rest.lowercased() == "photo": self = .withoutPhoto
        case ("save", true), ("yes", true): self = .save
        case ("cancel", true), ("quit", true): self = .cancel
        default: return nil
        }
    }
}

extension ImportReview {
    /// What can be answered now, with what each does.
    var conversationAnswers: [(words: String, meaning: String)] {
        var answers: [(words: String, meaning: String)] = [
            ("birth YYYY-MM-DD", "enter the day of birth"),
            ("age N", "enter an age, as an estimate"),
            ("unknown", "leave the birthday unknown"),
        ]
        if !subject.isNew { answers.append(("keep", "keep the current age")) }
        answers += [("given NAME", "change the given name"), ("family NAME", "the family name")]
        if subject.isNew {
            answers.append(("friend, relative, colleague", "connect, or no longer"))
        }
        if phase == .reviewing {
            switch photoPlan {
            case .willBeRead, .needsWordForKeptAge, .needsWordAgainstCard, .leftOut:
                if gate.isOpen { answers.append(("photo", "use this photo")) }
                answers.append(("no photo", "continue without it"))
            case .ready, .unreadable: answers.append(("no photo", "continue without it"))
            case .absent, .link, .waitsForBirth, .withheld: break
            }
            answers.append(("save", "save it"))
        }
        return answers + [("cancel", "write nothing (also Ctrl-C, Ctrl-D)")]
    }
}
