import Diagnostics

extension CardDraft {
    /// Bare words get their names, types are a set in small letters, cut parameters are put together.
    mutating func repairParameters() {
        forEachLine { draft, line in
            draft.repairUnquotedColon(&line)
            guard !line.parameters.isEmpty else { return }
            draft.repairBareWords(&line)
            draft.repairTypes(&line)
            draft.repairLabelEscapes(&line)
            if draft.wanted == nil { line.dropTransferParameters() }
        }
    }

    private mutating func repairBareWords(_ line: inout LineDraft) {
        guard wants(.bareWord), target != .v2_1 else { return }
        var isChanged = false
        for index in line.parameters.indices
        where line.parameters[index].parameter.name.isEmpty {
            let name = line.parameters[index].parameter.meaningfulName
            line.parameters[index].parameter.name = name
            line.parameters[index].raw = nil
            isChanged = true
        }
        guard isChanged else { return }
        line.isChanged = true
        note(.bareWord, line, line.told)
    }

    private mutating func repairTypes(_ line: inout LineDraft) {
        guard wants(.typeCase) else { return }
        let places = line.parameters.indices.filter {
            let parameter = line.parameters[$0].parameter
            // Bare words of a 2.1 card stay what they are.
            return parameter.name.uppercased() == "TYPE"
        }
        guard !places.isEmpty else { return }
        let written = places.map { line.parameters[$0].parameter.values }
        var seen: Set<String> = []
        // Types in one pair of quotes are read as several.
        let words = written.joined().flatMap { (type: String) -> [String] in
            type.split(separator: ",").map { String($0) }
        }
        let types =
            words
            .map { TypeName.normal($0, of: line.kind) }
            .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
        guard written != [types] else { return }
        line.set("TYPE", types)
        note(.typeCase, line, line.told)
    }

    private mutating func repairUnquotedColon(_ line: inout LineDraft) {
        guard wants(.unquotedColon), let last = line.parameters.indices.last,
            let text = line.sourceText, text.hasPrefix(":"),
            let value = line.parameters[last].parameter.values.last, value.hasSuffix("\\"),
            !line.parameters[last].parameter.isNamed("TYPE")
        else { return }
        let count = line.parameters[last].parameter.values.count
        line.parameters[last].parameter.values[count - 1] = value.dropLast() + ":"
        line.parameters[last].raw = nil
        line.set(
            PropertyLine.Value(
                escaped: text.dropFirst(),
                of: line.kind,
                declared: line.declaredType,
                version: card.version
            )
        )
        note(.unquotedColon, line, line.told)
    }

    /// Where the card is written anew, also on the way to the LABEL property of 3.0.
    private mutating func repairLabelEscapes(_ line: inout LineDraft) {
        guard wants(.labelEscapes), target == .v4_0 || wanted == nil, line.kind == .adr
        else { return }
        let labels = line.values("LABEL")
        let plain = labels.map(Escaping.withoutBackslashes)
        guard labels != plain else { return }
        line.set("LABEL", plain)
        note(.labelEscapes, line)
    }

    /// What only 4.0 can write in a parameter (RFC 6868) is written otherwise.
    mutating func noteParameterTexts() {
        guard wanted == nil, target != .v4_0 else { return }
        forEachLine { draft, line in
            let isOnly4 = line.parameters.contains { parameter in
                parameter.parameter.values.contains { value in
                    value.utf8.contains { $0 == ASCII.quote || $0.isLineEnd }
                }
            }
            if isOnly4 { draft.note(.parameterText, line, line.told) }
        }
    }

    /// TYPE=pref and PREF.
    mutating func repairPreference() {
        guard wants(.preference) else { return }
        if target == .v4_0 {
            forEachLine { draft, line in draft.numberPreference(&line) }
        } else {
            namePreferences()
        }
    }

    private mutating func numberPreference(_ line: inout LineDraft) {
        var types = line.values("TYPE")
        let isPreferred = types.contains { $0.lowercased() == "pref" }
        let number = line.values("X-PREF").first
        guard isPreferred || number != nil else { return }
        types.removeAll { $0.lowercased() == "pref" }
        line.set("TYPE", types)
        line.remove("X-PREF")
        if !line.has("PREF") { line.set("PREF", [number ?? "1"]) }
        note(.preference, line, line.told)
    }

    /// In 3.0 the first among the numbers is the preferred one; other numbers are kept as X-PREF.
    private mutating func namePreferences() {
        var least: [String: Int] = [:]
        for line in lines where !line.isDropped {
            guard let number = line.values("PREF").first.flatMap({ Int($0) }) else { continue }
            let key = line.name.uppercased()
            least[key] = min(least[key] ?? number, number)
        }
        forEachLine { draft, line in
            guard let written = line.values("PREF").first else { return }
            let number = Int(written)
            line.remove("PREF")
            if let number, number == least[line.name.uppercased()] {
                var types = line.values("TYPE")
                if !types.contains(where: { $0.lowercased() == "pref" }) { types.append("pref") }
                line.set("TYPE", types)
            }
            if number != 1 { line.set("X-PREF", [written]) }
            draft.note(.preference, line, line.told)
        }
    }
}

extension Escaping {
    /// The text of a parameter in which line breaks, commas, semicolons and colons were escaped by backslashes.
    static func withoutBackslashes(_ text: String) -> String {
        guard text.utf8.contains(ASCII.backslash) else { return text }
        var output: [UInt8] = []
        for byte in text.utf8 {
            let isBreak = byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N")
            let isMark = byte == ASCII.comma || byte == ASCII.semicolon || byte == ASCII.colon
            guard isBreak || isMark, output.last == ASCII.backslash else {
                output.append(byte)
                continue
            }
            while output.last == ASCII.backslash { output.removeLast() }
            output.append(isBreak ? ASCII.lineFeed : byte)
        }
        return String(decoding: output, as: UTF8.self)
    }
}

extension LineDraft {
    /// Takes away what only said how the value was encoded.
    ///
    /// A private property may hold data that stay closed: its ENCODING stays, in the form of 3.0.
    mutating func dropTransferParameters() {
        let isClosed =
            kind == .other && source.map { $0.record.flags.contains(.base64) } == true
        if has("CHARSET") { remove("CHARSET") }
        guard has("ENCODING") else { return }
        if isClosed {
            if values("ENCODING") != ["b"] { set("ENCODING", ["b"]) }
        } else {
            remove("ENCODING")
        }
    }
}
