import CUnicode

/// The names of months that the system ICU has.
enum ICUMonthNames {
    /// The names of a calendar's months in a locale, in ICU's order, empty where the locale has
    /// none of its own; no names where ICU does not know the locale.
    static func names(of system: CalendarSystem, locale: String) -> [String] {
        guard !locale.utf8.contains(0) else { return [] }
        var output = [UInt8](repeating: 0, count: capacity)
        let written = unsafe kindred_month_names(
            locale,
            system.identifier,
            &output,
            Int32(clamping: capacity)
        )
        let bytes = output.prefix(max(0, Int(written)))
        return bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// More than the fourteen longest names take.
    private static let capacity = 4096
}
