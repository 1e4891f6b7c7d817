#include "Calendar.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uversion.h>

struct kindred_calendar {
    UCalendar *icu;
    kindred_calendar_system system;
};

static const char *const identifiers[KINDRED_CALENDAR_COUNT] = {
    [KINDRED_CHINESE] = "chinese",
    [KINDRED_DANGI] = "dangi",
    [KINDRED_HEBREW] = "hebrew",
    [KINDRED_ISLAMIC] = "islamic",
    [KINDRED_ISLAMIC_CIVIL] = "islamic-civil",
    [KINDRED_ISLAMIC_TABULAR] = "islamic-tbla",
    [KINDRED_ISLAMIC_UMM_AL_QURA] = "islamic-umalqura",
    [KINDRED_PERSIAN] = "persian",
    [KINDRED_BUDDHIST] = "buddhist",
    [KINDRED_ROC] = "roc",
    [KINDRED_JAPANESE] = "japanese",
    [KINDRED_COPTIC] = "coptic",
    [KINDRED_ETHIOPIC] = "ethiopic",
    [KINDRED_ETHIOPIC_AMETE_ALEM] = "ethiopic-amete-alem",
    [KINDRED_INDIAN] = "indian",
};

static const int64_t milliseconds_per_day = 86400000;
static const int64_t noon = 43200000;
/// Some 27,000 years either way: far inside what ICU and a double hold exactly.
static const int64_t farthest_day = 10000000;

/// Opens the calendar of an identifier, and makes sure that ICU opened that one: for a name it does
/// not know it opens the Gregorian calendar without an error.
static UCalendar *open_calendar(const char *identifier, kindred_calendar_status *status) {
    static const char prefix[] = "@calendar=";
    char locale[64];
    size_t length = strlen(identifier);
    if (length == 0 || length >= sizeof locale - sizeof prefix) {
        *status = KINDRED_CALENDAR_UNKNOWN;
        return NULL;
    }
    memcpy(locale, prefix, sizeof prefix - 1);
    memcpy(locale + sizeof prefix - 1, identifier, length + 1);

    static const UChar zone[] = {'U', 'T', 'C', 0};
    UErrorCode error = U_ZERO_ERROR;
    UCalendar *icu = ucal_open(zone, 3, locale, UCAL_DEFAULT, &error);
    if (icu == NULL || U_FAILURE(error)) {
        if (icu != NULL) ucal_close(icu);
        *status = KINDRED_CALENDAR_FAILED;
        return NULL;
    }
    const char *type = ucal_getType(icu, &error);
    if (U_FAILURE(error) || type == NULL || strcmp(type, identifier) != 0) {
        ucal_close(icu);
        *status = KINDRED_CALENDAR_UNKNOWN;
        return NULL;
    }
    ucal_setAttribute(icu, UCAL_LENIENT, 0);
    *status = KINDRED_CALENDAR_DONE;
    return icu;
}

static void close_calendar(kindred_calendar *calendar) {
    ucal_close(calendar->icu);
    free(calendar);
}

// What a thread keeps: at most one open calendar of each system, closed when the thread ends.

typedef struct {
    kindred_calendar *kept[KINDRED_CALENDAR_COUNT];
} thread_calendars;

static pthread_key_t thread_key;
static int thread_key_exists = 0;
static pthread_once_t thread_key_once = PTHREAD_ONCE_INIT;

static void close_thread_calendars(void *value) {
    thread_calendars *calendars = value;
    for (int index = 0; index < KINDRED_CALENDAR_COUNT; index++) {
        if (calendars->kept[index] != NULL) close_calendar(calendars->kept[index]);
    }
    free(calendars);
}

static void make_thread_key(void) {
    thread_key_exists = pthread_key_create(&thread_key, close_thread_calendars) == 0;
}

/// The calendars of this thread, or NULL where there is no memory for them (then nothing is kept).
static thread_calendars *calendars_of_thread(void) {
    pthread_once(&thread_key_once, make_thread_key);
    if (!thread_key_exists) return NULL;
    thread_calendars *calendars = pthread_getspecific(thread_key);
    if (calendars != NULL) return calendars;
    calendars = calloc(1, sizeof *calendars);
    if (calendars == NULL) return NULL;
    if (pthread_setspecific(thread_key, calendars) != 0) {
        free(calendars);
        return NULL;
    }
    return calendars;
}

static int is_known(kindred_calendar_system system) {
    return (int)system >= 0 && (int)system < KINDRED_CALENDAR_COUNT;
}

