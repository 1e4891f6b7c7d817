public import CivilCalendar

extension PersonDraft {
    /// Whether saving the draft would keep a stored photo of somebody for whom the gate is shut.
    ///
    /// Such a draft is not saved before a person has said that the photo shall go with it.
    ///
    /// - Parameter gateDay: The earlier of the day that counts as today and the machine's own.
    public func losesPhoto(gateDay: CivilDate) -> Bool {
        guard case .kept = photo else { return false }
        return !AdultPhotoGate(birth, today: gateDay).isOpen
    }

    /// Lets the stored photo go with the next save.
    public mutating func removePhoto() {
        photo = .absent
    }
}
