/// A dated event in `X-ANDROID-CUSTOM` (`vnd.android.cursor.item/contact_event;<date>;<type>;<label>;…`).
///
/// Type 3 is a birthday, 1 an anniversary, 0 whatever the label says; one vendor's type 4 is a lunar birthday.
struct AndroidEvent: Hashable {
    /// The date as written, escapes resolved.
    let date: String
    /// What the type and the label say about it.
    let label: DateLabel

    /// The event of a decoded value, escapes as written; nil for Android's other custom items.
    init?(_ value: String, version: Version) {
        let parts = AndroidEvent.parts(of: value.utf8)
        guard let item = parts.first, parts.count >= 2, item.hasSuffix("/contact_event")
        else { return nil }
        date = AndroidEvent.text(parts[1], version: version)
        let type = parts.count > 2 ? parts[2] : ""
        let words = parts.count > 3 ? AndroidEvent.text(parts[3], version: version) : ""
        switch type {
        case "1", "2": label = .other
        case "3":
            let named = DateLabel(words)
            label = named == .other ? .birthday : named
        case "4": label = DateLabel(words) == .koreanBirthday ? .koreanBirthday : .chineseBirthday
        default: label = DateLabel(words)
        }
    }

    private static func text(_ part: String, version: Version) -> String {
        String(decoding: DateText.unescaped(part.utf8, version: version), as: UTF8.self)
    }

    /// The first four parts between semicolons that are not escaped.
    private static func parts(of value: String.UTF8View) -> [String] {
        var parts: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in value {
            if byte == UInt8(ascii: ";"), !isEscaped {
                if parts.count == 4 { break }
                parts.append([])
            } else {
                parts[parts.count - 1].append(byte)
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}