kindred_calendar *kindred_calendar_acquire(
    kindred_calendar_system system, kindred_calendar_status *status) {
    if (!is_known(system)) {
        *status = KINDRED_CALENDAR_UNKNOWN;
        return NULL;
    }
    thread_calendars *calendars = calendars_of_thread();
    if (calendars != NULL && calendars->kept[system] != NULL) {
        kindred_calendar *calendar = calendars->kept[system];
        calendars->kept[system] = NULL;
        *status = KINDRED_CALENDAR_DONE;
        return calendar;
    }
    UCalendar *icu = open_calendar(identifiers[system], status);
    if (icu == NULL) return NULL;
    kindred_calendar *calendar = malloc(sizeof *calendar);
    if (calendar == NULL) {
        ucal_close(icu);
        *status = KINDRED_CALENDAR_FAILED;
        return NULL;
    }
    calendar->icu = icu;
    calendar->system = system;
    return calendar;
}

void kindred_calendar_release(kindred_calendar *calendar) {
    if (calendar == NULL) return;
    thread_calendars *calendars = calendars_of_thread();
    if (calendars != NULL && calendars->kept[calendar->system] == NULL) {
        calendars->kept[calendar->system] = calendar;
    } else {
        close_calendar(calendar);
    }
}

static int has_leap_months(kindred_calendar_system system) {
    return system == KINDRED_CHINESE || system == KINDRED_DANGI;
}

static kindred_calendar_fields read_fields(const kindred_calendar *calendar, UErrorCode *error) {
    kindred_calendar_fields fields;
    fields.era = ucal_get(calendar->icu, UCAL_ERA, error);
    fields.year = ucal_get(calendar->icu, UCAL_YEAR, error);
    fields.month = ucal_get(calendar->icu, UCAL_MONTH, error) + 1;
    fields.is_leap_month = has_leap_months(calendar->system)
        ? ucal_get(calendar->icu, UCAL_IS_LEAP_MONTH, error)
        : 0;
    fields.day = ucal_get(calendar->icu, UCAL_DATE, error);
    return fields;
}

kindred_calendar_day_result kindred_calendar_day(
    kindred_calendar *calendar, kindred_calendar_fields fields) {
    kindred_calendar_day_result result = {KINDRED_CALENDAR_REFUSED, 0};
    int leap_months = has_leap_months(calendar->system);
    if (fields.month < 1 || fields.month > 13) return result;
    if (!leap_months && fields.is_leap_month != 0) return result;

    UCalendar *icu = calendar->icu;
    ucal_clear(icu);
    ucal_set(icu, UCAL_ERA, fields.era);
    ucal_set(icu, UCAL_YEAR, fields.year);
    ucal_set(icu, UCAL_MONTH, fields.month - 1);
    if (leap_months) ucal_set(icu, UCAL_IS_LEAP_MONTH, fields.is_leap_month);
    ucal_set(icu, UCAL_DATE, fields.day);
    ucal_set(icu, UCAL_HOUR_OF_DAY, 12);

    UErrorCode error = U_ZERO_ERROR;
    double moment = ucal_getMillis(icu, &error);
    if (error == U_MEMORY_ALLOCATION_ERROR) result.status = KINDRED_CALENDAR_FAILED;
    if (U_FAILURE(error)) return result;
    double limit = (double)farthest_day * (double)milliseconds_per_day;
    if (!(moment > -limit && moment < limit)) return result;
    int64_t from_midnight = (int64_t)moment - noon;
    if (from_midnight % milliseconds_per_day != 0) return result;

    kindred_calendar_fields back = read_fields(calendar, &error);
    if (U_FAILURE(error) || back.era != fields.era || back.year != fields.year
        || back.month != fields.month || back.is_leap_month != fields.is_leap_month
        || back.day != fields.day) {
        return result;
    }
    result.status = KINDRED_CALENDAR_DONE;
    result.day = from_midnight / milliseconds_per_day;
    return result;
}

kindred_calendar_fields_result kindred_calendar_fields_of_day(
    kindred_calendar *calendar, int64_t day) {
    kindred_calendar_fields_result result = {KINDRED_CALENDAR_REFUSED, {0, 0, 0, 0, 0}};
    if (day <= -farthest_day || day >= farthest_day) return result;
    UErrorCode error = U_ZERO_ERROR;
    ucal_setMillis(calendar->icu, (double)(day * milliseconds_per_day + noon), &error);
    kindred_calendar_fields fields = read_fields(calendar, &error);
    if (U_FAILURE(error)) {
        result.status = KINDRED_CALENDAR_FAILED;
        return result;
    }
    result.status = KINDRED_CALENDAR_DONE;
    result.fields = fields;
    return result;
}

kindred_calendar_status kindred_calendar_probe(const char *identifier) {
    for (const char *byte = identifier; *byte != 0; byte++) {
        int allowed = (*byte >= 'a' && *byte <= 'z') || (*byte >= '0' && *byte <= '9')
            || *byte == '-';
        if (!allowed) return KINDRED_CALENDAR_UNKNOWN;
    }
    kindred_calendar_status status = KINDRED_CALENDAR_FAILED;
    UCalendar *icu = open_calendar(identifier, &status);
    if (icu != NULL) ucal_close(icu);
    return status;
}

int32_t kindred_icu_major_version(void) {
    UVersionInfo version;
    u_getVersion(version);
    return version[0];
}
