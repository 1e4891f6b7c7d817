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
                OpenAction("removePhotoAndSave", "remove the stored photo and save"),
                OpenAction("cancelRemoval", "keep the photo and the draft unsaved"),
            ]
        case .unverified: [OpenAction("retry", "look and save once more"), .cancel]
        case .conflict: [.cancel]
        case .saving, .saved, .cancelled, .stale, .discarded: []
        }
    }

    private var photoActions: [OpenAction] {
        switch photoPlan {
        case .willBeRead, .ready: [.accept, .withoutPhoto]
        case .needsWordForKeptAge, .needsWordAgainstCard: [.confirmPhoto, .withoutPhoto]
        case .unreadable: gate.isOpen ? [.withoutPhoto] : [.accept]
        case .absent, .link, .leftOut, .withheld, .waitsForBirth: [.accept]
        }
    }
}
