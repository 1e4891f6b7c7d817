public import CivilCalendar

extension Person {
    /// The given and family names, or the context label while the given name is unknown: "Child 3 (Ruiz)".
    public var displayName: String {
        guard let given else {
            let text = label.text(reference: reference)
            return family.map { "\(text) (\($0))" } ?? text
        }
        return family.map { "\(given) \($0)" } ?? given
    }

    /// The age on a day; nil where the birth is unknown.
    public func age(on today: CivilDate) -> Age? {
        Age(of: birth, on: today)
    }

    /// The approximate school grade on a day, where there is one.
    public func grade(on today: CivilDate) -> Grade? {
        Grade(of: birth, on: today)
    }

    /// Whether a profile shows partners and children: not while the recorded age is under 16.
    ///
    /// Parents are always shown. An unknown age is not taken for a young one.
    public func showsPartnersAndChildren(on today: CivilDate) -> Bool {
        switch birth {
        case .unknown: true
        case .exact, .estimated: (age(on: today)?.years ?? 0) >= 16
        }
    }
}
