#ifndef KINDRED_CALENDAR_H
#define KINDRED_CALENDAR_H

#include <stdint.h>

/// The calendars that the system ICU knows and we name to it. There is no other, and none of them
/// is Gregorian.
typedef enum {
    KINDRED_CHINESE = 0,
    KINDRED_DANGI,
    KINDRED_HEBREW,
    KINDRED_ISLAMIC,
    KINDRED_ISLAMIC_CIVIL,
    KINDRED_ISLAMIC_TABULAR,
    KINDRED_ISLAMIC_UMM_AL_QURA,
    KINDRED_PERSIAN,
    KINDRED_BUDDHIST,
    KINDRED_ROC,
    KINDRED_JAPANESE,
    KINDRED_COPTIC,
    KINDRED_ETHIOPIC,
    KINDRED_ETHIOPIC_AMETE_ALEM,
    KINDRED_INDIAN,
    KINDRED_CALENDAR_COUNT
} kindred_calendar_system;

/// What became of a call.
typedef enum {
    KINDRED_CALENDAR_DONE = 0,
    /// ICU does not know the calendar: it would have opened another one.
    KINDRED_CALENDAR_UNKNOWN = 1,
    /// There is no such date, or it did not read back as it was written.
    KINDRED_CALENDAR_REFUSED = 2,
    /// ICU failed.
    KINDRED_CALENDAR_FAILED = 3
} kindred_calendar_status;

/// The fields of a date. Months count from 1; `era` is ICU's number (0 where there is one era
/// only).
typedef struct {
    int32_t era;
    int32_t year;
    int32_t month;
    int32_t is_leap_month;
    int32_t day;
} kindred_calendar_fields;

/// A day, counted from 1970-01-01, and whether it was found.
typedef struct {
    kindred_calendar_status status;
    int64_t day;
} kindred_calendar_day_result;

/// The fields of a day, and whether they were found.
typedef struct {
    kindred_calendar_status status;
    kindred_calendar_fields fields;
} kindred_calendar_fields_result;

/// An open calendar; one owner at a time.
typedef struct kindred_calendar kindred_calendar;

/// Takes the calendar that this thread keeps, or opens one; NULL with `*status` set where ICU does
/// not know it.
kindred_calendar *kindred_calendar_acquire(
    kindred_calendar_system system, kindred_calendar_status *status);

/// Gives the calendar back to the calling thread, which keeps one of each system until it ends.
void kindred_calendar_release(kindred_calendar *calendar);

/// The day of the fields: strict, and every field read back and compared.
kindred_calendar_day_result kindred_calendar_day(
    kindred_calendar *calendar, kindred_calendar_fields fields);

/// The fields of a day.
kindred_calendar_fields_result kindred_calendar_fields_of_day(
    kindred_calendar *calendar, int64_t day);

/// Whether ICU opens a calendar of that very identifier (NUL-terminated, small letters, digits and
/// hyphens).
kindred_calendar_status kindred_calendar_probe(const char *identifier);

/// The major version of the ICU that is running.
int32_t kindred_icu_major_version(void);

#endif
