/// The years that programs write where they know none.
enum FillerYear: Hashable {
    /// A year like any other.
    case real
    /// No year; inferred where nothing in the card says so.
    case absent(isInferred: Bool)
    /// Either a real year or no year.
    case doubtful
    /// No date at all (Outlook's 4501, .NET's 0001).
    case placeholder

    /// What a year is, beside the year that `X-APPLE-OMIT-YEAR` names as none.
    ///
    /// Where the parameter names another year, the year is real, whatever it is; 0000, 0001 and 4501 never are.
    init(_ year: Int, omitted: Int?) {
        if year == omitted {
            self = .absent(isInferred: false)
            return
        }
        switch year {
        case 0: self = .absent(isInferred: true)
        case 1, 4501: self = .placeholder
        case 1000, 1604: self = omitted == nil ? .absent(isInferred: true) : .real
        case 1900, 1904: self = omitted == nil ? .doubtful : .real
        default: self = .real
        }
    }
}

extension BirthdayStatement {
    /// The year that `X-APPLE-OMIT-YEAR` names as "no year".
    var omittedYear: Int? {
        guard let text = parameter("X-APPLE-OMIT-YEAR") else { return nil }
        var scanner = ByteScanner(Array(text.utf8)[...])
        let run = scanner.digitRun
        guard (1...4).contains(run), let year = scanner.number(digits: run), scanner.isAtEnd
        else { return nil }
        return year
    }
}
