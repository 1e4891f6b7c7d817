#include "Converter.h"

#include <unicode/ucnv.h>

kindred_conversion kindred_decode(
    const char *charset, const uint8_t *input, size_t count, uint8_t *output, size_t capacity,
    size_t *length, int *replaced) {
    (void)charset; (void)input; (void)count; (void)output; (void)capacity;
    *length = 0;
    *replaced = 0;
    return KINDRED_CONVERTER_FAILED;
}
