import Diagnostics

extension CardDraft {
    /// Telephone numbers, places and zones in the form of the version.
    mutating func repairPlaces() {
        forEachLine { draft, line in
            switch line.kind {
            case .tel where draft.wants(.telephoneURI): draft.repairTelephone(&line)
            case .geo where draft.wants(.geoForm): draft.repairPlace(&line)
            case .tz where draft.wants(.zoneForm): draft.repairZone(&line)
            default: break
            }
        }
    }

    private mutating func repairTelephone(_ line: inout LineDraft) {
        guard let text = line.text, text.lowercased().hasPrefix("tel:") else { return }
        if target == .v4_0 {
            guard line.declaredType != "uri" else { return }
            line.set("VALUE", ["uri"])
            line.set(.uri(text))
        } else {
            line.remove("VALUE")
            line.set(.text(String(text.dropFirst(4))))
        }
        note(.telephoneURI, line)
    }

    private mutating func repairPlace(_ line: inout LineDraft) {
        guard let text = line.text else { return }
        if target == .v4_0 {
            let separator: Character = text.contains(";") ? ";" : ","
            let parts = text.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy(CardDraft.isCoordinate) else { return }
            line.remove("VALUE")
            line.set(.uri("geo:\(parts[0].trimmed),\(parts[1].trimmed)"))
        } else {
            let isLink = text.lowercased().hasPrefix("geo:")
            let parts = text.dropFirst(isLink ? 4 : 0)
                .split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy(CardDraft.isCoordinate) else {
                if isLink { line.set("VALUE", ["uri"]) }
                return
            }
            line.remove("VALUE")
            line.set(.uri("\(parts[0].trimmed);\(parts[1].trimmed)"))
        }
        note(.geoForm, line)
    }

    private static func isCoordinate(_ text: Substring) -> Bool {
        let text = text.trimmed
        let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
        return !digits.isEmpty
            && digits.utf8.allSatisfy { $0.isDigit || $0 == ASCII.dot }
            && digits.utf8.count(where: { $0 == ASCII.dot }) <= 1
    }

    private mutating func repairZone(_ line: inout LineDraft) {
        guard let text = line.text else { return }
        if line.declaredType == "uri" { return }
        let offset = line.declaredType == "text" ? nil : ZoneOffset(text)
        if target == .v4_0 {
            if let offset {
                guard line.declaredType != "utc-offset" || text != offset.basic else { return }
                line.set("VALUE", ["utc-offset"])
                line.set(.uri(offset.basic))
                note(.zoneForm, line)
            } else if line.has("VALUE"), ZoneOffset(text) == nil {
                line.remove("VALUE")
                note(.zoneForm, line)
            }
        } else if let offset {
            guard line.has("VALUE") || text != offset.extended else { return }
            line.remove("VALUE")
            line.set(.uri(offset.extended))
            note(.zoneForm, line)
        } else if line.declaredType != "text" {
            line.set("VALUE", ["text"])
            note(.zoneForm, line)
        }
    }
}

/// A distance from UTC as TZ writes it: `-0500`, `-05:00`, `-05` (RFC 6350 §4.7, RFC 2425 §5.8.4).
struct ZoneOffset {
    private let sign: UInt8
    private let digits: [UInt8]

    init?(_ text: String) {
        let bytes = text.trimmed.utf8
        guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            return nil
        }
        let rest = Array(bytes.dropFirst())
        switch rest.count {
        case 2, 4: digits = rest
        case 5 where rest[2] == ASCII.colon: digits = Array(rest[..<2] + rest[3...])
        default: return nil
        }
        guard digits.allSatisfy(\.isDigit) else { return nil }
        self.sign = sign
    }

    /// The form of 4.0.
    var basic: String { String(decoding: [sign] + digits, as: UTF8.self) }

    /// The form of 3.0.
    var extended: String {
        let minutes = digits.count == 4 ? Array(digits[2...]) : Array("00".utf8)
        return String(decoding: [sign] + digits[..<2] + [ASCII.colon] + minutes, as: UTF8.self)
    }
}

extension StringProtocol {
    /// The text without blanks and line ends at its ends.
    var trimmed: String {
        let bytes = Array(utf8)
        let range = bytes.indices.filter { !bytes[$0].isBlank && !bytes[$0].isLineEnd }
        guard let first = range.first, let last = range.last else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
