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

    /// A label joins the address of its group and types that it belongs to; else it is an address of its own.
    private mutating func joinLabels() {
        let owners = labelOwners
        for index in lines.indices where lines[index].kind == .label && !lines[index].isDropped {
            let label = lines[index]
            guard let text = label.text.map(Escaping.withoutBackslashes) else { continue }
            note(.labelProperty, label)
            lines[index].isDropped = true
            if let address = owners[index] {
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

    /// What tells which addresses a label may belong to.
    private struct LabelKey: Hashable {
        let group: String?
        let types: Set<String>

        init(_ line: LineDraft) {
            group = line.group?.uppercased()
            types = line.types
        }
    }

    /// Which address each label belongs to.
    ///
    /// As many labels as addresses belong together one by one. Else a label belongs to the address that it stands behind,
    /// as labels that leave 4.0 do, and one that stands elsewhere to the first address that has none.
    private var labelOwners: [Int: Int] {
        let plain: Set<String> = ["TYPE", "PREF", "X-PREF", "ENCODING", "CHARSET"]
        var labels: [LabelKey: [Int]] = [:]
        var addresses: [LabelKey: [Int]] = [:]
        var behind: [Int: Int] = [:]
        var last: Int?
        for (index, line) in lines.enumerated() where !line.isDropped {
            defer { last = index }
            if line.kind == .adr, !line.has("LABEL") {
                addresses[LabelKey(line), default: []].append(index)
            }
            guard line.kind == .label,
                line.parameters.allSatisfy({
                    plain.contains($0.parameter.meaningfulName.uppercased())
                })
            else { continue }
            labels[LabelKey(line), default: []].append(index)
            behind[index] = last
        }
        var owners: [Int: Int] = [:]
        for (key, labels) in labels {
            var free = addresses[key] ?? []
            guard labels.count != free.count else {
                for (label, address) in zip(labels, free) { owners[label] = address }
                continue
            }
            for label in labels {
                guard let place = free.firstIndex(where: { $0 == behind[label] }) else { continue }
                owners[label] = free.remove(at: place)
            }
            for label in labels where owners[label] == nil && !free.isEmpty {
                owners[label] = free.removeFirst()
            }
        }
        return owners
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
