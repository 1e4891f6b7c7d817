import CivilCalendar

/// One property of a card that may state a birthday: decoded, not yet read.
package struct BirthdayStatement: Hashable, Sendable {
    /// The name of the property in capital letters, such as `BDAY`.
    package var property: String
    /// The group before the dot.
    package var group: String?
    /// The parameters in order.
    package var parameters: [Parameter]
    /// The value after unfolding and decoding, escapes as written.
    package var value: String
    /// The physical line of the file, from 1.
    package var line: Int
    /// The version that the card is read by.
    package var version: Version
    /// The `X-ABLabel` of the same group, where there is one.
    package var label: String?

    /// A statement of these parts.
    package init(
        property: String,
        group: String? = nil,
        parameters: [Parameter] = [],
        value: String,
        line: Int = 1,
        version: Version,
        label: String? = nil
    ) {
        self.property = property
        self.group = group
        self.parameters = parameters
        self.value = value
        self.line = line
        self.version = version
        self.label = label
    }

    /// The property that the name means, of those that can state a birthday.
    var kind: PropertyKind {
        switch property {
        case "BDAY": .bday
        case "X-ALTBDAY": .altBirthday
        case "X-ANDROID-CUSTOM": .androidCustom
        case "X-ABDATE": .abDate
        default: .other
        }
    }

    /// The first value of a parameter, named in capital letters.
    func parameter(_ name: String) -> String? {
        parameters.first { $0.name.uppercased() == name }?.values.first
    }

    /// The value type of `VALUE`, in small letters.
    var valueType: String? { parameter("VALUE")?.lowercased() }

    /// The identifier of `CALSCALE` in small letters, of the calendar we know where we know it.
    var calendarScale: String? {
        guard let scale = parameter("CALSCALE"), !scale.isEmpty else { return nil }
        return CalendarSystem(identifier: scale)?.identifier ?? scale.lowercased()
    }

    /// The identifier of `ALTID`, which groups alternatives of one value (RFC 6350 §5.4).
    var alternativeID: String? { parameter("ALTID") }

    /// The calendar in which a program repeats a Gregorian birthday (a vendor's `X-…-CALENDAR`).
    var calendarOfCelebration: String? {
        for parameter in parameters {
            let name = parameter.name.uppercased()
            if name.hasPrefix("X-"), name.hasSuffix("-CALENDAR"),
                let value = parameter.values.first,
                !value.isEmpty
            {
                return value.lowercased()
            }
        }
        return nil
    }
}
