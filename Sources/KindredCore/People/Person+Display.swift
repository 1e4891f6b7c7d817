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

/// What people are called next to each other: where two share a name, the reference stands beside it.
public struct DisplayNames: Sendable {
    private let shared: Set<String>

    /// The names of these people.
    public init(_ people: some Sequence<Person>) {
        var once: Set<String> = []
        var twice: Set<String> = []
        for person in people {
            let name = person.displayName.lowercased()
            if !once.insert(name).inserted { twice.insert(name) }
        }
        shared = twice
    }

    /// The name of a person, with `#3` behind it where somebody else has the same.
    public func name(of person: Person) -> String {
        let name = person.displayName
        return shared.contains(name.lowercased()) ? "\(name) #\(person.reference)" : name
    }
}
