import Diagnostics

extension CardDraft {
    /// The LABEL property of 3.0 and the LABEL parameter of ADR in 4.0.
    mutating func repairLabels() {
        guard wants(.labelProperty) else { return }
        if target == .v4_0 {
            joinLabels()
        } else {
            partLabels()
        }
    }

    /// A label joins the first address of its group and types that has none; else it is an address of its own.
    private mutating func joinLabels() {
        for index in lines.indices where lines[index].kind == .label && !lines[index].isDropped {
            let label = lines[index]
            guard let text = label.text.map(Escaping.withoutBackslashes) else { continue }
            note(.labelProperty, label)
            lines[index].isDropped = true
            if let address = address(for: label) {
                lines[address].set("LABEL", [text])
                note(.labelProperty, lines[address])
                continue
            }
            let empty: PropertyLine.Value = .components(Array(repeating: [""], count: 7))
            var address = label
            address.rename("ADR")
            address.isDropped = false
            address.remove("VALUE")
            address.dropTransferParameters()
            address.set("LABEL", [text])
            address.set(empty)
            lines[index] = address
        }
    }

    private func address(for label: LineDraft) -> Int? {
        let plain: Set<String> = ["TYPE", "PREF", "ENCODING", "CHARSET"]
        let isPlain = label.parameters.allSatisfy {
            plain.contains($0.parameter.meaningfulName.uppercased())
        }
        guard isPlain else { return nil }
        return lines.firstIndex { line in
            line.kind == .adr && !line.isDropped && !line.has("LABEL")
                && line.group?.uppercased() == label.group?.uppercased()
                && line.types == label.types
        }
    }

    private mutating func partLabels() {
        var output: [LineDraft] = []
        output.reserveCapacity(lines.count)
        for var line in lines {
            guard line.kind == .adr, !line.isDropped, let text = line.values("LABEL").first
            else {
                output.append(line)
                continue
            }
            note(.labelProperty, line)
            var label = LineDraft(
                PropertyLine("LABEL", group: line.group, value: .text(text)),
                line: line.line
            )
            line.remove("LABEL")
            let isEmpty = line.components.allSatisfy { $0.allSatisfy(\.isEmpty) }
            label.parameters = line.parameters.filter { draft in
                isEmpty || ["TYPE", "PREF"].contains(draft.parameter.name.uppercased())
            }.map { LineDraft.Draft(parameter: $0.parameter) }
            if isEmpty {
                line.isDropped = true
            }
            output += [line, label]
        }
        lines = output
    }
}
