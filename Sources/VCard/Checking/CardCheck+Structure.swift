import Diagnostics

extension CardCheck {
    mutating func checkMalformed(_ line: ContentLine) {
        report(storage.ruleBroken(by: line), line)
    }

    /// A name that no standard knows may still be no name at all.
    mutating func checkName(_ line: ContentLine) {
        var hasUnderscore = false
        for index in line.name.wide {
            let byte = storage.bytes[index]
            if byte == 0x5F {
                hasUnderscore = true
            } else if !byte.isNameCharacter {
                report(.nameInvalid, line)
                return
            }
        }
        if hasUnderscore { report(.nameUnderscore, line) }
    }

    /// What the card as a whole must hold.
    mutating func checkWhole(_ seen: KindSet) {
        let version = card.version
        if let index = storage.versionLine {
            checkVersion(storage.lines[index], index)
        } else {
            report(.versionMissing, atLine: card.line, [version.rawValue])
        }
        let isEmpty = holdsNothing
        if isEmpty { report(.cardEmpty, atLine: card.line) }
        if !seen.contains(.fn), version != .v2_1 {
            report(.formattedNameMissing, atLine: card.line, [version.rawValue])
        }
        if !seen.contains(.n), version != .v4_0 {
            report(.structuredNameMissing, atLine: card.line, [version.rawValue])
        }
        if seen.contains(.abLabel) { checkLabels() }
        checkGroup(seen)
        if seen.contains(.gramgender) { checkGrammaticalGenders() }
    }

    private mutating func checkVersion(_ line: ContentLine, _ index: Int) {
        let bytes = storage.bytes
        let value = bytes.span.trimmed(line.value.wide)
        let text = value.count == 3 ? storage.string(value.narrow) : ""
        if Version(rawValue: text) == nil {
            report(.versionUnknown, line, [card.version.rawValue])
        } else if card.version == .v4_0, index != 0 {
            report(.versionNotFirst, line)
        }
    }

    /// Whether nothing is said of anybody: no value besides the card's own data.
    private var holdsNothing: Bool {
        storage.lines.allSatisfy { line in
            switch line.kind {
            case .version, .prodid, .rev, .uid, .profile: true
            default:
                !line.flags.contains(.malformed)
                    && storage.bytes[line.value.wide].allSatisfy {
                        $0 == ASCII.semicolon || $0.isBlank
                    }
            }
        }
    }

    private mutating func checkLabels() {
        var groups: Set<String> = []
        for line in storage.lines where line.kind != .abLabel && !line.group.isEmpty {
            groups.insert(storage.string(line.group).uppercased())
        }
        for line in storage.lines where line.kind == .abLabel {
            if line.group.isEmpty {
                report(.labelWithoutGroup, line)
            } else if !groups.contains(storage.string(line.group).uppercased()) {
                report(.labelOfNothing, line)
            }
        }
    }
}
