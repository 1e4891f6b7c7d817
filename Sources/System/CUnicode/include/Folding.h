#ifndef KINDRED_FOLDING_H
#define KINDRED_FOLDING_H

#include <stddef.h>
#include <stdint.h>

/// Folds UTF-8 for searching: compatibility decomposition, full case folding, and no nonspacing
/// marks, so that texts which differ in case and diacritics alone become the same.
///
/// Writes at most `capacity` bytes to `output` and puts the needed count into `length`. Bytes that
/// are no UTF-8 become U+FFFD. Returns 1 where everything was written, 0 where there was no room,
/// -1 where ICU failed.
int kindred_fold(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity, size_t *length);

#endif
