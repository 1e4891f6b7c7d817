import CivilCalendar

/// A value in one of the standards' forms of a date, with or without a time (RFC 6350 §4.3, RFC 2425 §5.8.4).
///
/// Read are `YYYYMMDD`, `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, `--MMDD`, `--MM-DD`, `--MM`, `---DD`, each also with `T` (or a
/// blank) and a time, the time alone, and fourteen digits of date and time. Whether the day exists is not judged here.
struct GregorianForm: Hashable {
    /// The parts of the date.
    var date = PartialDate()
    /// The time, where there is one.
    var time: ClockTime?
    /// Whether dashes stand between the parts of a complete date.
    var isExtended = false
    /// Whether no version writes it so, though it can be read only one way.
    var isForeign = false

    /// A date that was put together from another form.
    init(foreign date: PartialDate) {
        self.date = date
        isForeign = true
    }

    /// The form of a whole value, or nil where it is none of them.
    init?(_ bytes: ArraySlice<UInt8>) {
        var scanner = ByteScanner(bytes)
        guard !scanner.isAtEnd, readDate(&scanner) else { return nil }
        if scanner.isAtEnd { return }
        if scanner.take(UInt8(ascii: " ")) {
            isForeign = true
        } else if !scanner.take(anyOf: "Tt") {
            return nil
        }
        guard let time = ClockTime(&scanner), scanner.isAtEnd else { return nil }
        self.time = time
    }

    /// Whether the version's own standard writes the value in this form.
    func isForm(of version: Version) -> Bool {
        if isForeign { return false }
        switch version {
        case .v4_0:
            return !isExtended && time?.isExtended != true && time?.hasFraction != true
        case .v3_0, .v2_1:
            let isComplete = date.year != nil && date.month != nil && date.day != nil
            return isComplete && time?.isTruncated != true
        }
    }

    private mutating func readDate(_ scanner: inout ByteScanner) -> Bool {
        switch scanner.digitRun {
        case 14: readCompactTimestamp(&scanner)
        case 8: readBasicDate(&scanner)
        case 4: readDashedDate(&scanner)
        case 0: readTruncatedDate(&scanner)
        default: false
        }
    }

    private mutating func readBasicDate(_ scanner: inout ByteScanner) -> Bool {
        date.year = scanner.number(digits: 4)
        date.month = scanner.number(digits: 2)
        date.day = scanner.number(digits: 2)
        return date.day != nil
    }

    /// Fourteen digits without a `T`: a database's timestamp, whose zone nobody knows; it is taken for UTC.
    private mutating func readCompactTimestamp(_ scanner: inout ByteScanner) -> Bool {
        isForeign = true
        guard readBasicDate(&scanner), var clock = ClockTime(&scanner), scanner.isAtEnd
        else { return false }
        clock.zone = .utc
        time = clock
        return true
    }

    private mutating func readDashedDate(_ scanner: inout ByteScanner) -> Bool {
        date.year = scanner.number(digits: 4)
        guard scanner.take(UInt8(ascii: "-")) else { return true }
        date.month = scanner.number(digits: 2)
        guard date.month != nil else { return false }
        guard scanner.take(UInt8(ascii: "-")) else { return true }
        date.day = scanner.number(digits: 2)
        isExtended = true
        return date.day != nil
    }

    private mutating func readTruncatedDate(_ scanner: inout ByteScanner) -> Bool {
        let hyphen = UInt8(ascii: "-")
        guard scanner.take(hyphen) else {
            return scanner.next == UInt8(ascii: "T") || scanner.next == UInt8(ascii: "t")
        }
        guard scanner.take(hyphen) else { return false }
        if scanner.take(hyphen) {
            date.day = scanner.number(digits: 2)
            return date.day != nil
        }
        date.month = scanner.number(digits: 2)
        guard date.month != nil else { return false }
        if scanner.take(hyphen) {
            isForeign = true
            date.day = scanner.number(digits: 2)
            return date.day != nil
        }
        date.day = scanner.number(digits: 2)
        return true
    }
}
