import Glibc

/// The machine's own date; every other part of the program is told what day it is.
package enum MachineClock {
    /// Today's Gregorian date in the machine's time zone (`TZ`, else the system's).
    package static func today() -> (year: Int, month: Int, day: Int) {
        tzset()
        var now = time_t()
        unsafe time(&now)
        var parts = unsafe tm()
        unsafe localtime_r(&now, &parts)
        return unsafe (
            Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)
        )
    }
}
