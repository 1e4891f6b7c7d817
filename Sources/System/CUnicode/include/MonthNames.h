#ifndef KINDRED_MONTH_NAMES_H
#define KINDRED_MONTH_NAMES_H

#include <stdint.h>

/// The names that a locale has for the months of a calendar, as they stand beside a day.
///
/// `locale` (such as `de_AT`) and `calendar` (such as `hebrew`) are NUL-terminated and of letters,
/// digits, `_` and `-`. Writes UTF-8 into `output`, each name followed by a line feed, in ICU's
/// order (Hebrew: Tishri … Elul, then Adar II). A name is empty where the locale has none of its
/// own and would number the month or fall back on ICU's root.
///
/// Returns how many bytes were written, or -1 where ICU knows no such locale, failed, or the names
/// do not fit.
int32_t kindred_month_names(
    const char *locale, const char *calendar, uint8_t *output, int32_t capacity);

#endif
