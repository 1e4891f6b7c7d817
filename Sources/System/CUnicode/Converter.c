#include "Converter.h"

#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>

enum { PIVOT = 1024, LONGEST_NAME = 59 };

/// The UTF-8 that is being written: `needed` counts on where `capacity` ends.
typedef struct {
    uint8_t *bytes;
    size_t capacity;
    size_t needed;
    /// A high surrogate that waits for its low one, or 0.
    UChar pending;
    int replaced;
} utf8_output;

static void put_byte(utf8_output *output, uint32_t byte) {
    if (output->needed < output->capacity) output->bytes[output->needed] = (uint8_t)byte;
    output->needed++;
}

static void put_scalar(utf8_output *output, uint32_t scalar) {
    if (scalar < 0x80) {
        put_byte(output, scalar);
    } else if (scalar < 0x800) {
        put_byte(output, 0xC0 | scalar >> 6);
        put_byte(output, 0x80 | (scalar & 0x3F));
    } else if (scalar < 0x10000) {
        put_byte(output, 0xE0 | scalar >> 12);
        put_byte(output, 0x80 | (scalar >> 6 & 0x3F));
        put_byte(output, 0x80 | (scalar & 0x3F));
    } else {
        put_byte(output, 0xF0 | scalar >> 18);
        put_byte(output, 0x80 | (scalar >> 12 & 0x3F));
        put_byte(output, 0x80 | (scalar >> 6 & 0x3F));
        put_byte(output, 0x80 | (scalar & 0x3F));
    }
}

static void put_replacement(utf8_output *output) {
    put_scalar(output, 0xFFFD);
    output->replaced = 1;
}

/// Writes one UTF-16 unit; a surrogate without its partner becomes U+FFFD.
static void put_unit(utf8_output *output, UChar unit) {
    UChar high = output->pending;
    output->pending = 0;
    if (unit >= 0xDC00 && unit <= 0xDFFF && high != 0) {
        put_scalar(output, 0x10000 + ((uint32_t)(high - 0xD800) << 10) + (unit - 0xDC00u));
        return;
    }
    if (high != 0) put_replacement(output);
    if (unit >= 0xD800 && unit <= 0xDBFF) {
        output->pending = unit;
    } else if (unit >= 0xDC00 && unit <= 0xDFFF) {
        put_replacement(output);
    } else {
        put_scalar(output, unit);
    }
}

/// ICU's own substitution writes U+001A for some single bytes: write U+FFFD always, and note it.
static void replace_bytes(
    const void *context, UConverterToUnicodeArgs *arguments, const char *bytes, int32_t count,
    UConverterCallbackReason reason, UErrorCode *error) {
    static const UChar replacement = 0xFFFD;
    (void)bytes;
    (void)count;
    if (reason > UCNV_IRREGULAR) return;
    utf8_output *output = (utf8_output *)(uintptr_t)context;
    output->replaced = 1;
    *error = U_ZERO_ERROR;
    ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, error);
}

/// A charset label as it is registered: letters, digits and a few marks, no ICU option (they follow
/// a comma).
static int is_label(const char *charset) {
    size_t length = 0;
    for (; charset[length] != 0; length++) {
        char byte = charset[length];
        int allowed = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
            || (byte >= '0' && byte <= '9') || strchr("-_.:+()", byte) != NULL;
        if (!allowed || length >= LONGEST_NAME) return 0;
    }
    return length > 0;
}

/// The wider charset that writers mean by a label (WHATWG Encoding Standard §4.2), or the label
/// itself.
static const char *charset_meant(const char *label) {
    static const char *const wider[][2] = {
        {"GB2312", "GB18030"},      {"GBK", "GB18030"},
        {"GB_2312-80", "GB18030"},  {"EUC-KR", "windows-949"},
        {"KS_C_5601-1987", "windows-949"},
    };
    for (size_t index = 0; index < sizeof wider / sizeof wider[0]; index++) {
        if (ucnv_compareNames(label, wider[index][0]) == 0) return wider[index][1];
    }
    return label;
}

static UConverter *open_converter(const char *charset, kindred_conversion *status) {
    if (!is_label(charset)) {
        *status = KINDRED_UNKNOWN_CHARSET;
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(charset_meant(charset), &error);
    if (U_SUCCESS(error) && converter != NULL) return converter;
    if (converter != NULL) ucnv_close(converter);
    *status = error == U_MEMORY_ALLOCATION_ERROR ? KINDRED_CONVERTER_FAILED
                                                 : KINDRED_UNKNOWN_CHARSET;
    return NULL;
}

static kindred_conversion decode_all(
    UConverter *converter, const uint8_t *input, size_t count, utf8_output *output) {
    const char *source = (const char *)input;
    const char *end = source + count;
    UErrorCode error;
    do {
        UChar units[PIVOT];
        UChar *target = units;
        error = U_ZERO_ERROR;
        ucnv_toUnicode(converter, &target, units + PIVOT, &source, end, NULL, 1, &error);
        for (const UChar *unit = units; unit < target; unit++) put_unit(output, *unit);
    } while (error == U_BUFFER_OVERFLOW_ERROR);
    if (output->pending != 0) {
        output->pending = 0;
        put_replacement(output);
    }
    if (U_FAILURE(error)) return KINDRED_CONVERTER_FAILED;
    return output->needed > output->capacity ? KINDRED_TOO_SMALL : KINDRED_CONVERTED;
}

kindred_conversion kindred_decode(
    const char *charset, const uint8_t *input, size_t count, uint8_t *output, size_t capacity,
    size_t *length, int *replaced) {
    *length = 0;
    *replaced = 0;
    kindred_conversion status = KINDRED_CONVERTER_FAILED;
    UConverter *converter = open_converter(charset, &status);
    if (converter == NULL) return status;

    utf8_output text = {output, output == NULL ? 0 : capacity, 0, 0, 0};
    UErrorCode error = U_ZERO_ERROR;
    ucnv_setToUCallBack(converter, replace_bytes, &text, NULL, NULL, &error);
    if (U_SUCCESS(error)) {
        static const uint8_t nothing = 0;
        status = decode_all(converter, count == 0 ? &nothing : input, count, &text);
    }
    ucnv_close(converter);
    *length = text.needed;
    *replaced = text.replaced;
    return status;
}
