extension Card {
    /// The card as it stands in its file, from BEGIN to END with its line ends, byte for byte.
    ///
    /// Of a UTF-16 file these are the bytes of its text in UTF-8.
    public var rawBytes: ArraySlice<UInt8> { storage.bytes[..<storage.rawCount] }

    /// The card with some properties written anew; every other byte is as it was.
    ///
    /// Edits name properties of this card; the new lines have the form of the card's own version and the line ends of
    /// their neighbours. Of several edits of one property the last counts; insertions keep their order.
    ///
    /// ```swift
    /// let note = PropertyLine("NOTE", value: .text("Likes tea"))
    /// let bytes = card.bytes(applying: [.append(note)])
    /// ```
    public func bytes(applying edits: [PropertyEdit]) -> [UInt8] {
        var script = EditScript(storage)
        for edit in edits {
            switch edit {
            case .replace(let property, let lines):
                script.replace(property.index, with: lines.map(written))
            case .remove(let property):
                script.replace(property.index, with: [])
            case .insert(let line, let property):
                script.insert(written(line), after: property.index)
            case .append(let line):
                script.append(written(line))
            }
        }
        return script.bytes
    }

    private func written(_ line: PropertyLine) -> EditScript.Line {
        { output, lineEnd in
            line.append(to: &output, version: version, lineEnd: lineEnd)
        }
    }
}
