import Diagnostics

extension CardDraft {
    /// Of what may stand once the first stays; the others are carried as X-, a second PRODID goes.
    mutating func repairRepeated() {
        guard wants(.repeated) else { return }
        var seen: Set<PropertyKind> = []
        let target = target
        forEachLine { draft, line in
            switch line.kind {
            case .prodid, .uid, .n, .kind, .gender, .anniversary: break
            default: return
            }
            if target == .v4_0, line.has("ALTID") { return }
            guard !seen.insert(line.kind).inserted else { return }
            let name = line.kind.rawValue
            if line.kind == .prodid {
                line.isDropped = true
                draft.note(.repeated, line, name, "nothing")
                return
            }
            guard !draft.isCopy(line) else { return }
            line.value = line.meaning
            line.rename("X-" + name)
            draft.note(.repeated, line, name, line.name)
        }
    }

    /// Whether an earlier property is the same: it goes as a copy.
    private func isCopy(_ line: LineDraft) -> Bool {
        guard wants(.duplicate), let first = lines.first(where: { $0.kind == line.kind }) else {
            return false
        }
        var (one, two): ([UInt8], [UInt8]) = ([], [])
        first.append(to: &one, in: self, lineEnd: [])
        line.append(to: &two, in: self, lineEnd: [])
        return one == two
    }

    /// One FN in 3.0, at least one in 4.0, made of what the card says where there is none.
    mutating func repairFormattedName() {
        let places = lines.indices.filter { lines[$0].kind == .fn && !lines[$0].isDropped }
        let named = places.filter { lines[$0].text?.trimmed.isEmpty == false }
        if named.isEmpty { makeFormattedName(in: places.first) }
        guard wants(.formattedNameFurther), target == .v3_0, places.count > 1 else { return }
        let preferred = named.first {
            lines[$0].values("TYPE").contains { $0.lowercased() == "pref" }
        }
        let kept = preferred ?? named.first ?? places[0]
        for place in places where place != kept && !isCopy(lines[place]) {
            if !named.contains(place) {
                lines[place].isDropped = true
                note(.emptyValue, lines[place], "FN")
                continue
            }
            lines[place].value = lines[place].meaning
            lines[place].rename("X-FN")
            note(.formattedNameFurther, lines[place])
        }
    }

    private mutating func makeFormattedName(in place: Int?) {
        guard wants(.formattedNameMissing) else { return }
        let (text, origin) = formattedName
        // What is empty on both sides needs no word.
        if place != nil, text.isEmpty, target != .v2_1 { return }
        if card.version == .v2_1, target == .v2_1 { return }
        note(.formattedNameMissing, atLine: card.line, [origin])
        if let place {
            lines[place].set(.text(text))
        } else {
            let start = (lines.first?.kind == .version && !lines[0].isDropped) ? 1 : 0
            let name = PropertyLine("FN", value: .text(text))
            lines.insert(LineDraft(name, line: card.line), at: start)
        }
    }

    /// The name to show, and the property that it comes from.
    private var formattedName: (text: String, origin: String) {
        if let name = first(.n) {
            let parts = lines[name].components.map { $0.joined(separator: " ").trimmed }
            func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
            let text = [3, 1, 2, 0, 4].map(part).filter { !$0.isEmpty }.joined(separator: " ")
            if !text.isEmpty { return (text, "N") }
        }
        if let unit = first(.org).flatMap({ lines[$0].components.first })?
            .joined(separator: ",").trimmed, !unit.isEmpty
        {
            return (unit, "ORG")
        }
        for kind in [PropertyKind.email, .tel] {
            let texts = lines.filter { $0.kind == kind && !$0.isDropped }.compactMap(\.text)
            if let text = texts.map(\.trimmed).first(where: { !$0.isEmpty }) {
                let isURI = text.lowercased().hasPrefix("tel:")
                return (isURI ? String(text.dropFirst(4)) : text, kind.rawValue)
            }
        }
        return ("", "nothing")
    }
}
