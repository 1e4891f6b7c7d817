import CivilCalendar
import Diagnostics

extension CardDraft {
    /// BDAY, ANNIVERSARY and DEATHDATE in the form of the version; what can be no date is text in 4.0.
    mutating func repairDates() {
        guard wants(.dateForm) || wants(.dateText) else { return }
        forEachLine { draft, line in
            switch line.kind {
            case .bday, .anniversary, .deathdate: draft.repairDate(&line)
            default: break
            }
        }
    }

    private mutating func repairDate(_ line: inout LineDraft) {
        guard let statement = statement(line) else { return }
        if statement.valueType == "text" {
            if wanted == nil { line.set(.text(line.text ?? "")) }
            return
        }
        if let scale = statement.calendarScale, scale != "gregorian" { return }
        let text = DateText(statement.value, version: card.version)
        guard !text.isEmpty else { return }
        let blanks = statement.parameters.contains { parameter in
            let name = parameter.name.uppercased()
            return name == "X-FM-NO-MONTH" || name == "X-FM-NO-DAY"
        }
        if let date = WrittenDate(text, omitted: statement.omittedYear, keepsYear: blanks) {
            if wants(.dateForm) { write(date, statement, &line) }
        } else if target == .v4_0 {
            guard wants(.dateText) else { return }
            line.set("VALUE", ["text"])
            line.set(.text(line.text ?? ""))
            note(.dateText, line, line.told)
        } else if wanted == nil, line.declaredType != "uri", line.declaredType != "url" {
            line.set(.text(line.text ?? ""))
        }
    }

    private func statement(_ line: LineDraft) -> BirthdayStatement? {
        guard let source = line.source else { return nil }
        return BirthdayStatement(
            property: "BDAY",
            parameters: source.parameters,
            value: line.sourceText ?? "",
            version: card.version
        )
    }

    private mutating func write(
        _ date: WrittenDate,
        _ statement: BirthdayStatement,
        _ line: inout LineDraft
    ) {
        let value = target == .v4_0 ? date.basic : date.extended
        let omitted = String(WrittenDate.omittedYear)
        // A year that only the marker shows to be real keeps it.
        let marker =
            date.hasOmittedYear
            ? line.values("X-APPLE-OMIT-YEAR").first
            : target != .v4_0 && date.isYearless ? omitted : nil
        let type: String? =
            switch (target, line.declaredType) {
            case (.v4_0, _): nil
            case (_, "date") where !date.hasTime: "date"
            default: date.hasTime ? "date-time" : nil
            }
        let isSame =
            value == statement.value && line.declaredType == type
            && line.values("X-APPLE-OMIT-YEAR").first == marker
        let hadMarker = line.has("X-APPLE-OMIT-YEAR")
        guard !isSame, wanted == nil || value != statement.value || hadMarker != (marker != nil)
        else { return }
        if let marker { line.set("X-APPLE-OMIT-YEAR", [marker]) }
        if marker == nil, hadMarker { line.remove("X-APPLE-OMIT-YEAR") }
        if let type { line.set("VALUE", [type]) } else { line.remove("VALUE") }
        line.set(.uri(value))
        if value != statement.value || hadMarker != (marker != nil) {
            note(.dateForm, line, line.told)
        }
    }

    /// REV and CREATED in the form of the version, one REV only.
    mutating func repairTimestamps() {
        forEachLine { draft, line in
            guard line.kind == .rev || line.kind == .created else { return }
            draft.repairTimestamp(&line)
        }
        guard wants(.repeated) else { return }
        let revisions = lines.indices.filter { lines[$0].kind == .rev && !lines[$0].isDropped }
        guard revisions.count > 1, let first = revisions.first else { return }
        var newest = first
        for index in revisions {
            let (one, two) = (lines[newest].text ?? "", lines[index].text ?? "")
            if one.hasSuffix("Z"), two.hasSuffix("Z"), two > one { newest = index }
        }
        for index in revisions where index != newest {
            lines[index].isDropped = true
            note(.repeated, lines[index], "REV", "nothing")
        }
    }

    private mutating func repairTimestamp(_ line: inout LineDraft) {
        guard let source = line.source else { return }
        let written = (line.sourceText ?? "")
        let bytes = Array(written.trimmed.utf8)
        guard TimestampForm.matches(bytes.span, bytes.indices) else {
            guard wants(.timestampInvalid) else { return }
            line.rename("X-" + line.kind.rawValue)
            note(.timestampInvalid, line, source.kind.rawValue, line.name)
            return
        }
        guard wants(.timestampForm) else { return }
        let digits = bytes.prefix { $0.isDigit || $0 == UInt8(ascii: "-") }
            .filter(\.isDigit)
        let day = String(decoding: digits, as: UTF8.self)
        let time = WrittenTime(of: bytes)
        let value: String
        if target == .v4_0 {
            value = day + (time.map { "T" + $0.basic } ?? "")
        } else {
            value =
                "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
                + (time.map { "T" + $0.extended } ?? "")
        }
        let type = time == nil ? "date" : nil
        guard value != written || wanted == nil && line.declaredType != type else { return }
        if let type { line.set("VALUE", [type]) } else { line.remove("VALUE") }
        line.set(.uri(value))
        if value != written { note(.timestampForm, line, line.told) }
    }
}
