internal import CivilCalendar
internal import KindredCore
internal import NotebookStore
internal import Text

extension SaveReceipt {
    /// The receipt as it is printed: the same for the same import.
    var lines: [String] {
        var text = LabelledText()
        text.add("Receipt", "read back from the notebook")
        text.add("Person", "#\(reference), revision \(revision)")
        text.add("Saved on", savedOn.description)
        text.add("Import", marker.hex)
        text.add("Content", content.hex)
        return text.lines
    }

    /// The receipt as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("person", person.description)
        writer.member("reference", reference)
        writer.member("revision", revision)
        writer.member("savedOn", savedOn.description)
        writer.member("import", marker.hex)
        writer.member("content", content.hex)
        writer.endObject()
    }
}
