extension PropertyLine {
    /// Appends the line in the form of a version, folded, with its end.
    func append(
        to output: inout [UInt8],
        version: Version,
        lineEnd: [UInt8] = [ASCII.carriageReturn, ASCII.lineFeed]
    ) {
        if version == .v2_1 {
            appendVersit(to: &output, lineEnd: lineEnd)
            return
        }
        let added = mediaParameters(version, PropertyKind(named: name))
        // The first usual word among the types is read as the type of the data.
        let parameters = MediaTypeName.leads(types) ? added + parameters : parameters + added
        var line = head(parameters: parameters, version: version)
        line.append(ASCII.colon)
        appendValue(to: &line, version: version)
        Folding.append(line.span, to: &output, lineEnd: lineEnd)
    }

    /// Appends what follows the parameters: those that the value's form adds, the colon and the value.
    func appendTail(to line: inout [UInt8], version: Version, kind: PropertyKind) {
        for parameter in mediaParameters(version, kind) {
            parameter.append(to: &line, version: version)
        }
        line.append(ASCII.colon)
        appendValue(to: &line, version: version)
    }

    /// Group, name and parameters.
    private func head(parameters: [Parameter], version: Version) -> [UInt8] {
        var line: [UInt8] = []
        if let group {
            line += group.utf8
            line.append(ASCII.dot)
        }
        line += name.utf8
        for parameter in parameters where !parameter.values.isEmpty {
            parameter.append(to: &line, version: version)
        }
        return line
    }

    /// The parameters that say how data stand in the value, where no data URI says so.
    private func mediaParameters(_ version: Version, _ kind: PropertyKind) -> [Parameter] {
        guard case .media(_, let type) = value, version != .v4_0 else { return [] }
        let encoding = version == .v2_1 ? "BASE64" : "b"
        let word = type.flatMap { MediaTypeName.type($0, of: kind, beside: types) }
        return [Parameter(name: "ENCODING", values: [encoding])]
            + (word.map { [Parameter(name: "TYPE", values: [$0])] } ?? [])
    }

    private var types: [String] {
        parameters.flatMap { $0.isNamed("TYPE") ? $0.values : [] }
    }

    private func appendValue(to line: inout [UInt8], version: Version) {
        switch value {
        case .text(let text): Escaping.append(text, style: .text, to: &line)
        case .list(let texts): PropertyLine.append(texts, to: &line, style: .text)
        case .components(let components):
            for (index, texts) in components.enumerated() {
                if index > 0 { line.append(ASCII.semicolon) }
                PropertyLine.append(texts, to: &line, style: .text)
            }
        case .uri(let text): Escaping.append(text, style: .uri, to: &line)
        case .escaped(let text): Escaping.append(text, style: .escaped, to: &line)
        case .media(let base64, let type):
            if version == .v4_0 {
                line += "data:\(type ?? MediaTypeName.unknown);base64,".utf8
            }
            line += base64.lazy.filter { !$0.isBlank && !$0.isLineEnd }
        }
    }

    private static func append(
        _ texts: [String],
        to line: inout [UInt8],
        style: Escaping.Style
    ) {
        for (index, text) in texts.enumerated() {
            if index > 0 { line.append(ASCII.comma) }
            Escaping.append(text, style: style, to: &line)
        }
    }

    /// The form of vCard 2.1: text with line breaks or more than ASCII is quoted-printable in UTF-8.
    private func appendVersit(to output: inout [UInt8], lineEnd: [UInt8]) {
        var text: [UInt8] = []
        switch value {
        case .text(let value): Escaping.append(value, style: .versit, to: &text)
        case .list(let texts): text += texts.joined(separator: ",").utf8
        case .components(let components):
            for (index, texts) in components.enumerated() {
                if index > 0 { text.append(ASCII.semicolon) }
                Escaping.append(texts.joined(separator: ","), style: .versit, to: &text)
            }
        case .uri, .escaped, .media: appendValue(to: &text, version: .v2_1)
        }
        let isQuoted = QuotedPrintable.isNeeded(text)
        var added = mediaParameters(.v2_1, PropertyKind(named: name))
        if isQuoted {
            added += [
                Parameter(name: "ENCODING", values: ["QUOTED-PRINTABLE"]),
                Parameter(name: "CHARSET", values: ["UTF-8"]),
            ]
        }
        var line = head(parameters: parameters + added, version: .v2_1)
        line.append(ASCII.colon)
        if isQuoted {
            output += line
            QuotedPrintable.append(text, to: &output, column: line.count, lineEnd: lineEnd)
            output += lineEnd
            return
        }
        line += text
        Folding.append(line.span, to: &output, lineEnd: lineEnd)
        if case .media = value { output += lineEnd }
    }
}
