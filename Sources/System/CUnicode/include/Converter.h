#ifndef KINDRED_CONVERTER_H
#define KINDRED_CONVERTER_H

#include <stddef.h>
#include <stdint.h>

/// Decodes bytes of a charset that ICU knows into UTF-8.
///
/// `charset` is a NUL-terminated name. Writes at most `capacity` bytes to `output` and puts the
/// needed count into `length`. `*replaced` is 1 where bytes did not fit the charset (each became
/// U+FFFD).
typedef enum {
    KINDRED_CONVERTED = 0,
    KINDRED_UNKNOWN_CHARSET = 1,
    KINDRED_TOO_SMALL = 2,
    KINDRED_CONVERTER_FAILED = 3
} kindred_conversion;

kindred_conversion kindred_decode(
    const char *charset, const uint8_t *input, size_t count, uint8_t *output, size_t capacity,
    size_t *length, int *replaced);

#endif
