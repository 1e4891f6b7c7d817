/// Something a person can do with a review now, and the option of the command that does it.
package struct OpenAction: Hashable, Sendable {
    /// The name in JSON.
    package let name: String
    /// What it does.
    package let words: String
    /// The option of the command; nil where there is none.
    package let option: String?

    init(_ name: String, _ words: String, _ option: String? = nil) {
        self.name = name
        self.words = words
        self.option = option
    }

    static let enterExact = OpenAction(
        "enterExact",
        "enter the day of birth",
        "--birth YYYY-MM-DD"
    )
    static let enterEstimate = OpenAction("enterEstimate", "enter an age", "--age N")
    static let leaveUnknown = OpenAction("leaveUnknown", "leave it unknown", "--birth-unknown")
    static let keepExisting = OpenAction("keepExisting", "keep the current age", "--keep-birth")
    static let confirmPhoto = OpenAction("confirmPhoto", "use this photo", "--confirm-photo")
    static let withoutPhoto = OpenAction(
        "continueWithoutPhoto",
        "leave the photo out",
        "--no-photo"
    )
    static let accept = OpenAction("import", "save it", "--yes")
    static let acceptRemoving = OpenAction(
        "import",
        "save it, and remove the stored photo",
        "--remove-photo"
    )
    package static let asNew = OpenAction("importAsNew", "import as a new person", "--new")

    /// The card goes into a person of the notebook.
    static func into(_ person: Person) -> OpenAction {
        OpenAction(
            "importInto",
            "import into #\(person.reference) \(person.displayName)",
            "--into \(person.reference)"
        )
    }
    static let cancel = OpenAction("cancel", "write nothing")
}

extension ImportReview {
    /// What can be done now, in the order in which it is offered.
    package var openActions: [OpenAction] {
        switch phase {
        case .idle: [OpenAction("select", "choose a card", "--card N"), .cancel]
        case .selected: [OpenAction("evaluate", "look at the birthday"), .cancel]
        case .needsBirth:
            [.enterExact, .enterEstimate, .leaveUnknown]
                + (subject.isNew ? [] : [.keepExisting]) + [.cancel]
        case .reviewing: photoActions + [.cancel]
        case .draftApplied: [OpenAction("save", "save it", "--yes"), .cancel]
        case .confirmRemoval:
            [
                OpenAction(
                    "removePhotoAndSave",
                    "remove the stored photo and save",
                    "--remove-photo"
                ),
                OpenAction("cancelRemoval", "keep the photo and the draft unsaved"),
            ]
        case .unverified: [OpenAction("retry", "look and save once more"), .cancel]
        case .conflict: [.cancel]
        case .saving, .saved, .cancelled, .stale, .discarded: []
        }
    }

    /// What can be done now, where it is still open into whom the card goes: that first.
    package func openActions(choosing matching: Matching?) -> [OpenAction] {
        guard let matching, matching.needsChoice else { return openActions }
        return matching.candidates.map { .into($0.person) } + [.asNew]
            + openActions.filter { $0.name != OpenAction.accept.name }
    }

    private var photoActions: [OpenAction] {
        let accept = removesStoredPhoto ? OpenAction.acceptRemoving : .accept
        return switch photoPlan {
        case .willBeRead, .ready: [accept, .withoutPhoto]
        case .needsWordForKeptAge, .needsWordAgainstCard: [.confirmPhoto, .withoutPhoto]
        case .unreadable: gate.isOpen ? [.withoutPhoto] : [accept]
        case .absent, .link, .leftOut, .withheld, .waitsForBirth: [accept]
        }
    }
}
