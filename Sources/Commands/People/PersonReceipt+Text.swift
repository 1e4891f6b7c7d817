internal import KindredCore
internal import NotebookStore
internal import Text

extension PersonReceipt {
    /// The receipt as it is printed.
    var lines: [String] {
        var text = LabelledText()
        text.add("Receipt", "read back from the notebook")
        text.add("Person", "#\(reference), revision \(revision)")
        text.add("Content", content.hex)
        return text.lines
    }

    /// The receipt as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("person", person.description)
        writer.member("reference", reference)
        writer.member("revision", revision)
        writer.member("content", content.hex)
        writer.member("written", !wroteNothing)
        writer.endObject()
    }
}

extension RemovalReceipt {
    /// The receipt as it is printed.
    var lines: [String] {
        var text = LabelledText()
        text.add("Receipt", "read back as gone")
        text.add("Deleted", PersonWords.count(people, "person", "people"))
        text.add("Bytes", isErased ? "erased" : "erased once another program has finished")
        return text.lines
    }

    /// The receipt as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("deleted", people)
        writer.member("erased", isErased)
        writer.endObject()
    }
}
