import Diagnostics

extension CardCheck {
    /// A value whose form the target lacks.
    mutating func checkTargetValue(_ line: ContentLine, _ index: Int, _ target: Version) {
        switch (line.kind, target) {
        case (.bday, _): checkTargetDate(line, index, target)
        case (.rev, _): checkTargetTime(line, index, target)
        case (.tel, .v3_0), (.geo, .v3_0), (.tz, .v3_0), (.key, .v3_0):
            checkTargetLink(line, index, target)
        case (.n, .v3_0): checkTargetComponents(line, index, 5, target)
        case (.adr, .v3_0): checkTargetComponents(line, index, 7, target)
        case (.sound, .v4_0), (.photo, .v4_0), (.logo, .v4_0):
            checkTargetMedia(line, index, target)
        default: break
        }
    }

    private mutating func tell(
        _ line: ContentLine,
        _ target: Version,
        _ what: String,
        _ remedy: String = "it stays as it is"
    ) {
        report(.targetValue, line, [line.kind.rawValue, target.rawValue, what, remedy])
    }

    private func declaredType(_ property: Property) -> String? {
        property.parameter(ParameterKind.value.rawValue).first?.lowercased()
    }

    /// BDAY is a complete date or date-time in 3.0 (RFC 2426 §3.1.5), and seconds are whole in 4.0.
    private mutating func checkTargetDate(_ line: ContentLine, _ index: Int, _ target: Version) {
        let property = property(index)
        if declaredType(property) == "text" {
            if target == .v3_0 {
                tell(line, target, "a text", "it stays as it is, with VALUE=text")
            }
            return
        }
        let statement = BirthdayStatement(
            property: PropertyKind.bday.rawValue,
            parameters: property.parameters,
            value: property.escapedText ?? "",
            version: card.version
        )
        // The parameter CALSCALE is told, and what its date says is of that calendar.
        if let scale = statement.calendarScale, scale != "gregorian" { return }
        guard
            let date = WrittenDate(
                DateText(statement.value, version: card.version),
                omitted: statement.omittedYear,
                keepsYear: false
            )
        else { return }
        if target == .v3_0, date.isYearless {
            tell(
                line,
                target,
                "a day without its year",
                "it is written in the year \(WrittenDate.omittedYear), with X-APPLE-OMIT-YEAR"
            )
        } else if target == .v3_0, !date.isComplete {
            tell(line, target, "a date with parts left out")
        } else if let time = date.timeOfDay {
            checkTime(time, line, target)
        }
    }

    private mutating func checkTargetTime(_ line: ContentLine, _ index: Int, _ target: Version) {
        let text = Array((property(index).escapedText ?? "").trimmed.utf8)
        guard TimestampForm.matches(text.span, text.indices), let time = WrittenTime(of: text)
        else { return }
        checkTime(time, line, target)
    }

    private mutating func checkTime(
        _ time: WrittenTime,
        _ line: ContentLine,
        _ target: Version
    ) {
        if target == .v4_0, time.hasFraction {
            tell(line, target, "a moment with a fraction of a second", "the fraction is lost")
        } else if target == .v3_0, !time.isComplete {
            tell(line, target, "a time without minutes and seconds")
        } else if target == .v3_0, time.hasShortZone {
            tell(line, target, "a time whose zone has hours only")
        }
    }

    /// Links that 3.0 has no form for: TEL, GEO, TZ and KEY hold no URI there.
    private mutating func checkTargetLink(_ line: ContentLine, _ index: Int, _ target: Version) {
        let property = property(index)
        let text = (property.escapedText ?? "").trimmed
        let kept = "it stays as it is, with VALUE=uri"
        let isURI = declaredType(property) == "uri"
        switch line.kind {
        case .tel where isURI && !text.lowercased().hasPrefix("tel:"):
            tell(line, target, "a URI that is no tel:", kept)
        case .geo where !isPlainPlace(text):
            tell(line, target, "more than a latitude and a longitude", kept)
        case .tz where isURI: tell(line, target, "a URI", kept)
        case .key where property.isLink: tell(line, target, "a URI", kept)
        default: break
        }
    }

    /// A `geo:` URI of two numbers and nothing else.
    private func isPlainPlace(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let isPlace = bytes.span.hasPrefix("GEO:", in: bytes.indices)
        let parts = text.dropFirst(4).split(separator: ",", omittingEmptySubsequences: false)
        return isPlace && parts.count == 2 && !text.contains(";")
            || PlaceForm.isPair(bytes.span, bytes.indices)
    }

    /// What stands behind the components that 3.0 knows (RFC 9554 §2).
    private mutating func checkTargetComponents(
        _ line: ContentLine,
        _ index: Int,
        _ count: Int,
        _ target: Version
    ) {
        let further = (property(index).components ?? []).dropFirst(count)
        guard further.contains(where: { !$0.allSatisfy(\.isEmpty) }) else { return }
        tell(
            line,
            target,
            "of more than \(count) components",
            "the further ones stay, and other programs drop them"
        )
    }

    /// PHOTO, LOGO and SOUND are URIs in 4.0; a part of a mail message or a text is none.
    private mutating func checkTargetMedia(_ line: ContentLine, _ index: Int, _ target: Version) {
        let property = property(index)
        guard property.mediaReference != nil, !property.isInlineMedia, !property.isLink else {
            return
        }
        tell(line, target, "a text", "it stays as it is, with VALUE=text")
    }
}
