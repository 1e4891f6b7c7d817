extension LineDraft {
    /// All values of the parameters of a name, in capital letters; bare words count as what they mean.
    func values(_ name: String) -> [String] {
        parameters.flatMap { draft in
            draft.parameter.isNamed(name) ? draft.parameter.values : []
        }
    }

    /// Whether a parameter of that name, in capital letters, is there.
    func has(_ name: String) -> Bool {
        parameters.contains { $0.parameter.isNamed(name) }
    }

    /// Takes all parameters of a name away.
    mutating func remove(_ name: String) {
        let count = parameters.count
        parameters.removeAll { $0.parameter.isNamed(name) }
        if parameters.count != count { isChanged = true }
    }

    /// Gives a parameter these values, in the place of the first of its name.
    mutating func set(_ name: String, _ values: [String]) {
        guard !values.isEmpty else {
            remove(name)
            return
        }
        let place = parameters.firstIndex { $0.parameter.isNamed(name) }
        let draft = Draft(parameter: Parameter(name: name, values: values))
        isChanged = true
        guard let place else {
            parameters.append(draft)
            return
        }
        parameters[place] = draft
        for index in parameters.indices.reversed()
        where index > place && parameters[index].parameter.isNamed(name) {
            parameters.remove(at: index)
        }
    }

    /// The value type that VALUE declares, in small letters.
    var declaredType: String? { values("VALUE").first?.lowercased() }

    /// The types in small letters, without the preference.
    var types: Set<String> {
        Set(values("TYPE").map { $0.lowercased() }).subtracting(["pref"])
    }
}
