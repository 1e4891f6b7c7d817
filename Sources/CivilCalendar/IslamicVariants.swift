extension CalendarSystem {
    /// The calendars that the identifier `islamic` can mean; `islamic` itself is ICU's computed
    /// sighting of the moon.
    static let islamicVariants: [CalendarSystem] = [
        .islamicUmmAlQura, .islamicCivil, .islamicTabular, .islamic,
    ]
}

extension CalendarDate {
    /// The civil day of an Islamic date whose variant is not said: only where all variants agree.
    ///
    /// A variant in which the date does not exist has no say in the candidates, but there is no
    /// agreement without it.
    func unqualifiedIslamicCivilDate() throws(CalendarError) -> CivilDate {
        var days: [CivilDate] = []
        var refusal: CalendarError?
        for variant in CalendarSystem.islamicVariants {
            var date = self
            date.system = variant
            do throws(CalendarError) {
                days.append(try date.engineCivilDate())
            } catch {
                refusal = refusal ?? error
            }
        }
        guard let first = days.first else { throw refusal ?? .engine }
        if refusal == nil, days.allSatisfy({ $0 == first }) { return first }
        throw .ambiguousVariant(candidates: Set(days).sorted())
    }

    /// The fields of a civil day in every Islamic variant alike; where they differ, the day is the
    /// one candidate.
    init(unqualifiedIslamic date: CivilDate) throws(CalendarError) {
        var common: CalendarDate?
        for variant in CalendarSystem.islamicVariants {
            var fields = try CalendarDate(engine: date, in: variant)
            fields.system = .islamic
            guard common == nil || common == fields else {
                throw .ambiguousVariant(candidates: [date])
            }
            common = fields
        }
        guard let common else { throw .engine }
        self = common
    }
}
