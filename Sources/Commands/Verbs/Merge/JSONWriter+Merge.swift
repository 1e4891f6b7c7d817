internal import Text
internal import VCard

/// A merge report as `--format json` writes it; programs build on these members, so they are only ever added to.
extension JSONWriter {
    /// The object of a report.
    mutating func merged(_ report: MergeReport) {
        beginObject()
        member("cardsIn", report.cardsIn)
        member("cardsOut", report.cardsOut)
        array("merged") { array in
            for group in report.groups { array.group(group) }
        }
        array("conflicts") { array in
            for conflict in report.conflicts { array.conflict(conflict) }
        }
        array("questions") { array in
            for question in report.questions {
                array.object { object in
                    object.member("evidence", question.evidence.rawValue)
                    object.sources(question.sources)
                }
            }
        }
        endObject()
    }

    private mutating func group(_ group: MergeReport.Group) {
        object { object in
            object.member("evidence", group.evidence.rawValue)
            object.sources(group.sources)
            object.values("kept", group.kept)
            object.values("superseded", group.superseded)
        }
    }

    private mutating func conflict(_ conflict: MergeReport.Conflict) {
        object { object in
            object.member("kind", conflict.subject == nil ? "uid" : "value")
            object.member("property", conflict.subject?.propertyName)
            object.sources(conflict.sources)
            object.values("values", conflict.values)
        }
    }

    private mutating func sources(_ sources: [MergeSource]) {
        array("cards") { array in
            for source in sources { array.source(source) }
        }
    }

    private mutating func values(_ name: String, _ values: [MergeReport.Value]) {
        array(name) { array in
            for value in values {
                array.object { object in
                    object.member("property", value.property)
                    object.member("value", value.text)
                    object.key("card")
                    object.source(value.source)
                }
            }
        }
    }

    private mutating func source(_ source: MergeSource) {
        object { object in
            object.member("file", source.file)
            object.member("card", source.card)
            object.member("line", source.line)
        }
    }
}
