import CivilCalendar

/// A date with the English name of its month: what a person or JavaScript's `Date` writes.
///
/// It is no vCard date in any version; what it seems to say is a suggestion.
struct WordedDate: Hashable {
    /// The day it seems to name.
    let date: CivilDate
    /// The time of a JavaScript date string; nil for a date that a person wrote.
    let time: ClockTime?

    /// The date of a whole value, or nil where it has no single reading.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= 96 else { return nil }
        let words = bytes.split { $0.isWhite || $0 == UInt8(ascii: ",") }
        if let script = WordedDate(scriptWords: words) {
            self = script
            return
        }
        let parts = bytes.split {
            $0.isWhite || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: ".")
        }
        guard parts.count == 3, let date = WordedDate.date(of: parts) else { return nil }
        self.date = date
        time = nil
    }

    /// `Thu Apr 12 1984 00:00:00 GMT+0800`, with or without the zone's name behind.
    private init?(scriptWords words: [ArraySlice<UInt8>]) {
        guard words.count >= 6, words[0].count == 3, words[0].allSatisfy(\.isLetter),
            words[5].starts(with: "GMT".utf8), let date = WordedDate.date(of: words[1...3])
        else { return nil }
        var scanner = ByteScanner(words[4])
        guard let time = ClockTime(&scanner), scanner.isAtEnd else { return nil }
        self.date = date
        self.time = time
    }

    /// The day of a month's name, a number of one or two digits and one of four, in any order.
    private static func date(of words: some Sequence<ArraySlice<UInt8>>) -> CivilDate? {
        var date = PartialDate()
        for word in words {
            var scanner = ByteScanner(word)
            switch scanner.digitRun {
            case 4 where date.year == nil: date.year = scanner.number(digits: 4)
            case 2 where date.day == nil: date.day = scanner.number(digits: 2)
            case 1 where date.day == nil: date.day = scanner.number(digits: 1)
            case 0 where date.month == nil:
                date.month = month(named: word)
                continue
            default: return nil
            }
            guard scanner.isAtEnd || isOrdinalEnding(scanner.remainder) else { return nil }
        }
        return date.civilDate
    }

    private static func isOrdinalEnding(_ bytes: ArraySlice<UInt8>) -> Bool {
        ["st", "nd", "rd", "th"].contains(String(decoding: bytes, as: UTF8.self))
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    /// The month of a whole English name, or of its first three letters.
    private static func month(named word: ArraySlice<UInt8>) -> Int? {
        let name = String(decoding: word.prefix(10), as: UTF8.self).lowercased()
        let index = months.firstIndex { $0 == name || (name.utf8.count == 3 && $0.hasPrefix(name)) }
        return index.map { $0 + 1 }
    }
}
