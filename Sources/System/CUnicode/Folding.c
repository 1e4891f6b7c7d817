#include "Folding.h"

#include <limits.h>
#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

/// What one step of folding does: an ICU function over UTF-16.
typedef int32_t step(UChar *output, int32_t capacity, const UChar *input, int32_t count, UErrorCode *error);

static int32_t from_utf8(UChar *output, int32_t capacity, const UChar *input, int32_t count, UErrorCode *error) {
    int32_t length = 0;
    u_strFromUTF8WithSub(output, capacity, &length, (const char *)input, count, 0xFFFD, NULL, error);
    return length;
}

static int32_t decompose(UChar *output, int32_t capacity, const UChar *input, int32_t count, UErrorCode *error) {
    const UNormalizer2 *form = unorm2_getNFKDInstance(error);
    return unorm2_normalize(form, input, count, output, capacity, error);
}

static int32_t fold_case(UChar *output, int32_t capacity, const UChar *input, int32_t count, UErrorCode *error) {
    return u_strFoldCase(output, capacity, input, count, U_FOLD_CASE_DEFAULT, error);
}

/// Runs a step into memory of its own, which the caller frees; NULL where it failed.
static UChar *run(step *one, const UChar *input, int32_t count, int32_t *length) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t needed = one(NULL, 0, input, count, &error);
    if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) return NULL;
    UChar *output = malloc(sizeof(UChar) * ((size_t)needed + 1));
    if (output == NULL) return NULL;
    error = U_ZERO_ERROR;
    *length = one(output, needed + 1, input, count, &error);
    if (U_FAILURE(error)) {
        free(output);
        return NULL;
    }
    return output;
}

/// Takes nonspacing marks out, in place.
static int32_t drop_marks(UChar *text, int32_t count) {
    int32_t read = 0, written = 0;
    while (read < count) {
        int32_t start = read;
        UChar32 scalar;
        U16_NEXT(text, read, count, scalar);
        if (u_charType(scalar) == U_NON_SPACING_MARK) continue;
        while (start < read) text[written++] = text[start++];
    }
    return written;
}

int kindred_fold(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity, size_t *length) {
    *length = 0;
    if (count > INT_MAX / 32 || capacity > INT_MAX) return -1;
    static step *const steps[] = {from_utf8, decompose, fold_case, decompose};
    UChar *text = (UChar *)input;
    int32_t size = (int32_t)count;
    for (size_t index = 0; index < sizeof steps / sizeof *steps; index++) {
        UChar *next = run(steps[index], text, size, &size);
        if (index > 0) free(text);
        if (next == NULL) return -1;
        text = next;
    }
    size = drop_marks(text, size);
    UErrorCode error = U_ZERO_ERROR;
    int32_t needed = 0;
    u_strToUTF8WithSub(
        (char *)output, (int32_t)capacity, &needed, text, size, 0xFFFD, NULL, &error);
    free(text);
    *length = (size_t)needed;
    if (error == U_BUFFER_OVERFLOW_ERROR) return 0;
    return U_FAILURE(error) ? -1 : 1;
}
