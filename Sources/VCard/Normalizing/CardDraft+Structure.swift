import Diagnostics

extension CardDraft {
    /// Lines that are no property stay behind where the card is written anew.
    mutating func noteUnreadable() {
        guard wanted == nil else { return }
        for line in card.storage.lines where line.flags.contains(.malformed) {
            note(.unreadableLine, atLine: card.line + Int(line.line))
        }
    }

    /// VERSION stands once and, in a card that is written anew or is 4.0, first.
    mutating func repairVersionLines() {
        guard wants(.versionLine) else { return }
        let places = lines.indices.filter { lines[$0].kind == .version }
        let isFirst = places.first == 0 && !card.startsMalformed
        let declared = places.first.flatMap { lines[$0].text }
        let isKnown = declared == card.version.rawValue
        let moves = !isFirst && (wanted == nil || target == .v4_0)
        if places.isEmpty { note(.versionLine, atLine: card.line) }
        for place in places where place != places.first || !isKnown || moves {
            note(.versionLine, lines[place])
        }
        for place in places.dropFirst() { lines[place].isDropped = true }
        if let first = places.first, isKnown || wanted == nil {
            guard moves else { return }
            lines[first].isDropped = true
        } else if let first = places.first {
            lines[first].isDropped = true
        }
        guard wanted != nil else { return }
        let version = PropertyLine("VERSION", value: .escaped(target.rawValue))
        lines.insert(LineDraft(version, line: card.line), at: 0)
    }

    /// A birthday or a photo that is empty says nothing and is misread.
    mutating func dropEmptyValues() {
        guard wants(.emptyValue) else { return }
        forEachLine { draft, line in
            switch line.kind {
            case .bday, .photo, .logo, .sound, .key, .anniversary, .rev: break
            default: return
            }
            let isBlank =
                line.value == nil && line.source?.isBlank == true
                || line.text?.withoutForbidden.trimmed.isEmpty == true
            guard isBlank else { return }
            line.isDropped = true
            draft.note(.emptyValue, line, line.told)
        }
    }

    /// N has five parts, ADR seven; ORG ends with a unit.
    mutating func repairComponents() {
        forEachLine { draft, line in
            switch line.kind {
            case .n: draft.pad(&line, to: 5, .nameComponents)
            case .adr: draft.pad(&line, to: 7, .addressComponents)
            case .org where draft.wants(.organizationUnits):
                var units = line.components
                let count = units.count
                while units.count > 1, units.last?.allSatisfy(\.isEmpty) == true {
                    units.removeLast()
                }
                guard units.count < count else { return }
                line.set(.components(units))
                draft.note(.organizationUnits, line)
            default: break
            }
        }
    }

    private mutating func pad(_ line: inout LineDraft, to count: Int, _ repair: Repair) {
        guard wants(repair) else { return }
        if line.value == nil, line.source?.holdsSeparators(count - 1) == true { return }
        var parts = line.components
        guard parts.count < count else { return }
        while parts.count < count { parts.append([""]) }
        line.set(.components(parts))
        note(repair, line)
    }

    /// 3.0 wants an N; an empty one is no guess.
    mutating func repairStructuredName() {
        guard wants(.nameMissing), target == .v3_0, first(.n) == nil else { return }
        let name = PropertyLine("N", value: .components(Array(repeating: [""], count: 5)))
        let place = (first(.fn) ?? first(.version)).map { $0 + 1 } ?? 0
        lines.insert(LineDraft(name, line: card.line), at: place)
        note(.nameMissing, atLine: card.line)
    }

    /// Of properties that are alike to the last byte one stays; a label behind an address is alike where both are.
    mutating func dropDuplicates() {
        guard wants(.duplicate) else { return }
        var seen: Set<[UInt8]> = []
        var counts: [PropertyKind: Int] = [:]
        for line in lines where !line.isDropped { counts[line.kind, default: 0] += 1 }
        var address: [UInt8] = []
        for index in lines.indices where !lines[index].isDropped {
            let line = lines[index]
            let before = address
            address = []
            guard line.kind != .version, counts[line.kind] ?? 0 > 1 else { continue }
            var bytes: [UInt8] = []
            line.append(to: &bytes, in: self, lineEnd: [ASCII.lineFeed])
            if line.kind == .adr { address = bytes }
            let isNew = seen.insert(bytes).inserted
            if line.kind == .label, !before.isEmpty {
                guard !seen.insert(before + bytes).inserted else { continue }
            } else {
                guard !isNew else { continue }
            }
            lines[index].isDropped = true
            note(.duplicate, line, line.told)
        }
    }
}

extension Property {
    /// Whether at least so many semicolons, and no backslash, stand in the value as it was written.
    fileprivate func holdsSeparators(_ count: Int) -> Bool {
        guard !record.flags.contains(.quotedPrintable) else { return false }
        var found = 0
        for byte in storage.bytes[record.value.wide] {
            if byte == ASCII.backslash { return false }
            if byte == ASCII.semicolon { found += 1 }
        }
        return found >= count
    }

    /// Whether the value is empty or blank.
    var isBlank: Bool {
        storage.bytes[record.value.wide].allSatisfy {
            $0.isBlank || $0.isLineEnd || $0.isForbidden
        }
    }
}

extension Card {
    /// Whether a line that is no property stands before the first property.
    fileprivate var startsMalformed: Bool {
        storage.lines.first?.flags.contains(.malformed) == true
    }
}
