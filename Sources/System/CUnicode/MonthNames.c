#include "MonthNames.h"

#include <stddef.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { longest_name = 96, longest_locale = 128 };

/// Whether a text is of letters, digits, `_` and `-` only, and not too long to be a name of ICU.
static int is_plain(const char *text) {
    size_t length = 0;
    for (; text[length] != 0; length++) {
        char byte = text[length];
        int allowed = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
            || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-';
        if (!allowed || length >= 48) return 0;
    }
    return length > 0;
}

/// Whether ICU has data for the locale: for one that it does not know it would take the process's.
static int is_known(const char *locale) {
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_open(NULL, locale, &error);
    if (bundle != NULL) ures_close(bundle);
    return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

static UDateFormat *open_format(const char *locale, const char *calendar) {
    static const char keyword[] = "@calendar=";
    char name[longest_locale];
    size_t locale_length = strlen(locale);
    size_t calendar_length = strlen(calendar);
    if (locale_length + sizeof keyword + calendar_length > sizeof name) return NULL;
    memcpy(name, locale, locale_length);
    memcpy(name + locale_length, keyword, sizeof keyword - 1);
    memcpy(name + locale_length + sizeof keyword - 1, calendar, calendar_length + 1);

    static const UChar zone[] = {'U', 'T', 'C', 0};
    UErrorCode error = U_ZERO_ERROR;
    UDateFormat *format = udat_open(UDAT_NONE, UDAT_LONG, name, zone, 3, NULL, 0, &error);
    if (format != NULL && U_FAILURE(error)) {
        udat_close(format);
        return NULL;
    }
    return format;
}

/// Reads a name into `name`, empty where there is none; returns its length.
static int32_t read_name(const UDateFormat *format, int32_t index, UChar *name) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = udat_getSymbols(format, UDAT_MONTHS, index, name, longest_name, &error);
    if (U_FAILURE(error) || length >= longest_name) length = 0;
    name[length] = 0;
    return length;
}

/// Whether a name is a number only.
static int is_number(const UChar *name, int32_t length) {
    for (int32_t index = 0; index < length; index++) {
        if (name[index] < '0' || name[index] > '9') return 0;
    }
    return 1;
}

static int32_t write_names(
    const UDateFormat *format, const UDateFormat *root, uint8_t *output, int32_t capacity) {
    int32_t written = 0;
    int32_t count = udat_countSymbols(format, UDAT_MONTHS);
    for (int32_t index = 0; index < count; index++) {
        UChar name[longest_name];
        UChar fallback[longest_name];
        int32_t length = read_name(format, index, name);
        read_name(root, index, fallback);
        if (!is_number(name, length) && u_strcmp(name, fallback) != 0) {
            UErrorCode error = U_ZERO_ERROR;
            int32_t bytes = 0;
            u_strToUTF8(
                (char *)output + written, capacity - written, &bytes, name, length, &error);
            if (U_FAILURE(error)) return -1;
            written += bytes;
        }
        if (written >= capacity) return -1;
        output[written++] = '\n';
    }
    return written;
}

int32_t kindred_month_names(
    const char *locale, const char *calendar, uint8_t *output, int32_t capacity) {
    if (!is_plain(locale) || !is_plain(calendar) || capacity <= 0 || !is_known(locale)) return -1;
    UDateFormat *format = open_format(locale, calendar);
    UDateFormat *root = open_format("root", calendar);
    int32_t written = -1;
    if (format != NULL && root != NULL) written = write_names(format, root, output, capacity);
    if (format != NULL) udat_close(format);
    if (root != NULL) udat_close(root);
    return written;
}
